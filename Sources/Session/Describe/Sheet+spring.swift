import Motion
import Text

extension Sheet {
  /// A spring on its way.
  static func spring(_ curve: SpringCurve, _ way: Way, head: String) throws -> [Sheet] {
    guard way.length != 0 else { return [try aroundRest(curve.spring, way, head)] }
    var curve = curve
    if let velocity = way.velocity { curve = try curve.with(velocity: velocity / way.length) }
    var sheet = try onTheWay(curve, way, head)
    guard case .handedOver(let note) = curve.notation else { return [sheet] }
    sheet.head = Sheet.asPhysics(head)
    let fitted = try note.fitted(velocity: curve.spring.initialVelocity)
    var other = try onTheWay(fitted, way, Sheet.asDuration(head, note.duration))
    for (index, reading) in [curve, fitted].enumerated() {
      let row = Row(
        label: Label.within(note.threshold),
        text: seconds(reading.spring.settling(within: note.threshold)))
      if index == 0 { sheet.insert(row) } else { other.insert(row) }
    }
    return [sheet, other]
  }

  private mutating func insert(_ row: Row) {
    let place = rows.firstIndex { $0.label.hasPrefix("within") } ?? rows.count
    rows.insert(row, at: place)
  }

  private static func onTheWay(
    _ curve: SpringCurve, _ way: Way, _ head: String
  ) throws -> Sheet {
    let card = try CurveCard(.spring(curve), distance: way.length)
    guard let spring = card.spring else { return Sheet(head: head, kind: "curve") }
    var sheet = Sheet(head: head, kind: "curve")
    sheet.addCharacter(spring)
    sheet.add(Label.way, "\(plain(way.from)) to \(plain(way.to)) pt")
    sheet.addVelocity(spring, way, peak: card.peak)
    sheet.add(Label.across, curve.crossVelocity.map { plain($0) + " /s" })
    sheet.add(Label.overshoot, share(card.overshoot ?? 0))
    sheet.add(Label.peak, card.peak.map { turn($0, way) })
    sheet.add(Label.back, spring.dip.map { turn($0, way) })
    sheet.addSettlings(card)
    sheet.add(
      Label.settling, spring.settlingDuration.map { seconds($0) } ?? Text.never)
    sheet.addEnd(curve)
    sheet.notes += notes(curve, spring, way)
    return sheet
  }

  private mutating func addCharacter(_ spring: SpringCard) {
    add(Label.regime, Text.regime(spring.regime, isClamped: spring.isClamped))
    add(Label.ratio, Text.ratio(spring))
    add(Label.response, Sheet.seconds(spring.response) + ", \(plain(1 / spring.response)) Hz")
    add(Label.bounce, plain(spring.bounce))
    add(Label.mass, plain(spring.mass))
    add(Label.stiffness, plain(spring.stiffness))
    add(Label.damping, plain(spring.damping))
    if let bounciness = spring.bounciness, let speed = spring.speed {
      add(Label.pop, "\(plain(bounciness)), \(plain(speed))")
    }
    if spring.regime == .overdamped {
      add(Label.roots, "-\(plain(spring.slowRate)), -\(plain(spring.fastRate)) /s")
    }
  }

  private mutating func addVelocity(_ spring: SpringCard, _ way: Way, peak: Turn?) {
    let relative = spring.initialVelocity
    guard relative != 0 || way.velocity != nil else { return }
    add(Label.velocity, way.velocity.map { plain($0) + " pt/s" })
    add(Label.relative, Text.relative(relative))
    guard let peak, spring.overshootAtRest > 0 else { return }
    let still = way.from + (1 + spring.overshootAtRest) * way.length
    let height = way.from + peak.value * way.length
    guard still != 0 else { return }
    add(Label.effect, Text.effect((height - still) / still))
  }

  mutating func addSettlings(_ card: CurveCard) {
    for settling in card.settlings {
      let text = settling.time.map { Sheet.seconds($0) } ?? Text.never
      switch settling.threshold {
      case .share(let share): add(Label.within(share), text)
      case .points(let points): add(Label.withinPoints(points), text)
      }
    }
  }

  private mutating func addEnd(_ curve: SpringCurve) {
    add(Label.duration, Text.duration(of: .spring(curve)))
    if let end = curve.notedEnd {
      add(Label.left, Text.left(1 - curve.spring.value(at: end), after: end))
    }
    add(Label.rest, Curve.spring(curve).target.map { plain($0) } ?? Text.never)
  }

  /// A spring without a way swings around one value, by a velocity in points per second.
  private static func aroundRest(_ spring: Spring, _ way: Way, _ head: String) throws -> Sheet {
    let velocity = way.velocity ?? 0
    let motion = try SpringMotion(spring, from: way.from, to: way.to, velocity: velocity)
    var sheet = Sheet(head: head, kind: "curve")
    sheet.addCharacter(SpringCard(spring))
    sheet.add(Label.way, "\(plain(way.from)) pt, no distance")
    sheet.add(Label.velocity, plain(velocity) + " pt/s")
    let turns = motion.turns(2)
    let rises = velocity > 0
    if let first = turns.first { sheet.add(rises ? Label.peak : Label.lowest, point(first)) }
    if turns.count > 1 { sheet.add(rises ? Label.lowest : Label.peak, point(turns[1])) }
    for points in [0.5, 0.01] {
      sheet.add(
        Label.withinPoints(points),
        motion.settling(within: points).map { seconds($0) } ?? Text.never)
    }
    sheet.add(Label.rest, spring.regime == .undamped ? Text.never : plain(way.to) + " pt")
    sheet.notes = [Text.noDistance]
    return sheet
  }

  private static func turn(_ turn: Turn, _ way: Way) -> String {
    "\(way.text(turn.value)) at \(seconds(turn.time))"
  }

  private static func point(_ turn: Turn) -> String {
    "\(plain(turn.value)) pt at \(seconds(turn.time))"
  }

  private static func notes(_ curve: SpringCurve, _ spring: SpringCard, _ way: Way) -> [String] {
    var notes: [String] = []
    if case .handedOver(let note) = curve.notation {
      notes.append(Text.ignored(note.duration, curve.spring.settling(within: 0.01)))
    }
    if spring.isClamped { notes.append(Text.clamped) }
    if case .uikit(let ratio, _) = curve.notation, ratio > 1 {
      notes.append(Text.ratioAboveOne(ratio))
    }
    if spring.regime == .undamped { notes.append(Text.undamped(spring.response)) }
    if spring.initialVelocity < 0, let dip = spring.dip {
      notes.append(Text.away(dip, way))
    }
    return notes
  }
}

extension SpringCurve {
  /// The time at which somebody said it should be over.
  fileprivate var notedEnd: Double? {
    if case .handedOver(let note) = notation { return note.duration }
    return durationSource == .given ? duration : nil
  }
}
