/// Keyframes as a run of stretches, each a straight line to a value and perhaps a jump behind it,
/// with the numbers as they are printed. Discrete tracks are stretches that hold.
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
    /// How the stretch is eased, if it is.
    let timing: PrintedBezier?
    var jumps: Bool { end.value != next.value }
  }

  let first: Digits
  let pieces: [Piece]

  /// - Parameter scale: What the whole time is printed as: 1, or a duration.
  /// - Throws: where a stretch is eased by something that is no Bézier.
  init(_ track: KeyframeTrack<Double>, scale: Double) throws(ConversionObstacle) {
    let timing = try track.printedTiming()
    let values = track.values.map { Digits($0) }
    first = values[0]
    var list: [Piece] = []
    for (index, times) in zip(track.times, track.times.dropFirst()).enumerated() {
      let to = values[min(index + 1, values.count - 1)]
      let holds = track.mode == .discrete
      let piece = Piece(
        span: Digits((times.1 - times.0) * scale), until: Digits(times.1 * scale),
        end: holds ? values[index] : to, next: to,
        timing: index < timing.count && !holds ? timing[index] : nil)
      // A stretch of no length that leads nowhere says nothing.
      let before = list.last?.next.value ?? first.value
      if piece.span.value > 0 || piece.next.value != before { list.append(piece) }
    }
    pieces = list
  }

  /// The value at a printed time.
  ///
  /// - Parameter adds: Whether the target adds up the lengths of the stretches, instead of reading
  ///   their ends.
  func value(at time: Double, adds: Bool) -> Double {
    var start = 0.0
    var from = first.value
    for piece in pieces {
      let end = adds ? start + piece.span.value : piece.until.value
      if time < end {
        let local = (time - start) / (end - start)
        let eased = piece.timing?.curve.value(at: local) ?? local
        return from + (piece.end.value - from) * eased
      }
      start = end
      from = piece.next.value
    }
    return from
  }
}
