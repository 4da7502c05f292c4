/// Fingers that touch and leave again at one place.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may go, points.
  package nonisolated static let reach = 45.0
  /// How long a tap may last, and how long after it the next one may begin, seconds.
  package nonisolated static let longest = 0.75
  package nonisolated static let gap = 0.35

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var taps = 0
  /// As many fingers as are required have touched in this tap.
  private var isFull = false
  private var places: [CGPoint] = []
  private lazy var clock = GestureClock(self)

  override var awaitsTime: Bool { clock.isRunning }

  /// A control inside of the view takes a plain tap for itself.
  override var yieldsToControl: Bool {
    guard numberOfTapsRequired == 1, numberOfTouchesRequired == 1 else { return false }
    return record.touches.compactMap(\.view).contains { hit in
      hit.pathToRoot.prefix { $0 !== view }.contains { ($0 as? UIControl)?.isEnabled ?? false }
    }
  }

  /// A tap does not stop one that takes more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = record.touches.filter(\.isDown)
    let isNear =
      taps == 0
      || down.allSatisfy { touch in
        places.contains { UITapGestureRecognizer.isNear($0, touch.location) }
      }
    guard down.count <= numberOfTouchesRequired, isNear else {
      state = .failed
      return
    }
    if taps == 0 { places = down.map(\.location) }
    isFull = down.count == numberOfTouchesRequired
    clock.start(UITapGestureRecognizer.longest) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let strays = record.touches.contains { touch in
      !places.contains { UITapGestureRecognizer.isNear($0, touch.location) }
    }
    if strays { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isFull else {
      state = .failed
      return
    }
    guard !record.touches.contains(where: \.isDown) else { return }
    taps += 1
    isFull = false
    if taps >= numberOfTapsRequired {
      clock.stop()
      state = .ended
    } else {
      clock.start(UITapGestureRecognizer.gap) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    clock.stop()
    taps = 0
    isFull = false
    places = []
  }

  private static func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    max(abs(one.x - other.x), abs(one.y - other.y)) <= reach
  }
}
