package import Motion

public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// How a property animator spends its time.
public protocol UITimingCurveProvider {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic curve from (0, 0) to (1, 1).
public struct UICubicTimingParameters: UITimingCurveProvider, Hashable, Sendable {
  /// Core Animation's default curve, (0.25, 0.1) (0.25, 1).
  public init() { self.init(.systemDefault, nil) }

  public init(animationCurve curve: UIView.AnimationCurve) { self.init(curve.timingCurve, curve) }

  /// The x of the points are cut to 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    let (x1, x2) = (min(max(point1.x, 0), 1), min(max(point2.x, 0), 1))
    let bezier = try? UnitBezier(x1: x1, y1: point1.y, x2: x2, y2: point2.y)
    self.init(bezier.map { .cubic($0) } ?? .systemDefault, nil)
  }

  /// A curve that four numbers cannot say.
  package init(timing: TimingCurve) { self.init(timing, nil) }

  private init(_ timing: TimingCurve, _ curve: UIView.AnimationCurve?) {
    self.timing = timing
    animationCurve = curve ?? .easeInOut
    timingCurveType = curve == nil ? .cubic : .builtin
  }

  let timing: TimingCurve
  /// easeInOut for curves that have no name.
  public let animationCurve: UIView.AnimationCurve
  public let timingCurveType: UITimingCurveType

  public var controlPoint1: CGPoint { points.0 }
  public var controlPoint2: CGPoint { points.1 }

  private var points: (CGPoint, CGPoint) {
    guard case .cubic(let bezier) = timing else { return (.zero, CGPoint(x: 1, y: 1)) }
    return (CGPoint(x: bezier.x1, y: bezier.y1), CGPoint(x: bezier.x2, y: bezier.y2))
  }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring. Velocities are in ways per second, along x and y for positions; what has one
/// dimension takes dx.
public struct UISpringTimingParameters: UITimingCurveProvider, Hashable, Sendable {
  /// The system's: mass 3, stiffness 1000, damping 500.
  public init() { self.init(.physical(mass: 3, stiffness: 1000, damping: 500), .zero) }

  /// Fitted to the duration of its animator.
  public init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }

  /// Takes the time it takes, whatever the duration of its animator. A damping above critical counts
  /// as critical.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(.physical(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }

  /// By perceptual duration, seconds, and bounce.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    self.init(.perceptual(duration: duration, bounce: bounce), velocity)
  }

  private init(_ notation: Notation, _ velocity: CGVector) {
    self.notation = notation
    initialVelocity = velocity
  }

  enum Notation: Hashable, Sendable {
    case ratio(Double)
    case physical(mass: Double, stiffness: Double, damping: Double)
    case perceptual(duration: Double, bounce: Double)
  }

  let notation: Notation
  public let initialVelocity: CGVector

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring for an animation of some seconds; `velocity` in ways per second.
  func spring(for duration: Double, velocity: Double) throws(MotionError) -> Spring {
    switch notation {
    case .ratio(let ratio):
      try Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      try Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    case .perceptual(let duration, let bounce):
      try Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
    }
  }

  /// Whether it brings its own duration.
  var ignoresDuration: Bool {
    if case .ratio = notation { false } else { true }
  }
}
