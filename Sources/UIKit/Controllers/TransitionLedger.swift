/// The transitions of a stage: those in flight, which it keeps alive with their animators, and the
/// one that ended last.
@MainActor
struct TransitionLedger {
  private(set) var inFlight: [ModalTransition] = []
  private(set) var lastEnded: TransitionRecord?
  private var count = 0

  mutating func nextID() -> Int {
    count += 1
    return count
  }

  mutating func open(_ transition: ModalTransition) { inFlight.append(transition) }

  mutating func close(_ transition: ModalTransition) {
    inFlight.removeAll { $0 === transition }
    lastEnded = transition.record
  }
}

extension Stage {
  /// The transitions in flight, oldest first.
  package var transitions: [TransitionRecord] { ledger.inFlight.map(\.record) }

  /// The transition that was begun last, in flight or over.
  package var lastTransition: TransitionRecord? {
    guard let newest = ledger.inFlight.last?.record else { return ledger.lastEnded }
    guard let ended = ledger.lastEnded, ended.id > newest.id else { return newest }
    return ended
  }

  /// The stage is at rest: a transition that plays by itself and is still in flight will stay so.
  func reportNeverCompleted() {
    for transition in ledger.inFlight { transition.reportNeverCompleted() }
  }
}
