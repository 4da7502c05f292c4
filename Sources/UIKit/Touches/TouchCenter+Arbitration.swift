extension TouchCenter {
  func engage(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.record.isEngaged else { return }
    recognizer.record.isEngaged = true
    engaged.append(recognizer)
  }

  /// Recognizers that look at one touch ask, for each other one, who waits for whom; once for each
  /// pair.
  func introduce(_ recognizers: [UIGestureRecognizer]) {
    for (index, one) in recognizers.enumerated() {
      for other in recognizers[(index + 1)...]
      where !one.record.met.contains(where: { $0 === other }) {
        one.record.met.append(other)
        other.record.met.append(one)
        if one.asksToWait(for: other) || other.asksToGoFirst(of: one) {
          one.record.awaited.append(other)
        }
        if other.asksToWait(for: one) || one.asksToGoFirst(of: other) {
          other.record.awaited.append(one)
        }
      }
    }
  }

  private enum Verdict { case wait, fail, begin }

  /// Recognizes what nothing holds back any more, fails what others exclude.
  func resolve() {
    var index = 0
    while index < engaged.count {
      let recognizer = engaged[index]
      index += 1
      guard !recognizer.record.withheld.isEmpty else { continue }
      switch verdict(on: recognizer) {
      case .wait: continue
      case .fail: recognizer.fail()
      case .begin: begin(recognizer)
      }
      index = 0
    }
  }

  private func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    let others = recognizer.record.met
    if others.contains(where: { $0.record.isRecognized && excludes($0, recognizer) }) {
      return .fail
    }
    let awaited = others.filter { waits(recognizer, for: $0) }
    if awaited.contains(where: \.record.isRecognized) { return .fail }
    return awaited.contains { $0.record.isEngaged && $0.record.state == .possible } ? .wait : .begin
  }

  func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    recognizer.record.doesRequire(other) || recognizer.waitsByItself(for: other)
  }

  /// Whether one that is recognized keeps another from being recognized.
  private func excludes(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.canPrevent(other) && other.canBePrevented(by: one) && !one.asksToShare(with: other)
      && !other.asksToShare(with: one)
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    guard recognizer.asksToBegin() else { return recognizer.fail() }
    let states = recognizer.record.withheld
    recognizer.record.withheld = []
    // The delegate may have switched it off.
    guard recognizer.record.state == .possible, !states.isEmpty else { return }
    for state in states {
      recognizer.record.state = state
      reports.append(
        GestureReport(recognizer: recognizer, state: state, isDiscrete: states == [.ended]))
    }
    if recognizer.cancelsTouchesInView { claimTouches(of: recognizer) }
    for other in recognizer.record.met
    where other.record.isEngaged && other.record.state == .possible && excludes(recognizer, other) {
      other.fail()
    }
  }

  /// Their views hear that they are cancelled; of taps before, too, whose ends were held back.
  private func claimTouches(of recognizer: UIGestureRecognizer) {
    for touch in untold {
      let isHeld = !touch.isDown && touch.offered.contains { $0 === recognizer }
      if isHeld || recognizer.record.follows(touch) { touch.delivery.claim() }
    }
  }

  /// Those that wait for each other in a circle, with no finger down, fail.
  func failStuck() -> Bool {
    var stuck = engaged.filter {
      !$0.record.withheld.isEmpty && !$0.record.touches.contains(where: \.isDown)
    }
    while true {
      let rest = stuck.filter { recognizer in
        recognizer.record.met.allSatisfy { other in
          !waits(recognizer, for: other) || other.record.state != .possible
            || stuck.contains { $0 === other }
        }
      }
      if rest.count == stuck.count { break }
      stuck = rest
    }
    for recognizer in stuck { recognizer.fail() }
    return !stuck.isEmpty
  }

  /// Whether one was reset: it has no touch on the screen and nobody who waits.
  func resetOver() -> Bool {
    let over = engaged.filter { recognizer in
      guard recognizer.record.isOver, recognizer.record.touches.isEmpty else { return false }
      return !recognizer.record.met.contains { other in
        other.isUndecided && (waits(other, for: recognizer) || waits(recognizer, for: other))
      }
    }
    // A subclass that never decides is let go with its view.
    let lost = engaged.filter {
      $0.view == nil && $0.record.state == .possible && !$0.isUndecided
    }
    engaged.removeAll { member in (over + lost).contains { $0 === member } }
    for recognizer in over + lost {
      for other in engaged { other.record.part(from: recognizer) }
      recognizer.record.clear()
    }
    for recognizer in over { recognizer.reset() }
    return !over.isEmpty
  }
}
