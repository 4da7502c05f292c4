package import Motion

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var fill: MediaTiming.Fill { MediaTiming.Fill(rawValue: rawValue) ?? .removed }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic curve of the time.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// A name that is none of Core Animation's is linear.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: .systemDefault
      default: .linear
      }
  }

  /// The x of the points are cut to 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    let bezier = try? UnitBezier(
      x1: min(max(Double(c1x), 0), 1), y1: Double(c1y), x2: min(max(Double(c2x), 0), 1),
      y2: Double(c2y))
    curve = bezier.map { .cubic($0) } ?? .linear
  }

  /// A curve that four numbers cannot say.
  package init(timing: TimingCurve) { curve = timing }

  let curve: TimingCurve
}

/// How time runs in a layer or an animation: local = (parent - beginTime) * speed + timeOffset.
@MainActor
public protocol CAMediaTiming: AnyObject {
  /// Of the parent's time, seconds.
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  /// 0 stands still.
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}
