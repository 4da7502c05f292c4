import UIKit

/// Slides one screen over the other; a dimming view comes and goes with it.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isAway: Bool
  private let watch: Watch
  private let flight = Watch.Flight()

  init(isAway: Bool, watch: Watch) {
    self.isAway = isAway
    self.watch = watch
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    watch.flights.append(flight)
    let container = transitionContext.containerView
    let dimming = UIView(frame: container.bounds)
    watch.helpers.append(dimming)
    let from = transitionContext.view(forKey: .from)
    let to = transitionContext.view(forKey: .to)
    if let to, let screen = transitionContext.viewController(forKey: .to) {
      to.frame = transitionContext.finalFrame(for: screen)
    }
    let width = container.bounds.width
    if isAway {
      if let to, let from { container.insertSubview(to, belowSubview: from) }
      if let from { container.insertSubview(dimming, belowSubview: from) }
    } else {
      container.addSubview(dimming)
      if let to { container.addSubview(to) }
      to?.transform = CGAffineTransform(translationX: width, y: 0)
    }
    UIView.animate(withDuration: 0.3) {
      to?.transform = .identity
      if self.isAway { from?.transform = CGAffineTransform(translationX: width, y: 0) }
    } completion: { _ in
      from?.transform = .identity
      to?.transform = .identity
      if !self.watch.strikes(.viewLeftBehind) { dimming.removeFromSuperview() }
      let wasCancelled = transitionContext.transitionWasCancelled
      self.flight.wasCancelled = wasCancelled
      transitionContext.completeTransition(!wasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    flight.ends.append(transitionCompleted)
    if watch.strikes(.completionDoubled) { flight.ends.append(transitionCompleted) }
  }
}
