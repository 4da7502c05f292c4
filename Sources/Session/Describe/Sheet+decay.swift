import Motion
import Text

extension Sheet {
  /// A decay: it brings its own way.
  static func decay(_ decay: Decay, head: String) throws -> Sheet {
    var sheet = Sheet(head: head, kind: "curve")
    sheet.add(Label.kind, Text.decay(decay.law))
    sheet.add(Label.velocity, plain(decay.velocity) + " pt/s")
    sheet.add(Label.rate, plain(decay.rate, decimals: 6) + " per ms")
    sheet.add(Label.range, Text.range(decay))
    if let other = try decay.other.range, decay.velocity != 0, decay.rate > 0 {
      sheet.add(decay.law == .continuous ? Label.sum : Label.integral, plain(other) + " pt")
    }
    if let range = decay.range, range != 0 { sheet.addSettlings(try CurveCard(.decay(decay))) }
    sheet.add(Label.stop, plain(decay.stopSpeed) + " pt/s")
    sheet.add(Label.duration, Text.duration(of: .decay(decay)))
    sheet.add(Label.rest, decay.restingValue.map { plain($0) + " pt" } ?? Text.never)
    if decay.velocity == 0 { sheet.notes.append(Text.stillDecay) }
    if abs(decay.range ?? 0) > 20 * 852 { sheet.notes.append(Text.mixedUnits) }
    return sheet
  }
}

extension Decay {
  /// The same flick by the other kind of law: the sum over milliseconds or the integral.
  fileprivate var other: Decay {
    get throws {
      try Decay(
        from: start, velocity: velocity, rate: rate,
        law: law == .continuous ? .scrollView : .continuous)
    }
  }
}
