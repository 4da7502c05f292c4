import Motion
import Script
import Text

extension Interpreter {
  /// Functions that make curves.
  func callCurve(_ given: CallArguments) throws -> Value? {
    do {
      return try curve(given).map { .curve($0) }
    } catch let error as MotionError {
      throw Diagnostic(error.message, at: given.place(of: error.field))
    }
  }

  private func curve(_ given: CallArguments) throws -> Curve? {
    switch given.function {
    case "bezier":
      let labels = ["x1", "y1", "x2", "y2"]
      let n = try labels.enumerated().map { try given.number($0, $1) }
      return .timing(.cubic(try UnitBezier(x1: n[0], y1: n[1], x2: n[2], y2: n[3])))
    case "steps":
      guard let count = Int(exactly: settled(try given.number(0, "n"))),
        (1...10_000).contains(count)
      else { throw Diagnostic("`steps` wants a whole number, 1 to 10000", at: given.place) }
      return .timing(.steps(count))
    case "basic":
      let duration = try given.number(0, "duration")
      guard duration > 0 else {
        throw Diagnostic("`basic` wants a duration above 0", at: given.place)
      }
      return try .timed(try timing(given, 1, "curve") ?? .systemDefault, duration: duration)
    case "keyframes": return .keyframes(try keyframes(given))
    case "spring": return .spring(try spring(given))
    case "decay": return .decay(try decay(given))
    case "speedGraph": return try speedGraph(given)
    default: return nil
    }
  }

  private func timing(_ given: CallArguments, _ index: Int, _ label: String) throws -> TimingCurve?
  {
    guard let (value, place) = given.value(index, label) else { return nil }
    guard case .curve(.timing(let timing)) = value else {
      throw Diagnostic.wants("a timing curve such as `easeOut`", got: value, at: place)
    }
    return timing
  }

  private func decay(_ given: CallArguments) throws -> Decay {
    var law = Decay.Law.pop
    if let (value, place) = given.value(2, "law") {
      guard case .word(let word) = value, let named = Decay.Law(rawValue: word) else {
        throw Diagnostic.wants(
          "`.pop`, `.scrollView` or `.continuous`", got: value, at: place)
      }
      law = named
    }
    let velocity: (along: Double, cross: Double?)
    if case .pair(let x, let y)? = given.value(0, "velocity")?.value {
      velocity = (x, y)
    } else {
      velocity = (try given.number(0, "velocity"), nil)
    }
    return try Decay(
      velocity: velocity.along,
      rate: try given.number(1, "rate", default: Decay.normalRate), law: law,
      stopSpeed: given.value(3, "stopSpeed") == nil ? nil : try given.number(3, "stopSpeed"),
      crossVelocity: velocity.cross)
  }

  /// With a duration it is a curve that knows its time.
  private func speedGraph(_ given: CallArguments) throws -> Curve {
    let duration = given.value(4, "duration") == nil ? nil : try given.number(4, "duration")
    do {
      let graph = try SpeedGraph(
        speedOut: try given.number(2, "speedOut", default: 0),
        influenceOut: try given.number(0, "out"),
        speedIn: try given.number(3, "speedIn", default: 0),
        influenceIn: try given.number(1, "in"), duration: duration ?? 1,
        travel: try given.number(5, "travel", default: 1))
      return duration.map { .basic(.cubic(graph.curve), duration: $0) }
        ?? .timing(.cubic(graph.curve))
    } catch MotionError.outside(let field, let value, _, _) where field.hasPrefix("influence") {
      let label = field == "influenceOut" ? "out" : "in"
      throw Diagnostic.influence(
        label, value, at: given.labelled[label]?.place ?? given.place)
    }
  }

  private func keyframes(_ given: CallArguments) throws -> KeyframeTrack<Double> {
    var mode = CalculationMode.linear
    if let (value, place) = given.value(2, "mode") {
      guard case .word(let word) = value, let named = CalculationMode(rawValue: word) else {
        throw Diagnostic.wants("a mode such as `.cubic`", got: value, at: place)
      }
      mode = named
    }
    return try KeyframeTrack(
      values: try numbers(given, 1, "values"), keyTimes: try numbers(given, 0, "times"),
      mode: mode)
  }

  private func numbers(_ given: CallArguments, _ index: Int, _ label: String) throws -> [Double] {
    guard let (value, place) = given.value(index, label) else { throw given.missing(label) }
    guard case .list(let values) = value else {
      throw Diagnostic.wants("a list of numbers", got: value, at: place)
    }
    return try values.map {
      guard let number = $0.numeric else { throw Diagnostic.wants("a number", got: $0, at: place) }
      return number
    }
  }

  func materialCurve(_ name: String) -> Curve? { Curve.named("material." + name) }
}
