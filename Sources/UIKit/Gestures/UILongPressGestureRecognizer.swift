/// Fingers that stay where they touch. It begins after a time, and then follows them.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points.
  open var allowableMovement: CGFloat = 10
  /// Taps before the press.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  private var places: [(touch: UITouch, point: CGPoint)] = []
  private lazy var clock = GestureClock(self)

  override var awaitsTime: Bool { clock.isRunning }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress == .possible else { return }
    let down = record.touches.filter(\.isDown)
    guard down.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    places = down.map { ($0, $0.location) }
    guard down.count == numberOfTouchesRequired,
      down.allSatisfy({ $0.tapCount > numberOfTapsRequired })
    else { return }
    clock.start(minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress == .possible else {
      state = .changed
      return
    }
    let isFar = places.contains { place in
      let (x, y) = (place.touch.location.x - place.point.x, place.touch.location.y - place.point.y)
      return (x * x + y * y).squareRoot() > allowableMovement
    }
    if isFar { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = progress == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    clock.stop()
    places = []
  }
}
