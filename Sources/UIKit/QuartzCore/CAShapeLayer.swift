/// A path, stroked from one fraction of its length to another. Nothing is drawn.
@MainActor
open class CAShapeLayer: CALayer {
  public override init() { super.init() }

  public override init(layer: Any) {
    if let shape = layer as? CAShapeLayer {
      path = shape.path
      fillColor = shape.fillColor
      strokeColor = shape.strokeColor
      lineWidth = shape.lineWidth
      lineCap = shape.lineCap
    }
    super.init(layer: layer)
  }

  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt

  /// Where the stroke begins and ends, as fractions of the path. Both animate.
  open var strokeStart: CGFloat {
    get { number(.strokeStart) }
    set { set(.strokeStart, .number(newValue)) }
  }

  open var strokeEnd: CGFloat {
    get { number(.strokeEnd) }
    set { set(.strokeEnd, .number(newValue)) }
  }

  private func number(_ key: LayerKey) -> CGFloat {
    if case .number(let number) = store.model[key] { number } else { 0 }
  }

  open override func presentation() -> CAShapeLayer? { super.presentation() as? CAShapeLayer }

  override func presentationCopy() -> CALayer { CAShapeLayer(layer: self) }
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
