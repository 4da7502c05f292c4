/// A font as far as sizes go. No text is drawn, so there is one simple metric: a character is half as
/// wide as the font's size, a whole one for wide scripts, 0.55 from semibold on; a line is 1.2 times
/// as high, 0.95 above the baseline and 0.25 below it.
public final class UIFont: NSObject, Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// At the default size of text.
    fileprivate var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  public let pointSize: CGFloat
  public let weight: Weight

  private init(_ size: CGFloat, _ weight: Weight) {
    pointSize = size > 0 && size.isFinite ? min(size, 10_000) : 17
    self.weight = weight
    super.init()
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, .regular) }

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size, weight)
  }

  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, .bold) }

  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, .regular) }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.size, style == .headline ? .semibold : .regular)
  }

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(size, weight) }

  public var ascender: CGFloat { 0.95 * pointSize }
  /// Below the baseline, so negative.
  public var descender: CGFloat { -0.25 * pointSize }
  public var lineHeight: CGFloat { 1.2 * pointSize }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let font = object as? UIFont else { return false }
    return font.pointSize == pointSize && font.weight == weight
  }

  public override var hash: Int { pointSize.hashValue ^ weight.hashValue }

  func width(of character: Character) -> CGFloat {
    if character.isWide { return pointSize }
    return (weight.rawValue >= Weight.semibold.rawValue ? 0.55 : 0.5) * pointSize
  }

  func width(of text: some StringProtocol) -> CGFloat {
    text.reduce(0) { $0 + width(of: $1) }
  }
}

extension Character {
  /// East Asian scripts and pictures.
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
