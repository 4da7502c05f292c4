import Chart
import Motion
import Script
import Text
import UIKit

extension Interpreter {
  static let tableVerb: VerbBody = { world, arguments in
    world.stage.settle()
    let expressions = arguments.expressions("what")
    let curves = expressions.compactMap { world.curve($0, arguments.frame) }
    let isOfCurves = curves.count == expressions.count
    let times = try world.times(arguments, isOfCurves ? curves : [])
    let axis = isOfCurves && !curves.contains { $0.isTimed } ? "t/T" : "t"
    var table = Table(
      columns: [axis] + expressions.map { arguments.frame.source.slice($0.range) }, rows: [])
    table.width = world.settings.width
    if isOfCurves {
      for time in times.values {
        table.rows.append(
          [fixed(time, times.decimals)] + curves.map { plain($0.shown(at: time)) })
      }
      return world.tell(.table(table))
    }
    for time in times.values {
      let cells = try expressions.map { try world.cell($0, at: time, arguments.frame) }
      table.rows.append([fixed(time, times.decimals)] + cells)
    }
    world.tell(.table(table))
  }

  private static let mostRows = 100_000

  /// The times of the rows, and the decimals that tell them apart: three at least. Curves have a
  /// time of their own, on one axis that of the longest; all else has the recorded time.
  private func times(
    _ arguments: Arguments, _ curves: [Curve]
  ) throws -> (values: [Double], decimals: Int) {
    let every = try arguments.number("every") ?? 0.1
    let span = try curves.isEmpty ? span(arguments) : arguments.stretch()
    let start = span.from ?? (curves.isEmpty ? past.recording.span?.lowerBound ?? 0 : 0)
    let end = span.to ?? curves.map(\.plottedEnd).max() ?? stage.time
    guard every > 0, (end - start) / every < Double(Self.mostRows) else {
      throw Diagnostic.tooManyRows(at: arguments.place(of: "every"))
    }
    // A row that is due just now is due, but no row twice.
    let last = end + min(1e-9, every / 2)
    let values = (0...Self.mostRows).lazy.map { settled(start + Double($0) * every) }
      .prefix { $0 <= last }
    let decimals = (3...12).first { decimals in
      [start, every].allSatisfy { settled(Double(fixed($0, decimals)) ?? $0) == settled($0) }
    }
    return (Array(values), decimals ?? 12)
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
}
