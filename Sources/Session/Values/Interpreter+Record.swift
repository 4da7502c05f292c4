import Script
import Text
import UIKit

extension Interpreter {
  /// Functions that look at the record; their argument is read, not worked out beforehand.
  func callRecord(
    _ name: String, _ arguments: [Expression.CallArgument], _ frame: Frame, _ place: Place
  ) throws -> Value? {
    switch name {
    case "count", "when":
      let given = try evaluated(name, arguments, frame, place)
      guard let (pattern, _) = given.value(0, "event") else { throw given.missing("event") }
      let text = interpolated(pattern)
      if name == "count" {
        return .plain(Double(past.trace.count(of: text, naming: self.name(of:))))
      }
      return past.trace.lastTime(of: text, naming: self.name(of:)).map { .time($0) } ?? Value.none
    case "peak", "trough": return try extreme(name, arguments, frame, place)
    case "velocity": return try velocity(arguments, frame, place)
    default: return nil
    }
  }

  private func path(_ name: String, _ arguments: [Expression.CallArgument], _ place: Place) throws
    -> Expression
  {
    guard let path = arguments.first(where: { $0.label == nil || $0.label?.text == "path" }) else {
      throw Diagnostic("`\(name)` needs `path`", at: place)
    }
    return path.value
  }

  /// The largest or smallest value at a recorded frame.
  private func extreme(
    _ name: String, _ arguments: [Expression.CallArgument], _ frame: Frame, _ place: Place
  ) throws -> Value {
    stage.settle()
    let path = try path(name, arguments, place)
    var given = CallArguments(function: name, place: place)
    for (index, argument) in arguments.enumerated() where argument.value.range != path.range {
      let value = try evaluate(argument.value, frame)
      let label = argument.label?.text ?? (index == 1 ? "from" : "to")
      given.labelled[label] = (value, frame.place(argument.value.range))
    }
    let from = try given.number(1, "from", default: 0)
    let to = try given.number(2, "to", default: stage.time)
    var unit = Quantity.plain
    var absence: Diagnostic?
    let extremes = try past.recording.extremes(from: from, to: to) { time in
      guard let value = try recorded(path, at: time, frame, &absence) else { return nil }
      guard case .number(let number, let quantity) = value else {
        throw Diagnostic.wants("a number", got: value, at: frame.place(path.range))
      }
      unit = quantity
      return number
    }
    guard let extremes else {
      throw absence ?? Diagnostic.nothingRecorded(at: frame.place(path.range))
    }
    return .number((name == "peak" ? extremes.peak : extremes.trough).value, unit)
  }

  /// An expression as it was at a time; nil where what it reads was not there then, which `absence`
  /// keeps. What stops the whole statement stays an error.
  func recorded(
    _ expression: Expression, at time: Double, _ frame: Frame, _ absence: inout Diagnostic?
  ) throws -> Value? {
    do {
      return try evaluate(expression, frame.at(time))
    } catch let error as Diagnostic {
      if isExhausted { throw error }
      absence = error
      return nil
    }
  }

  /// The velocity of a path on the screen, per second.
  private func velocity(
    _ arguments: [Expression.CallArgument], _ frame: Frame, _ place: Place
  ) throws -> Value {
    let path = try path("velocity", arguments, place)
    let time = frame.moment ?? stage.time
    let value = try evaluate(path, frame.at(time))
    switch value {
    case .number(let x, _):
      return .plain(try finite(try rates(of: path, [x], at: time, frame)[0], place))
    case .pair(let x, let y):
      let rates = try rates(of: path, [x, y], at: time, frame)
      return .pair(rates[0], rates[1])
    default:
      throw Diagnostic.wants("a number or a point", got: value, at: frame.place(path.range))
    }
  }

  /// How fast an expression that is worth these numbers at a time changes then, per second. With a
  /// step h, from the three instants before,
  ///
  ///     (5 f(t - h) - 8 f(t - 2h) + 3 f(t - 3h)) / 2h
  ///
  /// so that what is set at t itself is no speed; where nothing was before, from those after. Off by
  /// the order of h².
  func rates(
    of expression: Expression, _ numbers: [Double], at time: Double, _ frame: Frame
  ) throws -> [Double] {
    for step in [-2e-4, 2e-4] where time + 3 * step >= 0 {
      let instants = try (1...3).compactMap { count -> [Double]? in
        var absence: Diagnostic?
        let time = time + Double(count) * step
        return try recorded(expression, at: time, frame, &absence)?.plotted
      }
      guard instants.count == 3, instants.allSatisfy({ $0.count == numbers.count }) else {
        continue
      }
      return numbers.indices.map {
        // Plus 0, as there is no -0 here.
        settled((8 * instants[1][$0] - 5 * instants[0][$0] - 3 * instants[2][$0]) / (2 * step)) + 0
      }
    }
    return numbers.map { _ in 0 }
  }
}
