/// Two fingers that turn around each other. It begins when they have moved 8 points across their
/// line, and its angle counts from there.
@MainActor
open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// The angle of the line between the fingers that counts as no rotation.
  private var base: Double?

  /// Radians, clockwise; 0 when it begins. Set, it goes on from there.
  open var rotation: CGFloat {
    get { measured }
    set { rebase(to: newValue) }
  }

  /// Radians per second, by the last two moves.
  open var velocity: CGFloat {
    guard base != nil, let fingers else { return 0 }
    return fingers.velocity(at: stage.touches.now).angle
  }

  open override func reset() {
    super.reset()
    base = nil
  }

  override func isFarEnough(_ fingers: TwoFingers) -> Bool {
    abs(fingers.turn) >= TwoFingers.slop - 1e-9
  }

  override func begin(_ fingers: TwoFingers) { base = fingers.angle }

  private var measured: CGFloat {
    guard let base, let fingers else { return 0 }
    return fingers.angle - base
  }

  private func rebase(to rotation: CGFloat) {
    guard rotation.isFinite, let fingers else { return }
    base = fingers.angle - rotation
  }
}
