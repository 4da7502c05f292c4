/// A rectangle of the screen: its properties as set (the model), and, while animations run, as
/// seen (`presentation()`).
@MainActor
open class CALayer: NSObject, CAMediaTiming {
  public override init() {
    stage = Stage.current
    super.init()
    store.layer = self
    store.id = stage.id(of: self)
    stage.renderer.queue(store)
  }

  /// A copy of a layer's values that stands for it as seen; nothing set on it is shown.
  public init(layer: Any) {
    let original = layer as? CALayer
    stage = original?.stage ?? Stage.current
    modelLayer = original
    super.init()
    if let original {
      store.id = original.store.id
      store.model = original.store.model
    }
  }

  /// A layer of this class, for a view that says so with `layerClass`.
  class func makeLayer() -> CALayer { CALayer() }

  /// A copy with the values that are seen now; nil until the layer has been committed in a tree that
  /// is attached to a window.
  open func presentation() -> CALayer? { seen() }

  /// A copy of its own kind to be seen.
  func presentationCopy() -> CALayer { CALayer(layer: self) }

  let stage: Stage
  let store = LayerStore()
  /// The view that this layer backs.
  weak var view: UIView?
  /// The layer that this is a copy of.
  private(set) weak var modelLayer: CALayer?
  var children: [CALayer] = []
  /// What `add(_:forKey:)` was given.
  var explicit: [ExplicitAnimation] = []
  var shown: (moment: PresentationMoment, layer: CALayer)?

  weak var parent: CALayer?

  /// For a layer as seen, the one around it as seen.
  public var superlayer: CALayer? {
    if let modelLayer { modelLayer.parent?.presentation() } else { parent }
  }

  /// Back to front; nil if there are none. For a layer as seen, those inside it as seen.
  public var sublayers: [CALayer]? {
    let layers = modelLayer.map { $0.children.compactMap { $0.presentation() } } ?? children
    return layers.isEmpty ? nil : layers
  }

  open var name: String?

  // MARK: Time

  /// Of the superlayer's time, seconds.
  open var beginTime: CFTimeInterval = 0 { didSet { noteTime(oldValue != beginTime) } }
  /// 0 stands still, at `timeOffset`.
  open var speed: Float = 1 { didSet { noteTime(oldValue != speed) } }
  /// Seconds.
  open var timeOffset: CFTimeInterval = 0 { didSet { noteTime(oldValue != timeOffset) } }
  // For code to compile; a layer's time has no end here.
  open var duration: CFTimeInterval = .infinity
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  private func noteTime(_ isNew: Bool) {
    if isNew, modelLayer == nil { stage.retimed(self) }
  }

  /// The layer's own coordinates: what stands inside it, and its size.
  open var bounds: CGRect {
    get { store.model.bounds }
    set { set(.bounds, .rect(newValue)) }
  }

  /// Where the anchor point stands, in the superlayer's coordinates.
  open var position: CGPoint {
    get { store.model.position }
    set { set(.position, .point(newValue)) }
  }

  /// The point of the bounds that stands at the position and that transforms leave in place, as a
  /// fraction of the size: (0, 0) is the top left corner.
  open var anchorPoint: CGPoint {
    get { store.model.anchorPoint }
    set { set(.anchorPoint, .point(newValue)) }
  }

  open var zPosition: CGFloat {
    get { store.model.zPosition }
    set { set(.zPosition, .number(newValue)) }
  }

  open var opacity: Float {
    get { Float(store.model.opacity) }
    set { set(.opacity, .number(Double(newValue))) }
  }

  open var isHidden: Bool {
    get { store.model.isHidden }
    set { set(.hidden, .bool(newValue)) }
  }

  open var backgroundColor: CGColor? {
    get { store.model.backgroundColor.map(CGColor.init(rgba:)) }
    set { set(.backgroundColor, .color(newValue?.rgba)) }
  }

  open var borderColor: CGColor? {
    get { store.model.borderColor.map(CGColor.init(rgba:)) }
    set { set(.borderColor, .color(newValue?.rgba)) }
  }

  open var borderWidth: CGFloat {
    get { store.model.borderWidth }
    set { set(.borderWidth, .number(newValue)) }
  }

  open var cornerRadius: CGFloat {
    get { store.model.cornerRadius }
    set { set(.cornerRadius, .number(newValue)) }
  }

  open var shadowOpacity: Float {
    get { Float(number(.shadowOpacity)) }
    set { set(.shadowOpacity, .number(Double(newValue))) }
  }

  open var shadowRadius: CGFloat {
    get { number(.shadowRadius) }
    set { set(.shadowRadius, .number(newValue)) }
  }

  open var shadowOffset: CGSize {
    get {
      guard case .point(let offset) = store.model[.shadowOffset] else { return .zero }
      return CGSize(width: offset.x, height: offset.y)
    }
    set { set(.shadowOffset, .point(CGPoint(x: newValue.width, y: newValue.height))) }
  }

  open var shadowColor: CGColor? {
    get {
      guard case .color(let color?) = store.model[.shadowColor] else { return nil }
      return CGColor(rgba: color)
    }
    set { set(.shadowColor, .color(newValue?.rgba)) }
  }

  // MARK: Not animated and not recorded

  /// Whether sublayers end at the bounds.
  open var masksToBounds = false
  /// Where its own coordinates put it over this layer's, only what is behind it is seen. It belongs
  /// to this layer, and to no other's sublayers.
  open var mask: CALayer? {
    didSet { if mask !== oldValue { mask?.removeFromSuperlayer() } }
  }
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve: CALayerCornerCurve = .circular
  open var isOpaque = false
  open var isDoubleSided = true
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsGroupOpacity = true

  // MARK: Transforms

  /// Around the anchor point. The affine part alone reaches `affineTransform()`.
  open var transform: CATransform3D {
    get { store.model[.transform].transform3D }
    set { set(.transform, LayerValue(newValue)) }
  }

  /// Through which sublayers are seen, around this layer's anchor point: the place of a perspective.
  open var sublayerTransform: CATransform3D {
    get { store.model[.sublayerTransform].transform3D }
    set { set(.sublayerTransform, LayerValue(newValue)) }
  }

  open func affineTransform() -> CGAffineTransform { store.model.transform }

  open func setAffineTransform(_ transform: CGAffineTransform) {
    set(.transform, .transform(transform))
  }

  /// The bounding box of the transformed bounds in the superlayer's coordinates. Set under a
  /// transform M, it moves the position and gives the bounds the size |M^-1 (width, height)|.
  open var frame: CGRect {
    get { store.model.frame }
    set {
      let rect = newValue.standardized
      let size = rect.size.applying(store.model.transform.inverted())
      var bounds = self.bounds
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      self.bounds = bounds
      position = CGPoint(
        x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
    }
  }

  private func number(_ key: LayerKey) -> Double {
    if case .number(let number) = store.model[key] { number } else { 0 }
  }

  // MARK: Hit testing

  /// The layer in front at a point of the superlayer's coordinates, this one or one inside it. On a
  /// `presentation()` it looks at what is seen.
  open func hitTest(_ point: CGPoint) -> CALayer? { front(at: point) }

  /// Whether a point of the layer's own coordinates is inside its bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
