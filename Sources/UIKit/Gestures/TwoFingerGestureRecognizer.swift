/// What pinch and rotation have in common: two fingers that move against each other.
@MainActor
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  var fingers: TwoFingers?

  /// They moved far enough against each other, in the way that counts here.
  func isFarEnough(_ fingers: TwoFingers) -> Bool { false }

  /// What is measured counts from here on.
  func begin(_ fingers: TwoFingers) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in record.touches.dropFirst(2) { ignore(touch, for: event) }
    guard progress == .possible, record.touches.count == 2 else { return }
    fingers = TwoFingers(
      record.touches[0].location, record.touches[1].location, at: stage.touches.now)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard record.touches.count == 2 else { return }
    fingers?.move(record.touches[0].location, record.touches[1].location, at: stage.touches.now)
    guard let fingers else { return }
    if progress != .possible {
      state = .changed
    } else if isFarEnough(fingers) {
      begin(fingers)
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if progress != .possible {
      state = .ended
    } else if !record.touches.contains(where: \.isDown) {
      state = .failed
    } else {
      fingers = nil
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    fingers = nil
  }
}
