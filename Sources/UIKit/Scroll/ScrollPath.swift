internal import Motion

/// How an offset moves along one axis after it is let go: slowing down, at the edge swinging back.
struct ScrollPath {
  private struct Piece {
    let start: Double
    let law: Law
  }

  private enum Law {
    case still(Double)
    case decay(Decay)
    /// Around a place.
    case spring(ScrollBounce, around: Double)
    case ease(from: Double, to: Double, duration: Double)
  }

  private var pieces: [Piece] = []
  /// When and where it rests; seconds after the start.
  private(set) var duration = 0.0
  private(set) var rest: Double

  /// Nearer to its place than this, and slower than 10 points a second, a spring is at rest.
  private static let stillness = 1.0 / 6

  /// Slows down by itself; at an edge of the range it swings, or stops if it may not.
  init(
    from offset: Double, velocity: Double, in range: ClosedRange<Double>, rate: Double,
    bounces: Bool
  ) {
    rest = offset
    glide(offset, velocity, range, rate, bounces)
  }

  /// Swings to a place as it does to an edge.
  init(from offset: Double, velocity: Double, to target: Double) {
    rest = target
    guard offset != target || velocity != 0 else { return }
    swing(offset - target, velocity, around: target)
  }

  init(from offset: Double, easingTo target: Double, duration: Double) {
    rest = target
    guard offset != target else { return }
    pieces = [Piece(start: 0, law: .ease(from: offset, to: target, duration: duration))]
    self.duration = duration
  }

  /// The offset at some seconds after the start.
  func value(at time: Double) -> Double {
    guard time < duration, let piece = pieces.last(where: { $0.start <= time }) else { return rest }
    let elapsed = time - piece.start
    switch piece.law {
    case .still(let value): return value
    case .decay(let decay): return decay.value(at: elapsed)
    case .spring(let bounce, let place): return place + bounce.value(at: elapsed)
    case .ease(let start, let end, let duration):
      return start + (end - start) * TimingCurve.easeInOut.value(at: elapsed / duration)
    }
  }

  private mutating func glide(
    _ offset: Double, _ velocity: Double, _ range: ClosedRange<Double>, _ rate: Double,
    _ bounces: Bool
  ) {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    if offset != edge { return comeBack(offset, velocity, edge) }
    guard let decay = try? Decay(from: offset, velocity: velocity, rate: rate, law: .scrollView),
      let end = decay.duration, let place = decay.restingValue, end > 0
    else {
      rest = offset
      return
    }
    pieces.append(Piece(start: duration, law: .decay(decay)))
    guard !range.contains(place) else {
      duration += end
      rest = place
      return
    }
    let wall = place < range.lowerBound ? range.lowerBound : range.upperBound
    let time = decay.time(reaching: wall) ?? 0
    duration += time
    rest = wall
    if bounces { swing(0, decay.velocity(at: time), around: wall) }
  }

  private mutating func comeBack(_ offset: Double, _ velocity: Double, _ edge: Double) {
    guard velocity == 0 else { return swing(offset - edge, velocity, around: edge) }
    guard let bounce = try? ScrollBounce(releasedAt: offset - edge) else { return }
    append(bounce, around: edge)
  }

  private mutating func swing(_ overshoot: Double, _ velocity: Double, around place: Double) {
    guard let bounce = try? ScrollBounce(overshoot: overshoot, velocity: velocity) else { return }
    append(bounce, around: place)
  }

  private mutating func append(_ bounce: ScrollBounce, around place: Double) {
    pieces.append(Piece(start: duration, law: .spring(bounce, around: place)))
    duration += ScrollPath.settling(bounce)
    rest = place
  }

  /// Once it is near and slow its two exponentials bring it no further away than that.
  private static func settling(_ bounce: ScrollBounce) -> Double {
    var time = 0.0
    while time < 10 {
      if abs(bounce.value(at: time)) < stillness, abs(bounce.velocity(at: time)) < 10 { break }
      time += 1.0 / 240
    }
    return time
  }
}
