import Text
import UIKit

/// `explain release`: how the last gesture ended, and what was made of it.
extension Interpreter {
  var releaseCard: String {
    guard let gesture = past.gestures.lastEnded else { return ReleaseMessages.noGesture }
    guard let release = Release(gesture) else { return shortCard(gesture) }
    let way = drivenWay(release)
    var rows = measured(release)
    if let way {
      rows += rest(release, way) + projected(release, way)
      rows += [decision(release, way)] + verdicts(release, way) + remaining(way)
    } else {
      rows += freeWay(release)
    }
    rows += speeds(release, way)
    return card(release.name, release.recognizer, at: release.time, rows)
  }

  /// Whether the gesture that ended last drove a transition.
  func isDrivenByGesture(_ record: TransitionRecord) -> Bool {
    guard let gesture = past.gestures.lastEnded, let release = Release(gesture) else {
      return false
    }
    return drivenWay(release)?.record.id == record.id
  }

  private func card(
    _ end: String, _ recognizer: StageObjectID, at time: Double, _ rows: [ReleaseMessages.Row]
  ) -> String {
    let width = rows.map(\.label.count).max() ?? 0
    let head = ReleaseMessages.head(name(of: recognizer), end, at: fixed(time, 3))
    return
      ([head]
      + rows.map { row in
        "  " + row.label + String(repeating: " ", count: width - row.label.count + 2) + row.text
      }).joined(separator: "\n")
  }

  /// A gesture that goes nowhere: what it reads.
  private func shortCard(_ gesture: [GestureLog.Moment]) -> String {
    guard let last = gesture.last else { return ReleaseMessages.noGesture }
    let rows = ["scale", "rotation", "velocity", "location"].compactMap { name in
      last.reading.value(name).flatMap { value in
        value.isNone ? nil : ReleaseMessages.Row(name, printed(value))
      }
    }
    return card(last.name, last.recognizer, at: last.time, rows)
  }

  private func measured(_ release: Release) -> [ReleaseMessages.Row] {
    [
      ReleaseMessages.vector("translation", release.translation, unit: "pt"),
      ReleaseMessages.vector("velocity", release.velocity, unit: "pt/s"),
    ]
  }

  // MARK: The way of a transition

  /// The transition that was under way at the release.
  private func drivenWay(_ release: Release) -> DrivenWay? {
    guard let record = stage.lastTransition, record.interaction != nil,
      record.startTime <= release.time + Stage.tolerance,
      (record.endTime ?? .infinity) >= release.time - Stage.tolerance
    else { return nil }
    let told = past.trace.percents(from: release.began, to: release.time)
    let whole = told.reversed().lazy.compactMap { told -> Double? in
      guard told.percent > 0, told.percent < 1,
        let reading = self.past.gestures.reading(of: release.recognizer, at: told.time),
        let translation = reading.translation
      else { return nil }
      return release.axis.of(translation) / told.percent
    }.first
    let percent = record.release?.percent ?? (told.isEmpty ? nil : record.percent)
    return DrivenWay(
      record: record, percent: told.isEmpty ? nil : percent, whole: whole == 0 ? nil : whole)
  }

  private func rest(_ release: Release, _ way: DrivenWay) -> [ReleaseMessages.Row] {
    let transition = description(of: way.record)
    guard let percent = way.percent, let whole = way.whole, let rest = way.rest(after: release.way)
    else { return [ReleaseMessages.Row("way", transition)] }
    var rows = [
      ReleaseMessages.way(transition, percent, release.way, of: whole, release.axis)
    ]
    if abs(rest) > 1e-9 {
      rows.append(ReleaseMessages.relative(release.speed / rest, release.speed, rest))
    }
    return rows
  }

  private func projected(_ release: Release, _ way: DrivenWay) -> [ReleaseMessages.Row] {
    guard let whole = way.whole else { return [ReleaseMessages.projected(release)] }
    return [ReleaseMessages.projected(release, of: whole)]
  }

  /// The call that ended the interaction, and where it stood.
  private func decision(_ release: Release, _ way: DrivenWay) -> ReleaseMessages.Row {
    guard let end = past.trace.interactionEnd(after: release.began, transition: way.record) else {
      return ReleaseMessages.Row("decided", ReleaseMessages.undecided)
    }
    let verb = end.name.hasPrefix("finish") ? "finish" : "cancel"
    let interactor = way.record.interaction.map { name(of: $0) } ?? ""
    let call = "\(verb) \(interactor)"
    let gap = end.time - release.time
    if abs(gap) <= Recording.tolerance, end.number > release.number {
      let handler = "`on \(release.name)` of \(name(of: release.recognizer))"
      return ReleaseMessages.Row("decided", ReleaseMessages.decided(call, in: handler))
    }
    return ReleaseMessages.Row(
      "decided", ReleaseMessages.decided(call, after: gap, at: fixed(end.time, 3)))
  }

  private func verdicts(_ release: Release, _ way: DrivenWay) -> [ReleaseMessages.Row] {
    release.rules(way).map(ReleaseMessages.verdict)
  }

  /// What was left of the time at the release, as predicted and as it was.
  private func remaining(_ way: DrivenWay) -> [ReleaseMessages.Row] {
    guard let release = way.record.release else { return [] }
    let measured = way.record.endTime.map { $0 - release.time }
    let driver = way.record.interaction.flatMap {
      stage.object($0) as? UIPercentDrivenInteractiveTransition
    }
    guard let driver, driver.completionSpeed > 0 else {
      return [ReleaseMessages.remaining(nil, measured: measured)]
    }
    let (duration, speed) = (Double(driver.duration), Double(driver.completionSpeed))
    let part = release.end == .finished ? 1 - release.percent : release.percent
    return [
      ReleaseMessages.remaining(
        (part * duration / speed, part, duration, speed), measured: measured)
    ]
  }

