/// UIKit's own animations: a modal slide on the system spring, or a fade; a push from the right, over
/// what moves a third of the way. `flipHorizontal` and `partialCurl` slide as `coverVertical` does.
@MainActor
final class BuiltInAnimator: UIViewControllerAnimatedTransitioning {
  enum Kind {
    case modal(UIModalTransitionStyle, isPresenting: Bool)
    case push, pop
  }

  /// Seconds; measured for the slides.
  let duration = 0.5
  private let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    switch kind {
    case .modal(_, true): present(context)
    case .modal(_, false): dismiss(context)
    case .push: slide(context, forwards: true)
    case .pop: slide(context, forwards: false)
    }
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
      context.completeTransition(!context.transitionWasCancelled)
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
      context.completeTransition(!context.transitionWasCancelled)
      shown.apply(to: view)
    }
  }

  private func slide(_ context: any UIViewControllerContextTransitioning, forwards: Bool) {
    guard let incoming = context.view(forKey: .to), let outgoing = context.view(forKey: .from)
    else {
      context.completeTransition(false)
      return
    }
    let container = context.containerView
    container.insertSubview(incoming, at: forwards ? container.subviews.count : 0)
    let (there, width) = (Look(of: incoming), container.bounds.width)
    let left = Look(of: outgoing)
    there.moved(by: forwards ? width : -width / 3).apply(to: incoming)
    play {
      there.apply(to: incoming)
      left.moved(by: forwards ? -width / 3 : width).apply(to: outgoing)
    } then: {
      context.completeTransition(!context.transitionWasCancelled)
      left.apply(to: outgoing)
      there.apply(to: incoming)
    }
  }

  private var isFade: Bool {
    if case .modal(.crossDissolve, _) = kind { true } else { false }
  }

  private func play(
    _ changes: @escaping () -> Void, then completion: @escaping () -> Void
  ) {
    if isFade {
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
    if isFade {
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

  func moved(by distance: CGFloat) -> Look {
    var look = self
    look.center.x += distance
    return look
  }

  func apply(to view: UIView) {
    view.center = center
    view.alpha = alpha
  }
}
