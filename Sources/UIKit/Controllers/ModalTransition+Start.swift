// What happens after the commit: the container comes into the window, the controllers hear that
// they will appear and disappear, and the animator starts.

extension ModalTransition {
  func start() {
    guard phase == .waiting else { return }
    guard prepareViews() else {
      refuseStart()
      return
    }
    phase = .running
    record.movesPresenter = movesPresenter
    prepareCoordinator()
    tellPresentationControllers()
    sendWill()
    if isAnimated {
      animate()
    } else {
      announceStart(duration: 0)
      playWithoutAnimation()
    }
  }

  private func tellPresentationControllers() {
    if operation == .present {
      base.controller.tell("presentationTransitionWillBegin") {
        $0.presentationTransitionWillBegin()
      }
    } else {
      for presentation in chain.reversed() {
        presentation.controller.tell("dismissalTransitionWillBegin") {
          $0.dismissalTransitionWillBegin()
        }
      }
    }
  }

  private func sendWill() {
    if operation == .present {
      if movesPresenter { presenter.beginTransition(false, animated: isAnimated) }
      presented.beginTransition(true, animated: isAnimated)
    } else {
      between = above.isEmpty ? [] : chain.dropLast().map(\.presented).filter(\.isAppeared)
      record.between = between.map { stage.id(of: $0) }
      presented.beginTransition(false, animated: isAnimated)
      for controller in between { controller.beginTransition(false, animated: isAnimated) }
      if movesPresenter { presenter.beginTransition(true, animated: isAnimated) }
    }
  }

  private func playWithoutAnimation() {
    if operation == .present, let container = top.container {
      let view = top.controller.presentedView ?? presented.loadedView
      view.layer.frame = top.controller.frameOfPresentedViewInContainerView
      stage.moving(view, "addSubview", of: container) { container.addSubview(view) }
    }
    end(true)
  }

  /// The presenter has left the window since the call: there is nowhere to present.
  private func refuseStart() {
    presenter.refuse(
      operation, TransitionRefusal(.notInWindow, by: presenter), presented: presented,
      presenter: presenter)
    for presentation in chain { presentation.leave() }
    abort()
  }
}

extension UIViewController {
  func beginTransition(_ appears: Bool, animated: Bool) {
    beginAppearance(appears, animated: animated, driver: .transition)
  }

  var isAppeared: Bool { appearance.state == .appeared || appearance.state == .appearing }
}
