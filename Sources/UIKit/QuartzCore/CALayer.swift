/// A rectangle of the screen: its properties as set (the model), and, while animations run, as
/// seen (`presentation()`).
@MainActor
open class CALayer: NSObject {
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

  let stage: Stage
  let store = LayerStore()
  /// The view that this layer backs.
  weak var view: UIView?
  /// The layer that this is a copy of.
  private(set) weak var modelLayer: CALayer?
  var children: [CALayer] = []
  var shown: (moment: PresentationMoment, layer: CALayer)?

  public internal(set) weak var superlayer: CALayer?
  /// Back to front; nil if there are none.
  public var sublayers: [CALayer]? { children.isEmpty ? nil : children }

  open var name: String?

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

  /// Whether sublayers end at the bounds. Not animated and not recorded.
  open var masksToBounds = false

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
}
