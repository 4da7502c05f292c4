/// What waits for the first block of animations of an animator, to run at its end and inside it.
struct Alongside {
  /// How many blocks were open before.
  let depth: Int
  let play: @MainActor () -> Void
}

extension Stage {
  /// The innermost open block is about to end: if it is the first that the animator has opened, what
  /// is to run alongside runs now, and so takes over its duration and curve.
  func playAlongside() {
    guard let waiting = alongside, blocks.stack.count == waiting.depth + 1 else { return }
    alongside = nil
    waiting.play()
  }
}
