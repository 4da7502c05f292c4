/// The stored properties of a layer at one moment.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition = 0.0
  var transform = CGAffineTransform.identity
  /// Double, because what is seen between two values set is not rounded to Float.
  var opacity = 1.0
  var backgroundColor: ColorComponents?
  var borderColor: ColorComponents? = .black
  var borderWidth = 0.0
  var cornerRadius = 0.0
  var isHidden = false
  var superlayer: StageObjectID?

  /// Setting a value of another kind than the property's does nothing.
  subscript(key: LayerKey) -> LayerValue {
    get {
      switch key {
      case .bounds: .rect(bounds)
      case .position: .point(position)
      case .anchorPoint: .point(anchorPoint)
      case .zPosition: .number(zPosition)
      case .transform: .transform(transform)
      case .opacity: .number(opacity)
      case .backgroundColor: .color(backgroundColor)
      case .borderColor: .color(borderColor)
      case .borderWidth: .number(borderWidth)
      case .cornerRadius: .number(cornerRadius)
      case .hidden: .bool(isHidden)
      case .superlayer: .object(superlayer)
      }
    }
    set {
      switch (key, newValue) {
      case (.bounds, .rect(let value)): bounds = value
      case (.position, .point(let value)): position = value
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.zPosition, .number(let value)): zPosition = value
      case (.transform, .transform(let value)): transform = value
      case (.opacity, .number(let value)): opacity = value
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.borderColor, .color(let value)): borderColor = value
      case (.borderWidth, .number(let value)): borderWidth = value
      case (.cornerRadius, .number(let value)): cornerRadius = value
      case (.hidden, .bool(let value)): isHidden = value
      case (.superlayer, .object(let value)): superlayer = value
      default: break
      }
    }
  }

  /// The bounding box of the transformed bounds, in the superlayer's coordinates.
  var frame: CGRect { bounds.applying(toSuperlayer) }

  /// Takes the layer's coordinates to its superlayer's: the anchor to the position, the transform
  /// around it.
  var toSuperlayer: CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The anchor point in the layer's coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }
}

extension ColorComponents {
  static let black = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
}
