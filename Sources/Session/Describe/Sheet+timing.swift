import Motion
import Text

extension Sheet {
  /// A timing curve, with a duration or without.
  static func timing(_ timing: TimingCurve, duration: Double?, head: String) -> Sheet {
    var sheet = Sheet(head: head, kind: "curve")
    switch timing {
    case .linear: sheet.add(Label.kind, Text.straight)
    case .cubic(let bezier): sheet.addBezier(bezier)
    case .steps(let count): sheet.add(Label.kind, Text.steps(count))
    case .keyframes(let track): sheet.addKeys(track)
    }
    let quarters = [0.25, 0.5, 0.75]
    sheet.add(
      Label.values, quarters.map { plain(timing.value(at: $0)) }.joined(separator: ", "))
    let slopes = quarters.map { plain(timing.velocity(at: $0) / (duration ?? 1)) }
    sheet.add(
      Label.speeds, slopes.joined(separator: ", ") + (duration == nil ? "" : " /s"))
    if let overshoot = timing.overshoot { sheet.add(Label.overshoot, share(overshoot)) }
    let curve = duration.map { Curve.basic(timing, duration: $0) } ?? .timing(timing)
    sheet.add(Label.duration, Text.duration(of: curve))
    sheet.add(Label.use, Text.use(of: timing))
    sheet.add(Label.rest, plain(timing.value(at: 1)))
    return sheet
  }

  private mutating func addBezier(_ bezier: UnitBezier) {
    add(Label.kind, Text.bezier)
    add(
      Label.points,
      "(\(plain(bezier.x1)), \(plain(bezier.y1))), (\(plain(bezier.x2)), \(plain(bezier.y2)))")
    add(Label.speedOut, Text.speed(bezier.slope(at: 0), influence: bezier.x1))
    add(Label.speedIn, Text.speed(bezier.slope(at: 1), influence: 1 - bezier.x2))
    let extremes = bezier.extremes
    if extremes.lowerBound < 0 { add(Label.lowest, plain(extremes.lowerBound)) }
    if extremes.upperBound > 1 { add(Label.peak, plain(extremes.upperBound)) }
  }

  private mutating func addKeys(_ track: KeyframeTrack<Double>) {
    add(Label.kind, Text.keyframes(track.mode.rawValue))
    let shown = 8
    let keys = zip(track.times, track.values).prefix(shown).map {
      "\(plain($0 * 100)) %: \(plain($1))"
    }
    add(Label.keys, keys.joined(separator: ", ") + (track.values.count > shown ? ", ..." : ""))
    if track.ignoresTimes { notes.append(Text.ignoredTimes) }
  }
}
