/// Where a recognizer stands.
@MainActor
struct GestureRecord {
  var state = UIGestureRecognizer.State.possible
  /// What the action that is being called tells of.
  var told: UIGestureRecognizer.State?
  /// What it recognized, while others must fail first: began, ended, or both.
  var withheld: [UIGestureRecognizer.State] = []
  /// From its first touch until it is reset.
  var isEngaged = false
  /// Its delegate left out the method that is being asked.
  var isUnasked = false
  /// Those it follows, first down first; they stay until what they did has been told.
  var touches: [UITouch] = []
  /// Those that have looked at a touch together with this one since it was engaged.
  var met: [UIGestureRecognizer] = []
  /// Those of them that must fail first, by what delegates and subclasses say.
  var awaited: [UIGestureRecognizer] = []
  private var required: [WeakRecognizer] = []
  var spaces = GestureSpaces()

  private struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

  mutating func requires(_ other: UIGestureRecognizer) {
    required.removeAll { $0.recognizer == nil || $0.recognizer === other }
    required.append(WeakRecognizer(recognizer: other))
  }

  func doesRequire(_ other: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other } || awaited.contains { $0 === other }
  }

  /// It has recognized and has not been reset.
  var isRecognized: Bool { state == .began || state == .changed || state == .ended }

  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

  /// It takes part in nothing any more.
  mutating func clear() {
    state = .possible
    withheld = []
    isEngaged = false
    touches = []
    met = []
    awaited = []
    spaces.forget()
  }

  mutating func part(from other: UIGestureRecognizer) {
    met.removeAll { $0 === other }
    awaited.removeAll { $0 === other }
  }

  func follows(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }
}
