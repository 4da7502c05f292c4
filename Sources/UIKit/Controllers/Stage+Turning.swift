// The screen turns: controllers hear of the size to come, then the window takes it in an animation,
// with what they have registered alongside.

extension Stage {
  /// Gives the screen a size, with the windows on it; seconds.
  package func turnScreen(to size: CGSize, duration: Double) {
    screenSize = size
    with {
      for window in windows.living where window.bounds.size != size {
        window.turn(to: size, duration: duration.isFinite ? max(0, duration) : 0)
      }
    }
  }
}

extension UIWindow {
  fileprivate func turn(to size: CGSize, duration: Double) {
    guard !isHidden, let root = rootViewController else { return resize(to: size) }
    let coordinator = TransitionCoordinator(turning: root, in: self, duration: duration)
    root.tellSize(size, coordinator)
    guard duration > 0 else {
      resize(to: size)
      coordinator.play()
      coordinator.end()
      return
    }
    let stage = Stage.current
    UIView.animate(withDuration: duration) {
      // No hand that moves a transition moves the screen.
      let drives = stage.blocks.drives
      stage.blocks.drives = []
      self.resize(to: size)
      coordinator.play()
      stage.blocks.drives = drives
    } completion: { _ in
      coordinator.end()
    }
  }

  private func resize(to size: CGSize) {
    layer.frame = CGRect(origin: .zero, size: size)
    // In a transition's container it follows that.
    if let view = rootViewController?.viewIfLoaded, view.superview == nil || view.superview == self
    {
      view.fill(size)
    }
    for presentation in rootViewController?.presentation.down?.selfAndAbove ?? [] {
      presentation.place(in: size)
    }
    layoutIfNeeded()
  }
}

extension Presentation {
  fileprivate func place(in size: CGSize) {
    guard let container else { return }
    if container.superview is UIWindow { container.fill(size) }
    guard let view = presentedViewIfLoaded else { return }
    let frame = controller.frameOfPresentedViewInContainerView
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension UIView {
  /// From the origin, whatever the transform.
  fileprivate func fill(_ size: CGSize) {
    bounds.size = size
    center = CGPoint(x: size.width / 2, y: size.height / 2)
  }
}
