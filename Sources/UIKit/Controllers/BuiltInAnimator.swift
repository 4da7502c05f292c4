/// UIKit's own modal animations: a slide on the system spring, or a fade. `flipHorizontal` and
/// `partialCurl` slide as `coverVertical` does.
@MainActor
final class BuiltInAnimator: UIViewControllerAnimatedTransitioning {
  /// Seconds; measured for the slide.
  let duration = 0.5
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool

  init(style: UIModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isPresenting { present(context) } else { dismiss(context) }
  }

  private func present(_ context: any UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: .to),
      let view = context.view(forKey: .to)
    else {
      context.completeTransition(false)
      return
    }
    view.layer.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(view)
    let shown = Look(of: view)
    hidden(shown, in: context.containerView).apply(to: view)
    play {
      shown.apply(to: view)
    } then: {
      context.completeTransition(true)
    }
  }

  private func dismiss(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else {
      context.completeTransition(false)
      return
    }
    if let controller = context.viewController(forKey: .to),
      let behind = context.view(forKey: .to)
    {
      behind.layer.frame = context.finalFrame(for: controller)
      context.containerView.insertSubview(behind, at: 0)
    }
    let shown = Look(of: view)
    let hidden = hidden(shown, in: context.containerView)
    play {
      hidden.apply(to: view)
    } then: {
      context.completeTransition(true)
      shown.apply(to: view)
    }
  }

  private func play(
    _ changes: @escaping () -> Void, then completion: @escaping () -> Void
  ) {
    if style == .crossDissolve {
      UIView.animate(withDuration: duration, animations: changes) { _ in completion() }
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [], animations: changes
      ) { _ in completion() }
    }
  }

  private func hidden(_ shown: Look, in container: UIView) -> Look {
    var look = shown
    if style == .crossDissolve {
      look.alpha = 0
    } else {
      look.center.y += container.bounds.height
    }
    return look
  }
}

/// What these animations change of a view.
@MainActor
private struct Look {
  var center: CGPoint
  var alpha: CGFloat

  init(of view: UIView) {
    center = view.center
    alpha = view.alpha
  }

  func apply(to view: UIView) {
    view.center = center
    view.alpha = alpha
  }
}
