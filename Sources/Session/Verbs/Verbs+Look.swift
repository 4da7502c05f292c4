import Chart
import Motion
import Script
import Text
import UIKit

extension Interpreter {
  static let plotVerb: VerbBody = { world, arguments in
    let expressions = arguments.expressions("what")
    world.stage.settle()
    var chart = LineChart(series: [])
    if let text = try arguments.text("title") { chart.title = text }
    try world.measure(&chart, arguments)
    let span = try world.span(arguments)
    let curves = expressions.map { world.curve($0, arguments.frame) }
    for (expression, curve) in zip(expressions, curves) where curve == nil {
      let name = arguments.frame.source.slice(expression.range)
      chart.series += try world.sampled(expression, name, span, arguments)
    }
    if chart.series.isEmpty {
      world.addCurves(curves.compactMap { $0 }, expressions, to: &chart, arguments.frame.source)
    } else if curves.contains(where: { $0 != nil }) {
      throw Diagnostic.curvesAndPaths(at: arguments.place(of: "what"))
    } else {
      world.addEvents(span, to: &chart)
    }
    world.tell(.chart(chart))
  }

  /// An expression that is a curve.
  private func curve(_ expression: Expression, _ frame: Frame) -> Curve? {
    if case .curve(let curve)? = try? evaluate(expression, frame) { return curve }
    return nil
  }

  /// Curves over one axis: of the part of the time where all are timing curves, else of seconds.
  private func addCurves(
    _ curves: [Curve], _ expressions: [Expression], to chart: inout LineChart, _ source: Source
  ) {
    let isTimed = curves.contains { $0.isTimed }
    let end = curves.map { $0.plottedEnd }.max() ?? 1
    chart.axis = isTimed ? "s" : "t/T"
    for (curve, expression) in zip(curves, expressions) {
      let name = source.slice(expression.range)
      chart.series.append(.sampled(curve, name: name, until: isTimed ? end : 1))
    }
    if curves.contains(where: { $0.isTimed && $0.target == 1 }) {
      chart.references.append(LineChart.Reference(value: 1, label: "target"))
    }
  }

  /// The size and charset asked for, by option, else by `set`.
  private func measure(_ chart: inout LineChart, _ arguments: Arguments) throws {
    chart.width = settings.width
    chart.height = settings.height
    chart.charset = settings.charset
    if let size = try arguments.point("size") {
      chart.width = Int(exactly: settled(size.x).rounded()) ?? chart.width
      chart.height = Int(exactly: settled(size.y).rounded()) ?? chart.height
    }
    if let charset = arguments.word("charset").flatMap(Charset.init(rawValue:)) {
      chart.charset = charset
    }
  }

  /// The stretch of the past asked for.
  func span(_ arguments: Arguments) throws -> (from: Double?, to: Double?) {
    let from = try arguments.number("from")
    let to = try arguments.number("to")
    for (name, time) in [("from", from), ("to", to)] {
      if let time, time > stage.time + 1e-9 {
        throw Diagnostic.inTheFuture(
          printed(time, .time), now: printed(stage.time, .time), at: arguments.place(of: name))
      }
    }
    return (from, to)
  }

  /// An expression at each recorded frame; a pair gives two series.
  private func sampled(
    _ expression: Expression, _ name: String, _ span: (from: Double?, to: Double?),
    _ arguments: Arguments
  ) throws -> [LineChart.Series] {
    let times = past.recording.frames(from: span.from, to: span.to)
    var columns: [[Double]] = []
    var kept: [Double] = []
    var absence: Diagnostic?
    for time in times {
      // Not there yet, or no longer: the series begins later.
      guard let value = try recorded(expression, at: time, arguments.frame, &absence) else {
        continue
      }
      guard let numbers = numbers(value), columns.isEmpty || numbers.count == columns.count else {
        throw Diagnostic.notPlottable(value, at: arguments.frame.place(expression.range))
      }
      if columns.isEmpty { columns = Array(repeating: [], count: numbers.count) }
      for (index, number) in numbers.enumerated() { columns[index].append(number) }
      kept.append(time)
    }
    guard !kept.isEmpty else {
      throw absence ?? Diagnostic.nothingRecorded(at: arguments.frame.place(expression.range))
    }
    let parts = columns.count == 2 ? [".x", ".y"] : [""]
    return zip(parts, columns).map { LineChart.Series(name: name + $0, x: kept, y: $1) }
  }

  private func numbers(_ value: Value) -> [Double]? {
    switch value {
    case .number(let number, .angle): return [number * 180 / Double.pi]
    case .number(let number, _): return [number]
    case .pair(let x, let y): return [x, y]
    case .bool(let truth): return [truth ? 1 : 0]
    default: return nil
    }
  }

  /// Where transitions ended, as vertical marks.
  private func addEvents(_ span: (from: Double?, to: Double?), to chart: inout LineChart) {
    for outcome in outcomes {
      guard outcome.time >= (span.from ?? 0) - 1e-9, outcome.time <= (span.to ?? stage.time) + 1e-9
      else { continue }
      chart.markers.append(
        LineChart.Marker(
          x: outcome.time,
          caption: [outcome.transitionName(name(of:)), "\(outcome.name) \(fixed(outcome.time, 3))"])
      )
    }
  }

  static let tableVerb: VerbBody = { world, arguments in
    world.stage.settle()
    let expressions = arguments.expressions("what")
    let every = try arguments.number("every") ?? 0.1
    let span = try world.span(arguments)
    let start = span.from ?? world.past.recording.span?.lowerBound ?? 0
    let end = span.to ?? world.stage.time
    guard every > 0, (end - start) / every < 100_000 else {
      throw Diagnostic.tooManyRows(at: arguments.place(of: "every"))
    }
    var table = Table(
      columns: ["t"] + expressions.map { arguments.frame.source.slice($0.range) }, rows: [])
    table.width = world.settings.width
    var index = 0
    while true {
      let time = settled(start + Double(index) * every)
      guard time <= end + 1e-9 else { break }
      var row = [fixed(time, 3)]
      for expression in expressions {
        row.append(try world.cell(expression, at: time, arguments.frame))
      }
      table.rows.append(row)
      index += 1
    }
    world.tell(.table(table))
  }

  private func cell(_ expression: Expression, at time: Double, _ frame: Frame) throws -> String {
    var absence: Diagnostic?
    guard let value = try recorded(expression, at: time, frame, &absence) else {
      // It was not on the stage then; what cannot be worked out now either is an error.
      _ = try evaluate(expression, frame)
      return "-"
    }
    if case .curve(let curve) = value { return plain(curve.value(at: time)) }
    return printed(value)
  }

  static let showVerb: VerbBody = { world, arguments in
    world.stage.settle()
    let root = try arguments.view("of") ?? world.window
    guard let root else { throw Diagnostic.nothingToShow(at: arguments.verbPlace) }
    let tree = ViewTree(of: root) { world.name(of: $0) }
    world.tell(.text(tree.texts.joined(separator: "\n")))
  }

  static let traceVerb: VerbBody = { world, arguments in
    world.stage.settle()
    let filter = try arguments.text("filter") ?? ""
    let span = try world.span(arguments)
    let lines = world.past.trace.lines(
      matching: filter, from: span.from, to: span.to, naming: world.name(of:))
    var text = lines.map(\.rendered)
    if let omission = world.past.trace.omission { text.insert(omission, at: 0) }
    if text.isEmpty {
      text = [filter.isEmpty ? "nothing has happened yet" : "no event holds `\(filter)`"]
    }
    world.tell(.text(text.joined(separator: "\n")))
  }
}
