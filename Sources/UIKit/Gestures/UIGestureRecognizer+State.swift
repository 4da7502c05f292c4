extension UIGestureRecognizer {
  /// What it is about to be while it waits for others to fail, else what it is.
  var progress: State { record.withheld.last ?? record.state }

  /// It may still be recognized in what goes on.
  var isUndecided: Bool {
    record.isEngaged && record.state == .possible
      && (!record.touches.isEmpty || !record.withheld.isEmpty || awaitsTime)
  }

  /// It hears of what touches do.
  var isListening: Bool { isEnabled && !record.isOver && record.withheld.last != .ended }

  /// Takes a state that a subclass sets. What its state does not lead to is ignored.
  func enter(_ new: State) {
    switch (record.state, new) {
    case (.possible, .possible): return
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.possible, _): withhold(new)
    case (.began, .changed), (.changed, .changed): report(.changed)
    case (.began, .ended), (.changed, .ended): report(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      report(.cancelled)
    default: return
    }
    stage.touches.update()
  }

  func fail() {
    guard record.state == .possible else { return }
    record.withheld = []
    stage.touches.engage(self)
    report(.failed)
  }

  /// Others may have to fail before it is what it asks to be.
  private func withhold(_ new: State) {
    stage.touches.engage(self)
    let new = new == .ended ? State.ended : .began
    if record.withheld.last != new { record.withheld.append(new) }
  }

  func report(_ state: State) {
    record.state = state
    stage.touches.reports.append(GestureReport(recognizer: self, state: state))
  }

  /// Calls the actions for a state; they do not hear of failures.
  func tell(_ state: State, isDiscrete: Bool) {
    let name = state == .ended && isDiscrete ? "recognized" : "\(state)"
    let outer = record.told
    record.told = state
    if state == .failed {
      stage.emit(.gesture, receiver: self, name)
      onFailure?()
    } else {
      let targets = targets
      stage.emitting(.gesture, receiver: self, name) { for target in targets { target.call(self) } }
    }
    record.told = outer
  }

  /// Takes no further part: what it had begun is cancelled at once.
  func abandon() {
    guard record.isEngaged else { return }
    let center = stage.touches
    record.touches = []
    record.withheld = []
    switch record.state {
    case .possible: fail()
    case .began, .changed:
      center.reports.removeAll { $0.recognizer === self }
      record.state = .cancelled
      tell(.cancelled, isDiscrete: false)
    default: break
    }
    center.update()
  }
}

/// A state that its targets have yet to be told of.
@MainActor
struct GestureReport {
  let recognizer: UIGestureRecognizer
  let state: UIGestureRecognizer.State
  /// Recognized without having begun.
  var isDiscrete = false
}
