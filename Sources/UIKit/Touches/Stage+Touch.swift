extension Stage {
  /// One finger does one thing now. See `touch(_: [TouchSample])`.
  @discardableResult
  package func touch(
    _ phase: UITouch.Phase, finger: Int = 1, at point: CGPoint, velocity: CGPoint? = nil
  ) -> AdvanceEnd? {
    touch([TouchSample(phase, finger: finger, at: point, velocity: velocity)])
  }

  /// What fingers do now, together: the input phase of a turn of its own at the present time, which
  /// has run when this returns. From inside a turn, it is the input of the next turn of the same
  /// instant.
  ///
  /// Samples that are not finite are left out, and so is what a finger that is not down cannot do.
  /// Nil, or why the turn was not run to its end.
  @discardableResult
  package func touch(_ samples: [TouchSample]) -> AdvanceEnd? {
    touches.pending.append(contentsOf: samples.filter(\.isFinite))
    guard !isAdvancing, !isInTurn, !touches.isDelivering, blocks.stack.allSatisfy(\.isBracket)
    else { return nil }
    return settle() ?? runTurn(isTick: false)
  }

  /// Every finger that has touched the screen, in the order in which they first did.
  package var fingers: [Finger] { touches.fingers }

  package func finger(_ number: Int) -> Finger? { touches.fingers.first { $0.number == number } }
}
