internal import Motion

/// A transform as a scale, then what is left of it (a shear), then a rotation, then a translation:
/// the values that Core Animation's key paths into a transform name.
struct TransformParts {
  private var scaleX = 1.0
  private var scaleY = 1.0
  /// Radians.
  private var rotation = 0.0
  private var shear = CGAffineTransform.identity
  private var translation: CGPoint

  /// A flat transform keeps the lengths of its rows and the direction of the first that has one.
  init(_ t: CGAffineTransform) {
    translation = CGPoint(x: t.tx, y: t.ty)
    guard let parts = AffineParts(Affine(t)) else {
      scaleX = hypot(t.a, t.b)
      scaleY = hypot(t.c, t.d)
      rotation = scaleX > 0 ? atan2(t.b, t.a) : scaleY > 0 ? atan2(-t.c, t.d) : 0
      return
    }
    scaleX = parts.scaleX
    scaleY = parts.scaleY
    rotation = parts.angle * .pi / 180
    shear = CGAffineTransform(a: parts.m11, b: parts.m12, c: parts.m21, d: parts.m22, tx: 0, ty: 0)
  }

  var transform: CGAffineTransform {
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let m = shear
    return CGAffineTransform(
      a: scaleX * (cosine * m.a + sine * m.c), b: scaleX * (cosine * m.b + sine * m.d),
      c: scaleY * (cosine * m.c - sine * m.a), d: scaleY * (cosine * m.d - sine * m.b),
      tx: translation.x, ty: translation.y)
  }

  func part(_ part: LayerPart) -> LayerValue? {
    switch part {
    case .scale: .number((scaleX + scaleY) / 2)
    case .scaleX: .number(scaleX)
    case .scaleY: .number(scaleY)
    case .rotation: .number(rotation)
    case .translation: .point(translation)
    case .translationX: .number(translation.x)
    case .translationY: .number(translation.y)
    default: nil
    }
  }

  func replacing(_ part: LayerPart, with value: LayerValue) -> TransformParts {
    var parts = self
    switch (part, value) {
    case (.scale, .number(let number)): (parts.scaleX, parts.scaleY) = (number, number)
    case (.scaleX, .number(let number)): parts.scaleX = number
    case (.scaleY, .number(let number)): parts.scaleY = number
    case (.rotation, .number(let number)): parts.rotation = number
    case (.translation, .point(let point)): parts.translation = point
    case (.translationX, .number(let number)): parts.translation.x = number
    case (.translationY, .number(let number)): parts.translation.y = number
    default: break
    }
    return parts
  }
}