  // MARK: The way of a view that goes on by itself

  /// Where the view came to rest, as far as the clock has come.
  private func freeWay(_ release: Release) -> [ReleaseMessages.Row] {
    guard let view = mover(release), let from = center(of: view, at: release.time),
      let to = center(of: view, at: stage.time)
    else { return [ReleaseMessages.projected(release)] }
    let left = CGPoint(x: to.x - from.x, y: to.y - from.y)
    var rows = [ReleaseMessages.projected(release, from: from)]
    guard abs(left.x) > 0.5 || abs(left.y) > 0.5 else { return rows }
    let relative = [(release.velocity.x, left.x), (release.velocity.y, left.y)].map { v, way in
      abs(way) > 0.5 ? Double(v / way) : 0
    }
    rows.append(ReleaseMessages.toward(name(of: view), to, relative[0], relative[1]))
    if let end = lastMove(of: view, after: release.time) {
      rows.append(ReleaseMessages.remaining(nil, measured: end - release.time))
    }
    return rows
  }

  private func lastMove(of view: UIView, after time: Double) -> Double? {
    guard let last = center(of: view, at: stage.time) else { return nil }
    let times = past.recording.frames(from: time)
    let moving = times.last { at in
      guard let there = center(of: view, at: at) else { return false }
      return hypot(there.x - last.x, there.y - last.y) > 0.5
    }
    return moving.flatMap { time in times.first { $0 > time } }
  }

  // MARK: View and finger

  /// How fast the view went in the frame before the release and in the one after it.
  private func speeds(_ release: Release, _ way: DrivenWay?) -> [ReleaseMessages.Row] {
    guard let view = mover(release) else { return [] }
    let frame = 1 / Double(stage.framesPerSecond)
    func speed(_ from: Double, _ to: Double) -> Double? {
      guard to <= stage.time + Recording.tolerance, let a = center(of: view, at: from),
        let b = center(of: view, at: to)
      else { return nil }
      return (release.axis.of(b) - release.axis.of(a)) / frame
    }
    guard let before = speed(release.time - frame, release.time) else { return [] }
    var rows = [
      ReleaseMessages.speeds(
        name(of: view), before: before, after: speed(release.time, release.time + frame),
        finger: release.speed, release.axis)
    ]
    if let way, let match = matchingSpeed(release, way) { rows.append(match) }
    return rows
  }

  /// The completion speed at which the rest goes on as fast as the finger.
  private func matchingSpeed(_ release: Release, _ way: DrivenWay) -> ReleaseMessages.Row? {
    guard let rest = way.rest(after: release.way), abs(rest) > 1e-9, let percent = way.percent,
      let driver = way.record.interaction.flatMap({
        stage.object($0) as? UIPercentDrivenInteractiveTransition
      }), way.record.release?.end == .finished
    else { return nil }
    let rate = release.speed / rest
    let left = (1 - percent) * Double(driver.duration)
    guard rate > 0, left > 0 else { return nil }
    return ReleaseMessages.matching(speed: left * rate, time: 1 / rate, name(of: driver))
  }

  /// The view that the gesture moves: the recognizer's own, else the one that moved furthest in the
  /// frame before the release.
  private func mover(_ release: Release) -> UIView? {
    let frame = 1 / Double(stage.framesPerSecond)
    func way(_ view: UIView) -> Double {
      guard let a = center(of: view, at: release.time - frame),
        let b = center(of: view, at: release.time)
      else { return 0 }
      return Double(hypot(b.x - a.x, b.y - a.y))
    }
    if let own = (stage.object(release.recognizer) as? UIGestureRecognizer)?.view, way(own) > 0 {
      return own
    }
    var best: (view: UIView, way: Double)?
    for layer in past.recording.layers {
      guard let view = (stage.object(layer) as? CALayer)?.backedView else { continue }
      let way = way(view)
      if way > best?.way ?? 1e-6 { best = (view, way) }
    }
    return best?.view
  }

  /// Where the middle of a view was seen in its superview.
  private func center(of view: UIView, at time: Double) -> CGPoint? {
    past.recording.geometry(of: stage.id(of: view.layer), at: time).map {
      CGPoint(x: $0.frame.midX, y: $0.frame.midY)
    }
  }
}

extension Trace {
  /// What transitions were told of their progress, in a span of seconds.
  fileprivate func percents(from start: Double, to end: Double) -> [(time: Double, percent: Double)]
  {
    (events.startIndex..<events.endIndex).compactMap { index in
      let event = events[index]
      guard event.name == "updateInteractiveTransition",
        event.time >= start - Recording.tolerance, event.time <= end + Recording.tolerance,
        case .number(let percent)? = event.arguments.first?.value
      else { return nil }
      return (event.time, percent)
    }
  }

  /// The call that finished or cancelled the interaction of a transition.
  fileprivate func interactionEnd(after start: Double, transition: TransitionRecord) -> StageEvent?
  {
    (events.startIndex..<events.endIndex).lazy.map { events[$0] }.first { event in
      ["finishInteractiveTransition", "cancelInteractiveTransition"].contains(event.name)
        && event.time >= start - Recording.tolerance
        && event.time <= (transition.endTime ?? .infinity) + Recording.tolerance
    }
  }
}
