internal import Motion

/// A call of `animate` before it is known what it inherits.
struct AnimationRequest {
  var name = "animate"
  /// Seconds; what is not a positive number counts as 0.
  let duration: Double
  let delay: Double
  let law: AnimationBlock.Law
  let options: UIView.AnimationOptions
  /// Set for `animateKeyframes`.
  var mode: CalculationMode?

  init(
    _ name: String = "animate", duration: Double, delay: Double = 0, law: AnimationBlock.Law,
    options: UIView.AnimationOptions = [], mode: CalculationMode? = nil
  ) {
    self.name = name
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.delay = delay > 0 && delay.isFinite ? delay : 0
    self.law = law
    self.options = options
    self.mode = mode
  }

  /// Takes duration, curve and options from the block around it unless they are overridden; the
  /// delay is its own.
  @MainActor
  func block(in outer: AnimationBlock?, group: AnimationGroup) -> AnimationBlock {
    var block = AnimationBlock(
      group: group, duration: duration, delay: delay, law: law, options: options)
    if let outer {
      if !options.contains(.overrideInheritedDuration) { block.duration = outer.duration }
      if !usesOwnLaw(in: outer) { block.law = outer.law }
      if !options.contains(.overrideInheritedOptions) {
        block.options.formUnion(outer.options.intersection(.inherited))
      }
      if !overridesAll {
        block.driver = outer.driver
        block.driverDelay = outer.driverDelay
      }
      block.crossPace = usesOwnLaw(in: outer) ? nil : outer.crossPace
      block.keyframes = outer.keyframes
      block.changesBefore = outer.keyframes?.changes ?? 0
    }
    if block.options.contains(.repeat) {
      block.repeatCount = .infinity
      block.autoreverses = block.options.contains(.autoreverse)
    }
    return block
  }

  /// Nothing is left that it takes from the block around it.
  private var overridesAll: Bool {
    options.contains(.overrideInheritedDuration) || options.contains(.overrideInheritedCurve)
  }

  /// A law of its own counts only where none is inherited.
  func usesOwnLaw(in outer: AnimationBlock?) -> Bool {
    outer == nil || options.contains(.overrideInheritedCurve)
  }
}
