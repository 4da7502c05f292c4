import Chart
import Script
import Text
import UIKit

extension Interpreter {
  /// Marks and phases of the past on a chart over the time, or over its part.
  func addPast(_ plan: PlotPlan, to chart: inout LineChart, _ arguments: Arguments) throws {
    let times = past.recording.frames(from: plan.from, to: plan.to)
    guard let marks = PlotMarks(plan, times, chart) else { return }
    let pattern = try arguments.text("events")
    chart.phases = marks.placed(past.trace.phases(now: stage.time, naming: name(of:)))
    let ends = outcomes.map { mark($0, isNamed: chart.phases.isEmpty) }.compactMap(marks.placed)
    // Of a transition that ended where the plot begins, nothing is drawn.
    chart.markers =
      ends.filter { $0.x > marks.drawn.lowerBound + Recording.tolerance }
      + events(pattern).compactMap(marks.placed)
    if let pattern, !pattern.isEmpty, events(pattern).isEmpty {
      throw Diagnostic.noSuchEvent(pattern, at: arguments.place(of: "events"))
    }
  }

  /// Where a transition ended; which one stands on its phase, where there are phases.
  private func mark(_ outcome: StageEvent, isNamed: Bool) -> LineChart.Marker {
    let name = isNamed ? [outcome.transitionName(name(of:))] : []
    return LineChart.Marker(
      x: outcome.time, caption: name + ["\(outcome.name) \(fixed(outcome.time, 3))"])
  }

  /// A mark for each instant at which something of this text happened.
  private func events(_ pattern: String?) -> [LineChart.Marker] {
    guard let pattern, !pattern.isEmpty else { return [] }
    var marks: [LineChart.Marker] = []
    for line in past.trace.lines(matching: pattern, naming: name(of:)) {
      if let last = marks.last, line.time - last.x <= Recording.tolerance {
        marks[marks.count - 1].caption.append(line.text)
      } else {
        marks.append(LineChart.Marker(x: line.time, caption: [line.text]))
      }
    }
    return marks.map { mark in
      var mark = mark
      let rest = mark.caption.count - Self.mostLines
      if rest > 1 {
        mark.caption = mark.caption.prefix(Self.mostLines) + [PlotWords.more(rest)]
      }
      mark.caption[mark.caption.count - 1] += " \(fixed(mark.x, 3))"
      return mark
    }
  }

  private static let mostLines = 3
}

/// Where times of the past stand on the axis of a chart.
private struct PlotMarks {
  /// The times that are 0 and 1 on the axis.
  let zero: Double
  let one: Double
  /// What is drawn, on the axis.
  let drawn: ClosedRange<Double>

  /// Nil where the axis is no time, or nothing was recorded.
  @MainActor
  init?(_ plan: PlotPlan, _ times: [Double], _ chart: LineChart) {
    let ends = chart.series.flatMap(\.x)
    guard let first = times.first, let last = times.last, let low = ends.min(),
      let high = ends.max()
    else { return nil }
    switch plan.axis {
    case .time: (zero, one) = (0, 1)
    case .progress: (zero, one) = (first, max(last, first + Recording.tolerance))
    case .value: return nil
    }
    drawn = low...high
  }

  private func place(_ time: Double) -> Double { (time - zero) / (one - zero) }

  func placed(_ marker: LineChart.Marker) -> LineChart.Marker? {
    let x = place(marker.x)
    guard x >= drawn.lowerBound - Recording.tolerance, x <= drawn.upperBound + Recording.tolerance
    else { return nil }
    return LineChart.Marker(x: x, caption: marker.caption)
  }

  /// Phases cut to what is drawn; one that is all of it says nothing.
  func placed(_ phases: [TransitionPhase]) -> [LineChart.Phase] {
    let cut = phases.compactMap { phase -> LineChart.Phase? in
      let from = max(place(phase.from), drawn.lowerBound)
      let to = min(place(phase.to), drawn.upperBound)
      guard to > from + Recording.tolerance else { return nil }
      return LineChart.Phase(from: from, to: to, label: phase.label)
    }
    let isAll = cut.count == 1 && cut[0].from == drawn.lowerBound && cut[0].to == drawn.upperBound
    return isAll ? [] : cut
  }
}
