/// The stored properties of a layer at one moment.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition = 0.0
  /// The affine part of the transform.
  var transform = CGAffineTransform.identity
  /// The whole of a transform that is not affine.
  var matrix: BoxedMatrix?
  /// Double, because what is seen between two values set is not rounded to Float.
  var opacity = 1.0
  var backgroundColor: ColorComponents?
  var borderColor: ColorComponents? = .black
  var borderWidth = 0.0
  var cornerRadius = 0.0
  var isHidden = false
  var superlayer: StageObjectID?
  /// The rare properties that were set, in the order in which they first were.
  var rare: [RareValue] = []

  struct RareValue {
    let key: LayerKey
    var value: LayerValue
  }

  /// The properties that have a place here.
  var keys: LayerKeys {
    rare.reduce(into: .common) { $0.insert(LayerKeys($1.key)) }
  }

  /// Setting a value of another kind than the property's does nothing.
  subscript(key: LayerKey) -> LayerValue {
    get {
      switch key {
      case .bounds: .rect(bounds)
      case .position: .point(position)
      case .anchorPoint: .point(anchorPoint)
      case .zPosition: .number(zPosition)
      case .transform: matrix.map { .matrix($0.value) } ?? .transform(transform)
      case .opacity: .number(opacity)
      case .backgroundColor: .color(backgroundColor)
      case .borderColor: .color(borderColor)
      case .borderWidth: .number(borderWidth)
      case .cornerRadius: .number(cornerRadius)
      case .hidden: .bool(isHidden)
      case .superlayer: .object(superlayer)
      default: rare.first { $0.key == key }?.value ?? key.initial
      }
    }
    set {
      switch (key, newValue) {
      case (.bounds, .rect(let value)): bounds = value
      case (.position, .point(let value)): position = value
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.zPosition, .number(let value)): zPosition = value
      case (.transform, .transform(let value)): (transform, matrix) = (value, nil)
      case (.transform, .matrix(let value)):
        (transform, matrix) = (value.affine, BoxedMatrix(value: value))
      case (.opacity, .number(let value)): opacity = value
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.borderColor, .color(let value)): borderColor = value
      case (.borderWidth, .number(let value)): borderWidth = value
      case (.cornerRadius, .number(let value)): cornerRadius = value
      case (.hidden, .bool(let value)): isHidden = value
      case (.superlayer, .object(let value)): superlayer = value
      default: setRare(key, newValue)
      }
    }
  }

  private mutating func setRare(_ key: LayerKey, _ value: LayerValue) {
    guard !LayerKeys.common.contains(LayerKeys(key)) else { return }
    if let index = rare.firstIndex(where: { $0.key == key }) {
      rare[index].value = value
    } else {
      rare.append(RareValue(key: key, value: value))
    }
  }

  /// The bounding box of the transformed bounds, in the superlayer's coordinates.
  var frame: CGRect {
    guard let matrix else { return bounds.applying(affineToSuperlayer) }
    return PlaneTransform(toSuperlayer(matrix.value)).map(bounds)
  }

  /// Takes the layer's coordinates to its superlayer's: the anchor to the position, the affine
  /// transform around it.
  var affineToSuperlayer: CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The same in space, in front of the superlayer by the zPosition.
  func toSuperlayer(_ transform: CATransform3D) -> CATransform3D {
    let moved = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), transform)
    return CATransform3DConcat(
      moved, CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// Where a layer inside this one stands in this layer's coordinates, seen from the front through
  /// the sublayer transform, which works around the anchor.
  func plane(of inner: LayerValues) -> PlaneTransform {
    let lens = self[.sublayerTransform]
    if inner.matrix == nil, lens == .transform(.identity) {
      return PlaneTransform(inner.affineToSuperlayer)
    }
    let own = inner.matrix?.value ?? CATransform3D(inner.transform)
    return PlaneTransform(
      CATransform3DConcat(
        CATransform3DConcat(
          inner.toSuperlayer(own), CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)),
        CATransform3DConcat(
          lens.transform3D, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))))
  }

  /// The anchor point in the layer's coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }
}

extension LayerValue {
  /// A transform in space; the identity for what is none.
  var transform3D: CATransform3D {
    switch self {
    case .transform(let transform): CATransform3D(transform)
    case .matrix(let matrix): matrix
    default: CATransform3DIdentity
    }
  }
}

/// Kept apart, as hardly any layer has one.
final class BoxedMatrix: Sendable {
  let value: CATransform3D

  init(value: CATransform3D) { self.value = value }
}

extension ColorComponents {
  static let black = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
}
