/// A layer that goes from colour to colour; the colours are values, nothing is drawn.
@MainActor
open class CAGradientLayer: CALayer {
  override class func makeLayer() -> CALayer { CAGradientLayer() }

  /// `CGColor`s.
  open var colors: [Any]?
  /// Where each colour stands, 0 to 1; evenly without.
  open var locations: [NSNumber]?
  /// In fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
