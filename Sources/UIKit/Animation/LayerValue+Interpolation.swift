internal import Motion

extension LayerValue: Interpolatable {
  /// Numbers, points, rectangles and colours part by part, transforms by their parts; anything else
  /// is the end from the start.
  package func interpolated(to end: LayerValue, at fraction: Double) -> LayerValue {
    if fraction == 1 { return end }
    switch (self, end) {
    case (.number(let a), .number(let b)): return .number(a + (b - a) * fraction)
    case (.point(let a), .point(let b)): return .point(a + (b - a) * fraction)
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          origin: a.origin + (b.origin - a.origin) * fraction,
          size: a.size + (b.size - a.size) * fraction))
    case (.color(let a), .color(let b)):
      guard let ends = LayerValue.colors(a, b) else { return end }
      return .color(ends.0 + (ends.1 - ends.0) * fraction)
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, at: fraction))
    default:
      guard let a = matrix, let b = end.matrix else { return end }
      return LayerValue(CATransform3D(a.interpolated(to: b, at: fraction)))
    }
  }

  /// This value plus the way from `end` to `start`; transforms put what leads from `end` to `start`
  /// before this one, or, where nothing leads back from `end`, add component by component.
  func adding(_ start: LayerValue, minus end: LayerValue) -> LayerValue {
    if self == end { return start }
    switch (self, start, end) {
    case (.number(let value), .number(let a), .number(let b)): return .number(value + (a - b))
    case (.point(let value), .point(let a), .point(let b)): return .point(value + (a - b))
    case (.rect(let value), .rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          origin: value.origin + (a.origin - b.origin), size: value.size + (a.size - b.size)))
    case (.transform(let value), .transform(let a), .transform(let b)):
      return .transform(value.adding(a, minus: b))
    default: return self
    }
  }

  package func way(to other: LayerValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(b - a)
    case (.point(let a), .point(let b)): hypot(b.x - a.x, b.y - a.y)
    case (.rect(let a), .rect(let b)):
      hypot(
        hypot(b.origin.x - a.origin.x, b.origin.y - a.origin.y),
        hypot(b.size.width - a.size.width, b.size.height - a.size.height))
    case (.color(let a), .color(let b)): LayerValue.colors(a, b).map { ($1 - $0).length } ?? 0
    case (.transform(let a), .transform(let b)): Affine(a).way(to: Affine(b))
    default:
      if let a = matrix, let b = other.matrix { a.way(to: b) } else { self == other ? 0 : 1 }
    }
  }

  /// A transform, affine where it can be.
  package init(_ transform: CATransform3D) {
    self = transform.isAffine ? .transform(transform.affine) : .matrix(transform)
  }

  /// Any transform in space; nil for what is none.
  var matrix: Matrix4? {
    switch self {
    case .transform(let transform): Matrix4(Affine(transform))
    case .matrix(let matrix): Matrix4(matrix)
    default: nil
    }
  }

  /// No colour is the other one, clear; two that are none have no way between them.
  private static func colors(
    _ a: ColorComponents?, _ b: ColorComponents?
  ) -> (ColorComponents, ColorComponents)? {
    guard let some = a ?? b else { return nil }
    var clear = some
    clear.alpha = 0
    return (a ?? clear, b ?? clear)
  }
}

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: CGPoint, factor: Double) -> CGPoint {
    CGPoint(x: a.x * factor, y: a.y * factor)
  }
}

extension CGSize {
  static func + (a: CGSize, b: CGSize) -> CGSize {
    CGSize(width: a.width + b.width, height: a.height + b.height)
  }
  static func - (a: CGSize, b: CGSize) -> CGSize {
    CGSize(width: a.width - b.width, height: a.height - b.height)
  }
  static func * (a: CGSize, factor: Double) -> CGSize {
    CGSize(width: a.width * factor, height: a.height * factor)
  }
}

extension ColorComponents {
  static func + (a: Self, b: Self) -> Self {
    Self(
      red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, alpha: a.alpha + b.alpha)
  }
  static func - (a: Self, b: Self) -> Self { a + b * -1 }
  static func * (a: Self, factor: Double) -> Self {
    Self(
      red: a.red * factor, green: a.green * factor, blue: a.blue * factor, alpha: a.alpha * factor)
  }
  var length: Double { (red * red + green * green + blue * blue + alpha * alpha).squareRoot() }
}
