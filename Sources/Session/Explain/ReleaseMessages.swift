import Text
import UIKit

/// Every sentence of `explain release`.
enum ReleaseMessages {
  struct Row {
    let label: String
    let text: String

    init(_ label: String, _ text: String) { (self.label, self.text) = (label, text) }
  }

  static let noGesture = "no gesture has ended yet: `pan card by (0, 120)` makes one"
  static let undecided = "nothing yet: neither finish nor cancel was called"

  static func head(_ recognizer: String, _ end: String, at time: String) -> String {
    "t=\(time)s  \(recognizer) \(end)"
  }

  /// `(150, 0) pt: right`.
  static func vector(_ label: String, _ vector: CGPoint, unit: String) -> Row {
    let (x, y) = (Double(vector.x), Double(vector.y))
    var ways: [String] = []
    if settled(x) != 0 { ways.append(x > 0 ? "right" : "left") }
    if settled(y) != 0 { ways.append(y > 0 ? "down" : "up") }
    let way = ways.isEmpty ? "none" : ways.joined(separator: " and ")
    return Row(label, "(\(plain(x)), \(plain(y))) \(unit): \(way)")
  }

  static func way(
    _ transition: String, _ percent: Double, _ way: Double, of whole: Double, _ axis: Release.Axis
  ) -> Row {
    Row(
      "way",
      "\(part(percent)) of \(transition): \(plain(way)) of \(plain(whole)) pt along \(axis.rawValue)"
    )
  }

  static func relative(_ relative: Double, _ speed: Double, _ rest: Double) -> Row {
    Row(
      "relative",
      "\(plain(relative)) of the rest a second: \(plain(speed)) pt/s over \(plain(rest)) pt, "
        + (relative < 0 ? "away from the end" : "toward the end"))
  }

  static func toward(_ view: String, _ end: CGPoint, _ x: Double, _ y: Double) -> Row {
    Row(
      "relative",
      "(\(plain(x)), \(plain(y))) of the rest a second, to (\(plain(Double(end.x))), "
        + "\(plain(Double(end.y)))) where \(view) is now")
  }

  static func projected(_ release: Release, of whole: Double? = nil) -> Row {
    let stops = [0.998, 0.99].map { rate -> String in
      let stop = release.stop(rate: rate)
      let share = whole.map { ", " + part(stop / $0) } ?? ""
      return "\(plain(stop)) pt\(share) at \(plain(rate)) a ms"
    }
    return Row("projected", stops.joined(separator: "; "))
  }

  static func projected(_ release: Release, from place: CGPoint) -> Row {
    let stops = [0.998, 0.99].map { rate -> String in
      let factor = rate / (1 - rate) / 1000
      let x = Double(place.x) + Double(release.velocity.x) * factor
      let y = Double(place.y) + Double(release.velocity.y) * factor
      return "(\(plain(x)), \(plain(y))) at \(plain(rate)) a ms"
    }
    return Row("projected", stops.joined(separator: "; "))
  }

  static func decided(_ call: String, in handler: String) -> String { "\(call), in \(handler)" }

  static func decided(_ call: String, after gap: Double, at time: String) -> String {
    let when = gap < 0 ? "\(fixed(-gap, 3)) s before" : "\(fixed(gap, 3)) s after"
    return "\(call) at \(time)s, \(when) the release"
  }

  static func verdict(_ rule: ReleaseRule) -> Row {
    let verdict = rule.finishes ? "finish" : "cancel"
    switch rule.name {
    case .position: return Row("by position", compared(rule) + verdict)
    case .stop: return Row("by 0.998", compared(rule) + verdict)
    case .fastStop: return Row("by 0.99", compared(rule) + verdict)
    case .sign:
      let way = rule.value == 0 ? "at rest" : rule.finishes ? "toward the end" : "away from the end"
      return Row("by sign", "\(way): \(verdict)")
    }
  }

  private static func compared(_ rule: ReleaseRule) -> String {
    "\(part(rule.value)) is \(rule.finishes ? "above" : "not above") 50 %: "
  }

  static func remaining(
    _ predicted: (time: Double, part: Double, duration: Double, speed: Double)?, measured: Double?
  ) -> Row {
    var parts: [String] = []
    if let predicted {
      parts.append(
        "\(fixed(predicted.time, 3)) s predicted, \(part(predicted.part)) of "
          + "\(plain(predicted.duration)) s at speed \(plain(predicted.speed))")
    }
    parts.append(measured.map { "\(fixed($0, 3)) s measured" } ?? "under way")
    return Row("remaining", parts.joined(separator: "; "))
  }

  static func speeds(
    _ view: String, before: Double, after: Double?, finger: Double, _ axis: Release.Axis
  ) -> Row {
    let next = after.map { "\(plain(rounded($0))) pt/s in the frame after, " } ?? ""
    return Row(
      "view",
      "\(view) \(plain(rounded(before))) pt/s along \(axis.rawValue) in the frame before, \(next)"
        + "the finger \(plain(finger)) pt/s")
  }

  static func matching(speed: Double, time: Double, _ interactor: String) -> Row {
    Row(
      "as the finger",
      "`\(interactor).speed = \(plain(speed))` goes on as fast on the whole: \(fixed(time, 3)) s")
  }

  private static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  private static func part(_ fraction: Double) -> String {
    plain((fraction * 10_000).rounded() / 100) + " %"
  }
}
