/// Looks at touches before the views do, and says what gesture they make.
@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed

    /// What a discrete gesture ends with.
    public static let recognized = State.ended
  }

  public init(target: Any?, action: Selector?) {
    stage = Stage.current
    super.init()
    if let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// There are no selectors here: what to call is given as a closure.
  public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addAction(action)
  }

  let stage: Stage
  var record = GestureRecord()
  var targets: [GestureTarget] = []

  /// Called when it fails, of which actions do not hear.
  package var onFailure: (() -> Void)?

  /// A requirement that is built in.
  func waitsByItself(for other: UIGestureRecognizer) -> Bool { false }

  /// While it is undecided, the view waits to hear that the touch began.
  func delaysBegan(of touch: UITouch) -> Bool { delaysTouchesBegan }

  /// It leaves the touch to a control.
  var yieldsToControl: Bool { false }

  /// It is undecided although no touch is down: another tap may come.
  var awaitsTime: Bool { false }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?

  /// Read in an action it is the state that the action tells of. Only subclasses set it: from
  /// possible to what they recognize, or to failed.
  open var state: State {
    get { record.told ?? record.state }
    set { enter(newValue) }
  }

  /// False: it hears of no touches. Switched off on its way, it is cancelled at once.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }

  /// The view hears that touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// The view hears of touches only when this has failed.
  open var delaysTouchesBegan = false
  /// The view hears of the end of touches only when this has failed.
  open var delaysTouchesEnded = true

  // MARK: Targets

  open func addTarget(_ target: Any, action: Selector) { addTarget(target as Any?, action: action) }

  /// Nil stands for any target, and for any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  /// Called in the order in which they were added, as targets are.
  open func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    targets.append(GestureTarget(action))
  }

  // MARK: Touches

  open var numberOfTouches: Int { record.touches.count }

  /// The middle of the touches, in a view's coordinates; nil stands for the window's.
  open func location(in view: UIView?) -> CGPoint { point(middle, in: view) }

  /// Zero for an index that no touch has.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard record.touches.indices.contains(touchIndex) else { return .zero }
    return record.touches[touchIndex].location(in: view)
  }

  /// Hears no more of a touch, which then counts for nothing here.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    record.touches.removeAll { $0 === touch }
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The gesture is over: what is kept of it can be forgotten.
  open func reset() {}

  // MARK: Other recognizers

  /// This one is recognized only when the other has failed, and fails when the other is recognized.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    record.requires(otherGestureRecognizer)
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}
