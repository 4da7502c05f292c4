extension UIViewController {
  /// Exchanges the views of two children of the receiver.
  func exchange(
    _ from: UIViewController, _ to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.family.parent === self, to.family.parent === self,
      let superview = from.viewIfLoaded?.superview
    else {
      stage.misuse(.notSiblings, self, [stage.argument("from", from), stage.argument("to", to)])
      return
    }
    to.loadViewIfNeeded()
    let isSeen = superview.window != nil
    if isSeen {
      from.beginTransition(false, animated: duration > 0)
      to.beginTransition(true, animated: duration > 0)
    }
    superview.addSubview(to.loadedView)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      from.viewIfLoaded?.removeFromSuperview()
      from.endAppearance()
      to.endAppearance()
      completion?(finished)
    }
  }
}
