extension UIView {
  /// Changes the look of a view by a change of pictures, of which there are none here: the block is
  /// applied at once, and the completion comes after the duration. Only with `allowAnimatedContent`
  /// is what the block changes animated. Without a transition among the options it is over at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    Stage.current.transition(view, duration, options, completion) { animations?() }
  }

  /// Takes one view out of its superview and puts the other in its place; with
  /// `showHideTransitionViews` hides and shows them instead.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let parent = fromView.superview ?? toView.superview ?? fromView
    Stage.current.transition(parent, duration, options, completion) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let parent = fromView.superview, fromView !== toView {
        parent.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
  }
}

extension UIView.AnimationOptions {
  /// The field that names a change of pictures; 0 is none.
  fileprivate var transitionField: UInt { rawValue >> 20 & 0xF }
}

extension Stage {
  fileprivate func transition(
    _ view: UIView, _ duration: Double, _ options: UIView.AnimationOptions,
    _ completion: ((Bool) -> Void)?, _ body: () -> Void
  ) {
    let group = makeGroup("transition", completion)
    let request = AnimationRequest(
      "transition", duration: duration, law: options.law, options: options)
    open(request, group)
    let isSeen =
      options.transitionField != 0 && view.window != nil && blocks.current?.isInstant == false
    if isSeen, let block = blocks.stack.last {
      group.waits(until: time + block.delay + block.duration)
    }
    if options.contains(.allowAnimatedContent) { body() } else { quietly(body) }
    close(group)
  }

  /// Runs a body whose changes are not animated.
  func quietly(_ body: () -> Void) {
    let before = blocks.isEnabled
    blocks.isEnabled = false
    body()
    blocks.isEnabled = before
  }
}
