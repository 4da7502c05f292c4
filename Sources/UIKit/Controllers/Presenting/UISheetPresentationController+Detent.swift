extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  public final class Detent {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolve: (CGFloat) -> CGFloat?

    private init(_ identifier: Identifier, _ resolve: @escaping (CGFloat) -> CGFloat?) {
      self.identifier = identifier
      self.resolve = resolve
    }

    /// Half the full height.
    public static func medium() -> Detent { Detent(.medium) { $0 / 2 } }

    /// The full height.
    public static func large() -> Detent { Detent(.large) { $0 } }

    /// The resolver answers points, or nil where the detent is out of use.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom")) { maximum in
        resolver(DetentResolution(maximumDetentValue: maximum))
      }
    }

    /// Points, between 0 and the full height; nil where it is out of use.
    func height(in maximum: CGFloat) -> CGFloat? {
      resolve(maximum).map { $0.isFinite ? min(max(0, $0), maximum) : maximum }
    }
  }
}

/// What a detent goes by.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The full height, points.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentResolution: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat

  init(maximumDetentValue: CGFloat) { self.maximumDetentValue = maximumDetentValue }
}
