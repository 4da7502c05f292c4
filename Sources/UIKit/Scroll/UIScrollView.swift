/// Shows a part of a larger content: its offset is the origin of its bounds.
@MainActor
open class UIScrollView: UIView {
  /// What is left of the velocity after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    _ = panGestureRecognizer
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    _ = panGestureRecognizer
  }

  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { tell { $0.scrollViewDidScroll(self) } } }
  }

  /// The point of the content in the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  open var contentSize = CGSize.zero

  /// Room around the content; it does not move what is shown.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsChanged() } }
  }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { keepAtEdge() }
  }

  /// The insets and what the safe area adds to them.
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }

  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    keepAtEdge()
  }

  var lastAdjustment = UIEdgeInsets.zero

  /// The content's own rectangle, for constraints: its size is that of the content.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "contentLayoutGuide") }

  /// The view's rectangle, for constraints of what does not scroll.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "frameLayoutGuide") }

  // MARK: Behaviour

  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isDirectionalLockEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true

  // MARK: Motion

  /// The finger that moves the content, and where the content was without resistance.
  var drag: ScrollDrag?
  var motion: ScrollMotion?

  /// Moves the content by the finger; it is the receiver's own.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = makePan()

  /// False for a pan in a direction in which nothing scrolls.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let pan = gestureRecognizer as? ScrollPanGestureRecognizer, pan.view === self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return letsScroll(pan)
  }

  /// Whether a drag may take a touch away from a view inside that has heard of it; controls keep
  /// theirs.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open var isTracking: Bool { drag != nil || panGestureRecognizer.numberOfTouches > 0 }
  open var isDragging: Bool { drag != nil }
  open var isDecelerating: Bool { motion?.isDeceleration ?? false }

  /// Animated in 0.3 s, easeInOut, or at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as it takes for a rectangle of the content to be seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  func tell(_ body: (any UIScrollViewDelegate) -> Void) {
    if let delegate { body(delegate) }
  }
}
