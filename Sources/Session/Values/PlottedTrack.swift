import Motion
import Script
import Text
import UIKit

/// The values of one curve or expression over an axis, and how fast they change.
struct PlottedTrack {
  var name: String
  var x: [Double] = []
  var y: [Double] = []
  /// Per second, or per part of the time; empty where it was not asked for.
  var velocity: [Double] = []
}

extension Interpreter {
  /// All tracks of a plot, in order; of a pair one for each part.
  func tracks(_ plan: PlotPlan) throws -> [PlottedTrack] {
    let times = plan.isOfCurves ? [] : past.recording.frames(from: plan.from, to: plan.to)
    let columns = try axisColumns(plan, times)
    return try plan.items.flatMap { item in
      if let curve = item.curve { return [PlottedTrack(curve, item.name, plan)] }
      return try sampled(item, plan, times, columns)
    }
  }

  /// An expression that is a curve.
  func curve(_ expression: Expression, _ frame: Frame) -> Curve? {
    if case .curve(let curve)? = try? evaluate(expression, frame) { return curve }
    return nil
  }
}

// MARK: - Curves

@MainActor
extension PlottedTrack {
  private static let count = 241

  /// A curve sampled over its stretch; where it is over, it shows where it came to rest.
  fileprivate init(_ curve: Curve, _ name: String, _ plan: PlotPlan) {
    self.name = name
    let stretch = plan.stretch(of: curve)
    let span = stretch.upperBound - stretch.lowerBound
    for index in 0..<Self.count {
      let part = Double(index) / Double(Self.count - 1)
      let time = stretch.lowerBound + span * part
      y.append(curve.shown(at: time))
      switch plan.axis {
      case .time: x.append(time)
      case .progress: x.append(part)
      case .value: x.append(plan.axisCurve?.shown(at: time) ?? .nan)
      }
      guard plan.hasVelocity else { continue }
      let isOver = curve.target != nil && time > curve.duration ?? .infinity
      let velocity = isOver ? 0 : curve.velocity(at: time)
      if case .progress = plan.axis {
        self.velocity.append(velocity * span)
      } else {
        self.velocity.append(velocity)
      }
    }
  }
}

extension Curve {
  /// How long a plot of it is: 1 for a timing curve, else its duration; a motion that never ends is
  /// shown for two seconds.
  fileprivate var longestPlot: Double { isTimed ? duration ?? 2 : 1 }

  var plottedEnd: Double { longestPlot > 0 ? longestPlot : 1 }
}

// MARK: - The past

extension Interpreter {
  /// Where each of the times stands on the axis; nil where what is in place of the time was not
  /// there.
  private func axisColumns(_ plan: PlotPlan, _ times: [Double]) throws -> [Double?] {
    switch plan.axis {
    case .time: return times
    case .progress:
      guard let first = times.first, let last = times.last, first < last else {
        return times.map { _ in 0 }
      }
      return times.map { ($0 - first) / (last - first) }
    case .value(let expression):
      var absence: Diagnostic?
      let place = plan.frame.place(expression.range)
      return try times.map { time in
        guard let value = try recorded(expression, at: time, plan.frame, &absence) else {
          return nil
        }
        guard let numbers = value.plotted, numbers.count == 1 else {
          throw Diagnostic.noAxis(value, at: place)
        }
        return numbers[0]
      }
    }
  }

  /// An expression at each recorded frame; where it was not there yet, or no longer, its track has
  /// not begun, or is over.
  private func sampled(
    _ item: PlotPlan.Item, _ plan: PlotPlan, _ times: [Double], _ columns: [Double?]
  ) throws -> [PlottedTrack] {
    var tracks: [PlottedTrack] = []
    var absence: Diagnostic?
    let place = plan.frame.place(item.expression.range)
    let scale = plan.unitOfTime == "T" ? (times.last ?? 0) - (times.first ?? 0) : 1
    for (time, column) in zip(times, columns) {
      guard let column,
        let value = try recorded(item.expression, at: time, plan.frame, &absence)
      else { continue }
      guard let numbers = value.plotted, tracks.isEmpty || numbers.count == tracks.count else {
        throw Diagnostic.notPlottable(value, at: place)
      }
      if tracks.isEmpty { tracks = PlottedTrack.named(item.name, parts: numbers.count) }
      let rates =
        plan.hasVelocity ? try rates(of: item.expression, numbers, at: time, plan.frame) : []
      for (index, number) in numbers.enumerated() {
        tracks[index].x.append(column)
        tracks[index].y.append(number)
        if plan.hasVelocity { tracks[index].velocity.append(rates[index] * scale) }
      }
    }
    guard !tracks.isEmpty else { throw absence ?? Diagnostic.nothingRecorded(at: place) }
    return tracks
  }
}

extension PlottedTrack {
  /// A pair has two parts.
  fileprivate static func named(_ name: String, parts count: Int) -> [PlottedTrack] {
    (count == 2 ? [".x", ".y"] : [""]).map { PlottedTrack(name: name + $0) }
  }
}

extension Value {
  /// What of a value can be drawn: a number, angles in degrees, the parts of a pair, 0 and 1 for
  /// false and true.
  var plotted: [Double]? {
    switch self {
    case .number(let number, .angle): [number * 180 / Double.pi]
    case .number(let number, _): [number]
    case .pair(let x, let y): [x, y]
    case .bool(let truth): [truth ? 1 : 0]
    default: nil
    }
  }
}
