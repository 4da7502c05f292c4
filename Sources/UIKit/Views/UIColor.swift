/// A colour, immutable; system colours have their light values.
public final class UIColor: NSObject, Sendable {
  package let rgba: ColorComponents

  package init(rgba: ColorComponents) {
    self.rgba = rgba
    super.init()
  }

  /// Components from 0 to 1; beyond them the colour leaves sRGB, which is kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(rgba: ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Angles and amounts from 0 to 1: a hue of 1/3 is green.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  public convenience init(cgColor: CGColor) { self.init(rgba: cgColor.rgba) }

  public var cgColor: CGColor { CGColor(rgba: rgba) }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.rgba == rgba }
  public override var hash: Int { rgba.hashValue }
}
