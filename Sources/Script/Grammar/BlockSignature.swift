package struct BlockSignature: Sendable {
  package enum Kind: Sendable {
    /// Runs at once (N), when its time comes (L), once, making members (M), holds `let var on` only
    /// (E).
    case now, later, members, handlers
  }

  package struct Event: Sendable {
    package let name: String
    package let gives: [String]
    /// Its block answers.
    package let isQuestion: Bool

    package init(_ name: String, gives: [String] = [], isQuestion: Bool = false) {
      self.name = name
      self.gives = gives
      self.isQuestion = isQuestion
    }
  }

  package var kind: Kind
  package var isNeeded: Bool
  package var gives: [String]
  package var events: [Event]
  /// What belongs at the prompt may stand in it (`sweep`, `expect`).
  package var countsAsTop: Bool
  /// Its statements may be wrong: what comes of them is looked at (`expect`).
  package var mayFail: Bool

  package init(
    kind: Kind, isNeeded: Bool = false, gives: [String] = [], events: [Event] = [],
    countsAsTop: Bool = false, mayFail: Bool = false
  ) {
    self.kind = kind
    self.isNeeded = isNeeded
    self.gives = gives
    self.events = events
    self.countsAsTop = countsAsTop
    self.mayFail = mayFail
  }
}
