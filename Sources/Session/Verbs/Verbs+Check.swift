import Script
import Text
import UIKit

extension Interpreter {
  static let expectVerb: VerbBody = { world, arguments in
    // Presentations of this statement's turn have started when they are looked at.
    world.stage.settle()
    if arguments.has("fails") { return try world.expectFailure(arguments) }
    if arguments.has("before") { return try world.expectOrder(arguments) }
    guard let condition = arguments.expression("condition") else { return }
    let moment = try world.moment(arguments)
    let frame = arguments.frame.at(moment)
    if case .chain(let left, let links) = condition.kind, links.count == 1, let link = links.first,
      link.operation.isComparison
    {
      try world.expect(left, link, condition, frame, arguments)
    } else {
      let value = try world.evaluate(condition, frame)
      guard case .bool(let truth) = value else {
        throw Diagnostic.wants(
          "a truth value", got: value, at: arguments.frame.place(condition.range))
      }
      guard truth else {
        throw Diagnostic.notSo(
          "`\(frame.source.slice(condition.range))` is false\(world.when(moment))",
          at: arguments.place)
      }
    }
    world.tell(.text("ok"))
  }

  private func moment(_ arguments: Arguments) throws -> Double? {
    guard arguments.has("at"), let moment = try arguments.number("at") else { return nil }
    guard moment >= 0 else {
      throw Diagnostic.beforeTheStart(printed(moment, .time), at: arguments.place(of: "at"))
    }
    guard moment <= stage.time + 1e-9 else {
      throw Diagnostic.inTheFuture(
        printed(moment, .time), now: printed(stage.time, .time), at: arguments.place(of: "at"))
    }
    return moment
  }

  private func when(_ moment: Double?) -> String {
    moment.map { " at \(printed($0, .time))" } ?? ""
  }

  /// A comparison: `==` and `~=` within what is allowed, the others exactly.
  private func expect(
    _ left: Expression, _ link: Expression.Link, _ condition: Expression, _ frame: Frame,
    _ arguments: Arguments
  ) throws {
    let a = try evaluate(left, frame)
    let b = try evaluate(link.operand, frame)
    let place = frame.place(condition.range)
    let within = try within(arguments)
    if case .number(_, let allowed)? = within, case .number(_, let quantity) = a,
      allowed != .plain, allowed != .percent, allowed != quantity
    {
      throw Diagnostic.argument(
        "within", of: "expect", wants: quantity.withArticle, got: within ?? .none,
        at: arguments.place(of: "within"))
    }
    let holds: Bool
    var off = ""
    var allowance = ""
    switch link.operation {
    case .about:
      let result = try isAbout(a, b, within: within, place)
      holds = result.holds
      off = ", off by \(plain(result.off))"
      allowance = " within \(plain(result.allowed))"
    case .equal where within != nil:
      let result = try isAbout(a, b, within: within, place)
      holds = result.holds
      off = ", off by \(plain(result.off))"
      allowance = " within \(plain(result.allowed))"
    default:
      guard case .bool(let truth) = try combine(a, link.operation, b, at: place, place) else {
        return
      }
      holds = truth
      if let x = parts(a), let y = parts(b), x.count == 1, y.count == 1 {
        off = ", off by \(plain((x[0] - y[0]).magnitude))"
      }
    }
    if holds { return }
    let wanted = link.operation == .equal ? "" : link.operation.rawValue + " "
    var failure = Diagnostic.notSo(
      "\(frame.source.slice(left.range)) is \(described(a))\(when(frame.moment)), expected "
        + "\(wanted)\(described(b))\(allowance)\(off)",
      at: arguments.place)
    if case .name("problems") = left.kind { failure.notes += DoctorMessages.notes(findings) }
    throw failure
  }

  private func within(_ arguments: Arguments) throws -> Value? {
    guard arguments.has("within"), let value = try arguments.value("within") else { return nil }
    guard let number = value.numeric else {
      throw Diagnostic.argument(
        "within", of: "expect", wants: "a number", got: value, at: arguments.place(of: "within"))
    }
    guard number >= 0 else {
      throw Diagnostic.outOfRange(
        "within", of: "expect", takes: "0 or more", at: arguments.place(of: "within"))
    }
    return value
  }

  /// Objects by their name alone.
  private func described(_ value: Value) -> String {
    object(value).map(name(of:)) ?? printed(value)
  }

  private func expectOrder(_ arguments: Arguments) throws {
    guard let condition = arguments.expression("condition"),
      let before = arguments.expression("before")
    else { return }
    let first = interpolated(try evaluate(condition, arguments.frame))
    let second = interpolated(try evaluate(before, arguments.frame))
    let trace = past.trace
    for pattern in [first, second] where trace.count(of: pattern, naming: name(of:)) == 0 {
      throw Diagnostic.notSo("no event holds \(quoted(pattern))", at: arguments.place)
    }
    guard trace.isLast(first, before: second, naming: name(of:)) else {
      let times = [first, second].map {
        printed(trace.lastTime(of: $0, naming: name(of:)) ?? 0, .time)
      }
      throw Diagnostic.notSo(
        "the last \(quoted(first)), at \(times[0]), comes after the last \(quoted(second)), at \(times[1])",
        at: arguments.place)
    }
    tell(.text("ok"))
  }

  /// `expect fails "text" { }`: what the block does is taken back with the failed statement.
  private func expectFailure(_ arguments: Arguments) throws {
    guard let pattern = try arguments.text("fails"), let block = arguments.block else { return }
    let outer = tell
    defer { tell = outer }
    tell = { _ in }
    do {
      _ = try run(block, in: Scope(in: arguments.frame.scope, isTransparent: true))
      stage.settle()
      if let failure { throw failure }
    } catch let error as Diagnostic {
      failure = nil
      guard error.message.contains(pattern) else {
        throw Diagnostic.notSo(
          "it fails with `\(error.message)`, which does not hold \(quoted(pattern))",
          at: arguments.place)
      }
      takesBack = true
      outer(.text("ok"))
      return
    }
    throw Diagnostic.notSo("nothing failed", at: arguments.place)
  }

  static let noteVerb: VerbBody = { world, arguments in
    let text = try arguments.text("text") ?? ""
    world.stage.emit(
      .note, "note", arguments: [StageEvent.Argument(nil, .text(text))])
  }

  static let setVerb: VerbBody = { world, arguments in
    guard let name = arguments.word("setting"), let text = try arguments.text("value") else {
      return
    }
    guard world.settings.set(name, to: text) else {
      throw Diagnostic.setting(name, got: text, at: arguments.place(of: "value"))
    }
    world.applySettings()
  }
}

extension Operator {
  fileprivate var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .about: return true
    default: return false
    }
  }
}
