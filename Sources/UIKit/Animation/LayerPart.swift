/// A part of a property that can be animated by itself: `position.x`, `transform.scale`.
package enum LayerPart: UInt8, Hashable, Sendable {
  case x, y
  case origin, originX, originY, size, width, height
  case scale, scaleX, scaleY, rotation, translation, translationX, translationY

  /// How much of two parts is the same.
  func overlaps(_ other: LayerPart) -> Bool { slots & other.slots != 0 }

  private var slots: UInt8 {
    switch self {
    case .x, .originX, .scaleX: 0b1
    case .y, .originY, .scaleY: 0b10
    case .origin, .scale: 0b11
    case .width, .translationX: 0b100
    case .height, .translationY: 0b1000
    case .size, .translation: 0b1100
    case .rotation: 0b1_0000
    }
  }
}

extension LayerValue {
  /// A part of this value; nil where it has no such part.
  package subscript(part: LayerPart) -> LayerValue? {
    switch self {
    case .point(let point): point.part(part)
    case .rect(let rect): rect.part(part)
    case .transform(let transform): TransformParts(transform).part(part)
    default: nil
    }
  }

  /// This value with another part; itself where it has no such part or the kinds differ.
  package func replacing(_ part: LayerPart, with value: LayerValue) -> LayerValue {
    switch self {
    case .point(let point): .point(point.replacing(part, with: value))
    case .rect(let rect): .rect(rect.replacing(part, with: value))
    case .transform(let transform):
      .transform(TransformParts(transform).replacing(part, with: value).transform)
    default: self
    }
  }
}

extension CGPoint {
  fileprivate func part(_ part: LayerPart) -> LayerValue? {
    switch part {
    case .x: .number(x)
    case .y: .number(y)
    default: nil
    }
  }

  fileprivate func replacing(_ part: LayerPart, with value: LayerValue) -> CGPoint {
    switch (part, value) {
    case (.x, .number(let number)): CGPoint(x: number, y: y)
    case (.y, .number(let number)): CGPoint(x: x, y: number)
    default: self
    }
  }
}

extension CGRect {
  fileprivate func part(_ part: LayerPart) -> LayerValue? {
    switch part {
    case .origin: .point(origin)
    case .originX: .number(origin.x)
    case .originY: .number(origin.y)
    case .size: .point(CGPoint(x: size.width, y: size.height))
    case .width: .number(size.width)
    case .height: .number(size.height)
    default: nil
    }
  }

  fileprivate func replacing(_ part: LayerPart, with value: LayerValue) -> CGRect {
    var rect = self
    switch (part, value) {
    case (.origin, .point(let point)): rect.origin = point
    case (.originX, .number(let number)): rect.origin.x = number
    case (.originY, .number(let number)): rect.origin.y = number
    case (.size, .point(let point)): rect.size = CGSize(width: point.x, height: point.y)
    case (.width, .number(let number)): rect.size.width = number
    case (.height, .number(let number)): rect.size.height = number
    default: break
    }
    return rect
  }
}
