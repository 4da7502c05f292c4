import Chart
import Script
import Text
import UIKit

extension Interpreter {
  static let plotVerb: VerbBody = { world, arguments in
    world.stage.settle()
    let plan = try PlotPlan(arguments, world)
    var chart = LineChart(series: [], axis: plan.axisName)
    if let text = try arguments.text("title") { chart.title = text }
    try world.measure(&chart, arguments)
    let targets = try world.targets(plan, arguments)
    chart.lay(out: try world.tracks(plan), plan, targets)
    if !plan.isOfCurves { try world.addPast(plan, to: &chart, arguments) }
    world.tell(.chart(chart))
  }

  /// The size and charset asked for, by option, else by `set`.
  private func measure(_ chart: inout LineChart, _ arguments: Arguments) throws {
    let size = try arguments.point("size")
    chart.width =
      try cells("width", size.map { Double($0.x) }, ChartSize.widths, "columns", arguments)
      ?? settings.width
    chart.height =
      try cells("height", size.map { Double($0.y) }, ChartSize.heights, "rows", arguments)
      ?? settings.height
    let charset = arguments.word("charset").flatMap(Charset.init(rawValue:))
    chart.charset = charset ?? settings.charset
  }

  /// A size by its own option, else by its part of `size`.
  private func cells(
    _ name: String, _ part: Double?, _ range: ClosedRange<Int>, _ unit: String,
    _ arguments: Arguments
  ) throws -> Int? {
    guard let number = try arguments.number(name) ?? part else { return nil }
    guard let count = Int(exactly: settled(number)), range.contains(count) else {
      let option = arguments.has(name) ? name : "size"
      throw Diagnostic.chartSize(
        option, wanted: "\(range.lowerBound) to \(range.upperBound) \(unit)",
        got: plain(number), at: arguments.place(of: option))
    }
    return count
  }

  /// Values to draw a line at: one, or a list.
  private func targets(_ plan: PlotPlan, _ arguments: Arguments) throws -> [Double] {
    guard let given = try arguments.value("target") else {
      return plan.goesToOne ? [1] : []
    }
    var values = [given]
    if case .list(let list) = given { values = list }
    return try values.map { value in
      guard let numbers = value.plotted, numbers.count == 1 else {
        throw Diagnostic.wants("a number", got: value, at: arguments.place(of: "target"))
      }
      return numbers[0]
    }
  }
}

@MainActor
extension LineChart {
  /// The first box and those below it: one for all values, or one for each; velocities under what
  /// they are of, as no box has two scales.
  fileprivate mutating func lay(
    out tracks: [PlottedTrack], _ plan: PlotPlan, _ targets: [Double]
  ) {
    xScale = plan.isLogX ? .log : .linear
    let groups = plan.hasPanels ? tracks.map { [$0] } : [tracks]
    let boxes = groups.flatMap { Panel.all(of: $0, plan, targets) }
    guard let first = boxes.first else { return }
    (series, references, label, yScale) = (
      first.series, first.references, first.label, first.scale
    )
    panels = Array(boxes.dropFirst())
  }
}

@MainActor
extension LineChart.Panel {
  /// The box of some values and, where it is asked for, that of their velocities.
  fileprivate static func all(
    of tracks: [PlottedTrack], _ plan: PlotPlan, _ targets: [Double]
  ) -> [LineChart.Panel] {
    let values = LineChart.Panel(
      label: tracks.count == 1 ? tracks[0].name : "",
      series: tracks.map { LineChart.Series(name: $0.name, x: $0.x, y: $0.y) },
      references: targets.map { LineChart.Reference(value: $0, label: PlotWords.target) },
      scale: plan.isLogY ? .log : .linear)
    guard plan.hasVelocity else { return [values] }
    let series = tracks.map {
      LineChart.Series(name: PlotWords.velocity(of: $0.name), x: $0.x, y: $0.velocity)
    }
    return [
      values, LineChart.Panel(label: PlotWords.velocity(per: plan.unitOfTime), series: series),
    ]
  }
}
