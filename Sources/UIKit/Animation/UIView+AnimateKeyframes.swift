extension UIView {
  /// Animates along keyframes that `addKeyframe` gives inside the block; what the block changes
  /// outside of them takes the whole duration. The curve bits of `AnimationOptions` shape the time
  /// of the whole: easeInOut if there are none.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let common = options.common
    Stage.current.animate(
      AnimationRequest(
        "animateKeyframes", duration: duration, delay: delay, law: common.law, options: common,
        mode: options.mode),
      animations, completion)
  }

  /// What the block changes moves from where it is at the start to its new value at the end of a part
  /// of the duration, both as fractions of it.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    Stage.current.addKeyframe(frameStartTime, frameDuration, animations)
  }
}
