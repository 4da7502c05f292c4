package import Motion

extension UIView {
  /// Animates by a timing curve that UIKit's options have no bits for.
  package class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, timing: TimingCurve,
    options: AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    Stage.current.animate(
      AnimationRequest(duration: duration, delay: delay, law: .curve(timing), options: options),
      animations, completion)
  }
}
