import Motion
import Script
import Text

/// What a `plot` is to draw, and over what.
@MainActor
struct PlotPlan {
  enum Axis {
    case time
    /// The part of the stretch that is drawn, 0 to 1.
    case progress
    case value(Expression)
  }

  /// An expression, and the curve that it is, if it is one.
  struct Item {
    let expression: Expression
    let name: String
    let curve: Curve?
  }

  let items: [Item]
  let axis: Axis
  let frame: Frame
  /// Seconds; parts of the time for curves that have none of their own.
  let from: Double?
  let to: Double?
  let hasVelocity: Bool
  let hasPanels: Bool
  let isLogX: Bool
  let isLogY: Bool

  /// The curve in place of the time, where curves are drawn against one.
  private(set) var axisCurve: Curve?

  init(_ arguments: Arguments, _ world: Interpreter) throws {
    frame = arguments.frame.sampling(world.past.recording)
    items = arguments.expressions("what").map {
      Item(
        expression: $0, name: arguments.frame.source.slice($0.range),
        curve: world.curve($0, arguments.frame))
    }
    if arguments.word("against") == "progress" {
      axis = .progress
    } else {
      axis = arguments.expression("against").map { .value($0) } ?? .time
    }
    hasVelocity = try arguments.flag("velocity")
    hasPanels = try arguments.flag("panels")
    let log = arguments.words("log")
    (isLogX, isLogY) = (log.contains("x"), log.contains("y"))
    (from, to) = try arguments.stretch()
    if case .value(let expression) = axis { axisCurve = world.curve(expression, frame) }
    try check(arguments, world)
  }

  /// Curves are functions of a time of their own, the past is of the clock's: they meet only in the
  /// part of the time that has gone by.
  private func check(_ arguments: Arguments, _ world: Interpreter) throws {
    let curves = items.count { $0.curve != nil }
    switch axis {
    case .progress: break
    case .time where curves == 0 || isOfCurves: break
    case .value where curves == 0 && axisCurve == nil || isOfCurves && axisCurve != nil: break
    default: throw Diagnostic.curvesAndPaths(at: arguments.place(of: "what"))
    }
    if curves < items.count { try world.refuseFuture(arguments) }
    guard isOfCurves, let from, let to, from >= to else { return }
    throw Diagnostic.emptyStretch(from: plain(from), to: plain(to), at: arguments.place(of: "from"))
  }
}

extension PlotPlan {
  var isOfCurves: Bool { items.allSatisfy { $0.curve != nil } }

  /// Curves that have all of their time to be given.
  private var isUntimed: Bool { isOfCurves && !items.contains { $0.curve?.isTimed ?? false } }

  /// Springs, and curves with a duration, go from 0 to 1.
  var goesToOne: Bool {
    guard isOfCurves, case .time = axis else { return false }
    return items.contains { $0.curve?.isTimed == true && $0.curve?.target == 1 }
  }

  var axisName: String {
    switch axis {
    case .time: isUntimed ? "t/T" : "s"
    case .progress: "t/T"
    case .value(let expression): frame.source.slice(expression.range)
    }
  }

  /// What velocities are counted by.
  var unitOfTime: String {
    if case .progress = axis { return "T" }
    return isUntimed ? "T" : "s"
  }

  /// The stretch of a curve's own time that is drawn: on one axis of time the longest of all; all of
  /// it beside the past, whose clock `from` and `to` are read on.
  func stretch(of curve: Curve) -> ClosedRange<Double> {
    guard isOfCurves else { return 0...curve.plottedEnd }
    let ends: [Double]
    if case .progress = axis {
      ends = [curve.plottedEnd]
    } else {
      ends = (items.map(\.curve) + [axisCurve]).compactMap { $0?.plottedEnd }
    }
    let low = max(0, from ?? 0)
    let high = to ?? ends.max() ?? 1
    return low...max(low, high)
  }
}

/// The words a plot puts on its chart.
enum PlotWords {
  static let target = "target"

  static func velocity(per unit: String) -> String { "velocity 1/\(unit)" }

  /// As it would be typed.
  static func velocity(of name: String) -> String { "velocity(\(name))" }

  /// What happened besides, where one mark stands for several events.
  static func more(_ count: Int) -> String { "and \(count) more" }
}
