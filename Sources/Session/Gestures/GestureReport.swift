import Script
import Text
import UIKit

/// What is known before a gesture, to say afterwards what came of it.
@MainActor
struct GestureWatch {
  /// The number of the last event before it.
  let first: Int
  let plan: FingerPlan
  /// Where the first finger goes down, and on what; nil for one that goes on.
  var place: CGPoint?
  weak var hit: UIView?
  /// Why touches are not heard at all.
  var deafness: String?
}

extension Interpreter {
  /// What a gesture finds where it begins.
  func watch(_ plan: FingerPlan) -> GestureWatch {
    var watch = GestureWatch(first: past.lastEvent, plan: plan)
    guard !plan.isGoingOn, let place = plan.fingers.first?.place(0) else { return watch }
    watch.place = place
    guard let window else {
      watch.deafness = GestureMessages.noWindow
      return watch
    }
    if stage.with({ UIApplication.shared.isIgnoringInteractionEvents }) {
      let transition = stage.transitions.last.map(description(of:))
      watch.deafness = GestureMessages.ignored(during: transition)
    }
    watch.hit = stage.with { window.hitTest(window.convert(place, from: nil), with: nil) }
    return watch
  }

  /// A line for each recognizer that took the gesture; else why none did.
  func report(of watch: GestureWatch, _ verb: String) -> String {
    let moments = past.gestures.moments(after: watch.first)
    let head = "t=\(fixed(stage.time, 3))s  \(verb): "
    var takers: [StageObjectID] = []
    for moment in moments where moment.name != "failed" && !takers.contains(moment.recognizer) {
      takers.append(moment.recognizer)
    }
    guard takers.isEmpty else {
      return takers.map { taker in
        head + outcome(of: taker, moments.filter { $0.recognizer == taker })
      }.joined(separator: "\n")
    }
    let why = reasons(watch, moments).map { "\n  " + $0 }.joined()
    return head + GestureMessages.notTaken + why
  }

  /// `back began 0.033s, ended 0.400s, translation (150, 0), velocity (375, 0)`.
  private func outcome(of recognizer: StageObjectID, _ moments: [GestureLog.Moment]) -> String {
    var words: [String] = []
    for moment in moments where moment.name != "changed" {
      words.append("\(moment.name) \(fixed(moment.time, 3))s")
    }
    if let last = moments.last {
      if last.name == "began" || last.name == "changed" { words.append(GestureMessages.held) }
      words += numbers(last.reading)
    }
    return name(of: recognizer) + " " + words.joined(separator: ", ")
  }

  private func numbers(_ reading: GestureReading) -> [String] {
    ["translation", "scale", "rotation", "velocity"].compactMap { name in
      guard let value = reading.value(name), !value.isNone else { return nil }
      return name + " " + printed(value)
    }
  }

  // MARK: Why nobody took it

  private func reasons(_ watch: GestureWatch, _ moments: [GestureLog.Moment]) -> [String] {
    if let deafness = watch.deafness { return [deafness] }
    guard let place = watch.place else { return [] }
    let point = printed(.point(place))
    guard let hit = watch.hit, !(hit is UIWindow && moments.isEmpty) else {
      return [GestureMessages.nothing(at: point, covered: covering(place))]
    }
    var lines = [GestureMessages.down(at: point, on: name(of: hit))]
    let failed = moments.map { moment in
      GestureMessages.failed(
        name(of: moment.recognizer), at: fixed(moment.time, 3), why: why(moment, watch))
    }
    lines += failed
    if failed.isEmpty { lines.append(GestureMessages.unheard(isControl: hit.isInControl)) }
    return lines
  }

  /// What kept a recognizer from being recognized, as far as the trace tells.
  private func why(_ moment: GestureLog.Moment, _ watch: GestureWatch) -> String? {
    guard let recognizer = stage.object(moment.recognizer) as? UIGestureRecognizer else {
      return nil
    }
    let isRefused = past.trace.answered(
      "gestureRecognizerShouldBegin", false, about: moment.recognizer, after: watch.first)
    if isRefused { return GestureMessages.saidNo }
    if !recognizer.isEnabled { return GestureMessages.disabled }
    guard recognizer is UIPanGestureRecognizer, let way = moment.reading.translation,
      hypot(way.x, way.y) < UIPanGestureRecognizer.slop
    else { return nil }
    return GestureMessages.tooShort(printed(.point(way)), plain(UIPanGestureRecognizer.slop))
  }

  /// The view that is seen at a point and takes no touches.
  private func covering(_ point: CGPoint) -> String? {
    guard let window else { return nil }
    return stage.with { window.deepest(at: window.convert(point, from: nil)).map(name(of:)) }
  }
}

extension UIView {
  fileprivate var isInControl: Bool {
    sequence(first: self, next: \.superview).contains { $0 is UIControl || $0 is UIScrollView }
  }

  /// The deepest view that is seen at a point, whether it takes touches or not.
  fileprivate func deepest(at point: CGPoint) -> UIView? {
    guard !isHidden, bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      if let found = view.deepest(at: view.convert(point, from: self)) { return found }
    }
    return self is UIWindow ? nil : self
  }
}
