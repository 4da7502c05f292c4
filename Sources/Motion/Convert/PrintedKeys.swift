/// Keyframes as a run of stretches, each a straight line to a value and perhaps a jump behind it, with the numbers
/// as they are printed. Discrete tracks are stretches that hold.
struct PrintedKeys {
  struct Piece {
    /// Of the stretch, in units of the scale.
    let span: Digits
    /// The end of the stretch, in units of the scale.
    let until: Digits
    /// The value the stretch leads to.
    let end: Digits
    /// The value from which the next one starts.
    let next: Digits
    var jumps: Bool { end.value != next.value }
  }

  let first: Digits
  let pieces: [Piece]

  /// - Parameter scale: What the whole time is printed as: 1, or a duration.
  init(_ track: KeyframeTrack<Double>, scale: Double) {
    let values = track.values.map { Digits($0) }
    first = values[0]
    pieces = zip(track.times, track.times.dropFirst()).enumerated().map { index, times in
      let to = values[min(index + 1, values.count - 1)]
      let holds = track.mode == .discrete
      return Piece(
        span: Digits((times.1 - times.0) * scale), until: Digits(times.1 * scale),
        end: holds ? values[index] : to, next: to)
    }
  }

  /// The value at a printed time.
  ///
  /// - Parameter adds: Whether the target adds up the lengths of the stretches, instead of reading their ends.
  func value(at time: Double, timing: [UnitBezier], adds: Bool) -> Double {
    var start = 0.0
    var from = first.value
    for (index, piece) in pieces.enumerated() {
      let end = adds ? start + piece.span.value : piece.until.value
      if time < end {
        let local = (time - start) / (end - start)
        let eased = index < timing.count ? timing[index].value(at: local) : local
        return from + (piece.end.value - from) * eased
      }
      start = end
      from = piece.next.value
    }
    return from
  }
}
