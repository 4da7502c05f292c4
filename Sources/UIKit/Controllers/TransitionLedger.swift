/// The transitions of a stage: those in flight, which it keeps alive with their animators, and the
/// one that ended last.
@MainActor
struct TransitionLedger {
  private(set) var inFlight: [Transition] = []
  private(set) var lastEnded: TransitionRecord?
  private var count = 0

  mutating func nextID() -> Int {
    count += 1
    return count
  }

  mutating func open(_ transition: Transition) { inFlight.append(transition) }

  /// That of the newest transition in which a controller takes part, as one of the two or as their
  /// container: of one that has begun, or else of one that waits for its turn.
  func coordinator(of controller: UIViewController) -> TransitionCoordinator? {
    let own = inFlight.reversed().filter { transition in
      let members = [transition.from, transition.to, transition.container]
      return transition.coordinator != nil && members.contains { $0 === controller }
    }
    return (own.first { $0.phase != .waiting } ?? own.first)?.coordinator
  }

  /// The newest that is to start and has an interaction controller, or may still be given it.
  func waiting(for controller: any UIViewControllerInteractiveTransitioning) -> Transition? {
    inFlight.last { transition in
      guard transition.phase == .waiting, transition.isAnimated else { return false }
      return transition.interaction.map { $0 === controller } ?? !transition.hasAskedInteraction
    }
  }

  mutating func close(_ transition: Transition) {
    inFlight.removeAll { $0 === transition }
    lastEnded = transition.record
  }
}

extension Stage {
  /// The transitions in flight, oldest first.
  package var transitions: [TransitionRecord] { ledger.inFlight.map(\.snapshot) }

  /// The transition that was begun last, in flight or over.
  package var lastTransition: TransitionRecord? {
    guard let newest = ledger.inFlight.last?.snapshot else { return ledger.lastEnded }
    guard let ended = ledger.lastEnded, ended.id > newest.id else { return newest }
    return ended
  }

  /// The transition that ended last.
  package var endedTransition: TransitionRecord? { ledger.lastEnded }

  /// The stage is at rest: a transition that plays by itself and is still in flight will stay so.
  func reportNeverCompleted() {
    for transition in ledger.inFlight { transition.reportNeverCompleted() }
  }
}
