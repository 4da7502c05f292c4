/// Two fingers: how far apart they are, and which way their line turns.
struct TwoFingers {
  /// How far they move against each other before anything begins, points.
  static let slop = 8.0

  private struct Move {
    var time: Double
    var distance: Double
    var angle: Double
  }

  /// When both were down.
  private let start: Move
  private var before: Move?
  private var last: Move

  init(_ one: CGPoint, _ other: CGPoint, at time: Double) {
    start = TwoFingers.move(one, other, time, near: 0)
    last = start
  }

  /// Takes where the fingers are. The angle goes on beyond half a turn.
  mutating func move(_ one: CGPoint, _ other: CGPoint, at time: Double) {
    if time - last.time > Stage.tolerance { before = last }
    last = TwoFingers.move(one, other, time, near: last.angle)
  }

  /// Points between the fingers; not 0, which nothing could be measured by.
  var distance: Double { max(last.distance, 1e-6) }
  /// Radians, clockwise.
  var angle: Double { last.angle }

  /// Along their line, and across it, points.
  var spread: Double { last.distance - start.distance }
  var turn: Double { (last.angle - start.angle) * last.distance }

  /// Points per second and radians per second, between the last two moves; 0 after 0.1 s.
  func velocity(at time: Double) -> (distance: Double, angle: Double) {
    guard let before, time - last.time < 0.1 - Stage.tolerance else { return (0, 0) }
    let span = last.time - before.time
    return ((last.distance - before.distance) / span, (last.angle - before.angle) / span)
  }

  private static func move(
    _ one: CGPoint, _ other: CGPoint, _ time: Double, near angle: Double
  ) -> Move {
    let (x, y) = (other.x - one.x, other.y - one.y)
    let turns = 2 * Double.pi
    let own = atan2(y, x)
    return Move(
      time: time, distance: (x * x + y * y).squareRoot(),
      angle: own + ((angle - own) / turns).rounded() * turns)
  }
}
