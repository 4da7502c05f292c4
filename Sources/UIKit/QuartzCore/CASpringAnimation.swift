package import Motion

/// On a spring. Its duration does not follow from the spring: set it to `settlingDuration`.
@MainActor
public final class CASpringAnimation: CABasicAnimation {
  public override init() { super.init() }

  /// By perceptual duration, seconds, and bounce; lasts until it has settled.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    allowsOverdamping = true
    guard let spring = try? Spring(perceptualDuration: perceptualDuration, bounce: bounce) else {
      return
    }
    stiffness = spring.stiffness
    damping = spring.damping
    duration = settlingDuration
  }

  package convenience init(keyPath: String, spring: Spring) {
    self.init()
    self.keyPath = keyPath
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    initialVelocity = spring.initialVelocity
    allowsOverdamping = spring.allowsOverdamping
  }

  public required init(copying other: CAAnimation) {
    if let other = other as? CASpringAnimation {
      mass = other.mass
      stiffness = other.stiffness
      damping = other.damping
      initialVelocity = other.initialVelocity
      allowsOverdamping = other.allowsOverdamping
    }
    super.init(copying: other)
  }

  /// Values that no spring has are left as they were.
  public var mass: CGFloat = 1 { didSet { if !(mass > 0) { mass = oldValue } } }
  public var stiffness: CGFloat = 100 { didSet { if !(stiffness > 0) { stiffness = oldValue } } }
  public var damping: CGFloat = 10 { didSet { if !(damping >= 0) { damping = oldValue } } }
  /// Ways per second.
  public var initialVelocity: CGFloat = 0
  /// Whether a damping above critical is taken as it is.
  public var allowsOverdamping = false

  /// Seconds until less than 0.001 of the way is left; `Float.greatestFiniteMagnitude` without
  /// damping.
  public var settlingDuration: CFTimeInterval {
    spring?.settlingDuration ?? Double(Float.greatestFiniteMagnitude)
  }

  private var spring: Spring? {
    try? Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  override func pace(_ context: AnimationContext) -> LayerAnimation.Pace {
    spring.map { .spring($0) } ?? super.pace(context)
  }
}
