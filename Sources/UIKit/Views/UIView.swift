/// A layer with a place in the hierarchy of views, in the responder chain, and in animations.
@MainActor
open class UIView: UIResponder {
  public init(frame: CGRect) {
    stage = Stage.current
    super.init()
    // The layer is not the view's yet, so a block around this does not animate it.
    layer.frame = frame
    layer.view = self
  }

  public required init?(coder: NSCoder) {
    stage = Stage.current
    super.init()
    layer.view = self
  }

  public convenience override init() { self.init(frame: .zero) }

  /// The class of `layer`. Of an app's own classes of layers the nearest one of Core Animation is
  /// made.
  open class var layerClass: AnyClass { CALayer.self }

  public private(set) lazy var layer = (Self.layerClass as? CALayer.Type)?.makeLayer() ?? CALayer()
  let stage: Stage
  /// The controller whose root view this is.
  weak var owner: (any ViewOwner)?
  var needsLayout = true
  var isInLayoutQueue = false

  open internal(set) var subviews: [UIView] = []
  open internal(set) weak var superview: UIView?

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false

  open override var next: UIResponder? { owner as? UIResponder ?? superview }

  // MARK: Geometry

  /// The bounding box of the transformed bounds, in the superview's coordinates.
  open var frame: CGRect {
    get { layer.frame }
    set {
      if !transform.isIdentity {
        stage.emit(
          .misuse, receiver: self, "frame-under-transform", reason: StageMessage.frameUnderTransform
        )
      }
      layer.frame = newValue
    }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the anchor point stands, in the superview's coordinates: the layer's position.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The same transform in space: either takes the place of the other.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// What gives way when the superview changes its size.
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true

  /// The size that fits best into another; this view's own unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // MARK: Appearance

  /// Stored in single precision: 0.35 reads 0.3499999940395355.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.arrangementChanged()
    }
  }

  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var contentMode: ContentMode = .scaleToFill
  open var isOpaque = true

  /// A view whose layer is the mask of this view's layer.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  var ownTint: UIColor?

  /// That of the superview unless it is set; the system's blue where nobody set one.
  open var tintColor: UIColor! {
    get { effectiveTint() }
    set {
      ownTint = newValue
      tellOfTint()
    }
  }

  open var tintAdjustmentMode: TintAdjustmentMode = .automatic {
    didSet { if tintAdjustmentMode != oldValue { tellOfTint() } }
  }

  open func tintColorDidChange() {}

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) { insert(view) { $0.count } }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view) { _ in index } }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { $0.firstIndex { $0 === sibling } }
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { $0.firstIndex { $0 === sibling }.map { $0 + 1 } }
  }

  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }

  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count) }

  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open func setNeedsLayout() { markForLayout() }

  /// Lays out now what asked for layout: this view, the views inside it, and those around it that
  /// asked too.
  open func layoutIfNeeded() { layoutNow() }

  /// Asks for layout with each change of the origin of its bounds.
  var laysOutAsItScrolls: Bool { false }

  /// Gives subviews the places that their constraints ask for.
  open func layoutSubviews() { placeSubviews() }

  /// What bars and the edges of the screen cover, as distances from the edges of the bounds.
  open var safeAreaInsets: UIEdgeInsets { coveredEdges() }
  open func safeAreaInsetsDidChange() {}
  var lastSafeArea = UIEdgeInsets.zero

  var ownMargins: UIEdgeInsets?

  /// Read, with what the safe area adds; set, without it. 8 on each side unless set, and on the root
  /// view of a controller 16 or 20 at the sides.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins() }
    set {
      ownMargins = newValue
      marginsChanged()
    }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { marginsChanged() }
  }
  open var preservesSuperviewLayoutMargins = false {
    didSet { marginsChanged() }
  }
  open func layoutMarginsDidChange() {}

  // MARK: Constraints

  /// False: constraints alone say where the view stands.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { layoutInputsChanged() }
  }

  var layoutState = LayoutState()

  /// The size of what the view shows; `noIntrinsicMetric` along an axis that has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Text whose height follows from its width.
  var wrapsContent: Bool { false }
  var baselines: Baselines? { nil }

  open func invalidateIntrinsicContentSize() {
    layoutInputsChanged()
    superview?.markForLayout()
  }

  open func setNeedsUpdateConstraints() {
    if !layoutState.needsUpdate { stage.waitingUpdates += 1 }
    layoutState.needsUpdate = true
    markForLayout()
  }

  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdate }

  /// Called before layout when constraints must be up to date; ends with a call of super's.
  open func updateConstraints() {}

  open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

  open class var requiresConstraintBasedLayout: Bool { false }

  /// The smallest size, or the largest, that the constraints inside allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal, vertical)
  }

  // MARK: Gestures

  var recognizers: [UIGestureRecognizer] = []

  /// In the order in which they were added; nil where none was.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Takes it from the view that had it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    adopt(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    drop(gestureRecognizer)
  }

  /// Asked beside the delegate when a recognizer of this view is about to be recognized.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hit testing

  /// The deepest view in front at a point of this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !refusesTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let inner = subview.touchPoint(point, from: self)
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Whether a point is inside the bounds; those on the right and bottom edges are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
}
