internal import UIKit

extension LayerValue {
  /// The value at a fraction of the straight line to another, part by part; a value that is no
  /// number, or another kind of value, stays as it is.
  func mixed(with other: LayerValue, _ fraction: Double) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(mix(a, b, fraction))
    case (.point(let a), .point(let b)): .point(mix(a, b, fraction))
    case (.rect(let a), .rect(let b)):
      .rect(CGRect(origin: mix(a.origin, b.origin, fraction), size: mix(a.size, b.size, fraction)))
    case (.transform(let a), .transform(let b)): .transform(mix(a, b, fraction))
    case (.color(let a?), .color(let b?)): .color(mix(a, b, fraction))
    default: self
    }
  }
}

private func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
  a + (b - a) * fraction
}

private func mix(_ a: CGPoint, _ b: CGPoint, _ fraction: Double) -> CGPoint {
  CGPoint(x: mix(a.x, b.x, fraction), y: mix(a.y, b.y, fraction))
}

private func mix(_ a: CGSize, _ b: CGSize, _ fraction: Double) -> CGSize {
  CGSize(width: mix(a.width, b.width, fraction), height: mix(a.height, b.height, fraction))
}

private func mix(
  _ a: CGAffineTransform, _ b: CGAffineTransform, _ fraction: Double
) -> CGAffineTransform {
  CGAffineTransform(
    a: mix(a.a, b.a, fraction), b: mix(a.b, b.b, fraction),
    c: mix(a.c, b.c, fraction), d: mix(a.d, b.d, fraction),
    tx: mix(a.tx, b.tx, fraction), ty: mix(a.ty, b.ty, fraction))
}

private func mix(
  _ a: ColorComponents, _ b: ColorComponents, _ fraction: Double
) -> ColorComponents {
  ColorComponents(
    red: mix(a.red, b.red, fraction), green: mix(a.green, b.green, fraction),
    blue: mix(a.blue, b.blue, fraction), alpha: mix(a.alpha, b.alpha, fraction))
}
