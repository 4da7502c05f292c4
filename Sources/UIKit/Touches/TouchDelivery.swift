/// What the view of a touch has yet to be told of it.
struct TouchDelivery {
  /// The view hears of this touch at all.
  var isWanted = false
  var waiting: [UITouch.Phase] = []
  /// It has been told that the touch began, and not that it ended.
  private(set) var hasBegun = false
  /// A recognizer keeps the touch for itself.
  private(set) var isClaimed = false

  /// One more thing that the touch did; moves that nobody has heard of are one.
  mutating func add(_ phase: UITouch.Phase) {
    guard isWanted, !isClaimed, phase != .moved || waiting.last != .moved else { return }
    waiting.append(phase)
  }

  /// The view hears that the touch was cancelled, if it had heard of it.
  mutating func claim() {
    guard !isClaimed else { return }
    isClaimed = true
    waiting = hasBegun ? [.cancelled] : []
  }

  mutating func take() -> UITouch.Phase? {
    guard !waiting.isEmpty else { return nil }
    let phase = waiting.removeFirst()
    if phase == .began { hasBegun = true }
    if phase == .ended || phase == .cancelled { hasBegun = false }
    return phase
  }
}
