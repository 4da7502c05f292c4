public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// What can be started, held, scrubbed and reversed.
@MainActor
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  /// How far it is in its present direction, 0 to 1.
  var fractionComplete: CGFloat { get set }

  func startAnimation()
  /// - Parameter delay: Seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What runs animations given as blocks.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// What stands behind `addAnimations`, which is optional in UIKit.
  func appendAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// What stands behind `addCompletion`, which is optional in UIKit.
  func appendCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

// Optional in UIKit, so `animator.addCompletion?{ }` has to compile on the protocol's type.
extension UIViewImplicitlyAnimating {
  public var addAnimations: ((@escaping () -> Void) -> Void)? {
    { self.appendAnimations($0, delayFactor: 0) }
  }

  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.appendCompletion($0) }
  }

  public func appendAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func appendCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
