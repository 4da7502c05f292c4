/// A colour as layers hold it: red, green, blue and alpha in extended sRGB, not premultiplied.
public struct CGColor: Hashable, Sendable {
  package let rgba: ColorComponents

  package init(rgba: ColorComponents) { self.rgba = rgba }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue, alpha.
  public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }
  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { rgba.alpha }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
  }
}
