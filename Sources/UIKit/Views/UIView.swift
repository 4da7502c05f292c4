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

  public let layer = CALayer()
  let stage: Stage
  /// The controller whose root view this is.
  weak var owner: (any ViewOwner)?
  var needsLayout = true
  var isInLayoutQueue = false

  open internal(set) var subviews: [UIView] = []
  open internal(set) weak var superview: UIView?

  open var tag = 0
  open var isUserInteractionEnabled = true

  open override var next: UIResponder? { owner as? UIResponder ?? superview }

  // MARK: Geometry

  /// The bounding box of the transformed bounds, in the superview's coordinates.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
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

  // MARK: Appearance

  /// Stored in single precision: 0.35 reads 0.3499999940395355.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

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

  open func layoutSubviews() {}

  // MARK: Hit testing

  /// The deepest view in front at a point of this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point is inside the bounds; those on the right and bottom edges are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
}
