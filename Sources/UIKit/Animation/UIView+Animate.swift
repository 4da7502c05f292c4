internal import Motion

extension UIView {
  /// Animates what the block changes, with easeInOut; times are seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates what the block changes. The properties have their new values when this returns; the
  /// screen follows. The completion hears false if an animation was removed or replaced.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    Stage.current.animate(
      AnimationRequest(duration: duration, delay: delay, law: options.law, options: options),
      animations, completion)
  }

  /// A spring fitted to the duration, at whose end less than 0.001 of the way is left.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without passing the end, less swings; more counts as 1.
  ///   - velocity: ways per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let law = AnimationBlock.Law.damped(ratio: dampingRatio, velocity: velocity)
    Stage.current.animate(
      AnimationRequest(duration: duration, delay: delay, law: law, options: options),
      animations, completion)
  }

  /// A spring by its perceptual duration p and bounce b: angular frequency 2π/p, damping ratio 1 − b,
  /// or 1/(1 + b) below 0. It ends when it has settled, which is later than p.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let stage = Stage.current
    let spring = stage.perceptualSpring(duration, bounce, velocity)
    stage.animate(
      AnimationRequest(
        duration: spring?.settlingDuration ?? 0, delay: delay,
        law: spring.map { .spring($0) } ?? .curve(.easeInOut), options: options),
      animations, completion)
  }

  /// Plays what the block animates `count` times, each time forth, and back too if so told.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    Stage.current.repeating(count, autoreverses: autoreverses, animations)
  }

  /// Changes made in the block are not animated, even inside a block that animates.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Stage.current.quietly(actionsWithoutAnimation)
  }

  /// While off, blocks apply at once. What runs already is left alone.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Stage.current.blocks.isEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { Stage.current.blocks.isEnabled }

  /// The duration of the innermost block of animations, seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    Stage.current.blocks.stack.last?.duration ?? 0
  }
}
