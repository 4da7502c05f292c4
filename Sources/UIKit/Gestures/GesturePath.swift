/// Where the middle of some fingers went, points in the window.
struct GesturePath {
  private struct Move {
    var time: Double
    var place: CGPoint
  }

  /// Where it was when, since it was last counted anew: the last two places.
  private var before: Move?
  private var last: Move?
  private var place = CGPoint.zero
  private(set) var translation = CGPoint.zero

  init() {}

  init(at time: Double) { last = Move(time: time, place: .zero) }

  /// A finger that does not move does not count as a move.
  mutating func move(by step: CGPoint, at time: Double) {
    guard step != .zero else { return }
    place = CGPoint(x: place.x + step.x, y: place.y + step.y)
    translation = CGPoint(x: translation.x + step.x, y: translation.y + step.y)
    if let last, time - last.time > Stage.tolerance { before = last }
    last = Move(time: time, place: place)
  }

  /// The velocity reads zero until the next move.
  mutating func rebase(to translation: CGPoint) {
    self.translation = translation
    before = nil
  }

  /// Points per second.
  func velocity(at time: Double) -> CGPoint {
    guard let before, let last, last.time > before.time,
      time - last.time < 0.1 - Stage.tolerance
    else { return .zero }
    let span = last.time - before.time
    return CGPoint(
      x: (last.place.x - before.place.x) / span, y: (last.place.y - before.place.y) / span)
  }
}
