/// Two fingers that go apart or together. It begins when their distance has changed by 8 points, and
/// its scale counts from there: the distance over what it was when it began.
@MainActor
open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  /// Points between the fingers at scale 1.
  private var unit: Double?

  /// 1 when it begins. Set, it goes on from there.
  open var scale: CGFloat {
    get { measured }
    set { rebase(to: newValue) }
  }

  /// Scale per second, by the last two moves.
  open var velocity: CGFloat {
    guard let unit, let fingers else { return 0 }
    return fingers.velocity(at: stage.touches.now).distance / unit
  }

  open override func reset() {
    super.reset()
    unit = nil
  }

  override func isFarEnough(_ fingers: TwoFingers) -> Bool {
    abs(fingers.spread) >= TwoFingers.slop - 1e-9
  }

  override func begin(_ fingers: TwoFingers) { unit = fingers.distance }

  private var measured: CGFloat {
    guard let unit, let fingers else { return 1 }
    return fingers.distance / unit
  }

  private func rebase(to scale: CGFloat) {
    guard scale.isFinite, scale > 0, let fingers else { return }
    unit = fingers.distance / scale
  }
}
