/// The finger that takes the top page off a navigation stack, from the left edge of the screen.
@MainActor
final class PopGesture: UIGestureRecognizerDelegate {
  init(of navigation: UINavigationController) {
    self.navigation = navigation
    recognizer = navigation.stage.with { UIScreenEdgePanGestureRecognizer() }
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.follow() }
  }

  let recognizer: UIScreenEdgePanGestureRecognizer
  private weak var navigation: UINavigationController?
  private var driver: UIPercentDrivenInteractiveTransition?

  /// How fast a finger must be for its direction to decide, points per second.
  private nonisolated static let fast = 100.0

  /// A page lies below, nothing is in flight, and UIKit's own animation will play: one of the
  /// delegate's has nobody who drives it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.transitionCoordinator == nil else { return false }
    let pages = navigation.viewControllers.suffix(2)
    guard pages.count == 2, let below = pages.first, let top = pages.last else { return false }
    return navigation.askAnimator(.pop, from: top, to: below) == nil
  }

  private func follow() {
    switch recognizer.state {
    case .began:
      begin()
      driver?.update(progress)
    case .changed: driver?.update(progress)
    case .ended: end()
    case .cancelled: cancel()
    default: break
    }
  }

  /// The fraction of the width that the finger has gone.
  private var progress: CGFloat {
    let width = navigation?.viewIfLoaded?.bounds.width ?? 0
    return width > 0 ? min(max(recognizer.path.translation.x / width, 0), 1) : 0
  }

  private func begin() {
    guard let navigation else { return }
    guard navigation.viewControllers.count > 1 else {
      navigation.stage.misuse(.popAtRoot, navigation)
      return
    }
    driver = navigation.stage.with { UIPercentDrivenInteractiveTransition() }
    navigation.navigation.popDriver = driver
    navigation.popViewController(animated: true)
    navigation.viewIfLoaded?.layoutIfNeeded()
    navigation.navigation.popDriver = nil
  }

  private func end() {
    let velocity = recognizer.windowVelocity.x
    let finishes = abs(velocity) > PopGesture.fast ? velocity > 0 : progress > 0.5
    if finishes {
      driver?.finish()
      driver = nil
    } else {
      cancel()
    }
  }

  private func cancel() {
    driver?.cancel()
    driver = nil
  }
}
