import Testing

@testable import UIKit

struct UIColorTests {
  @Test("colours are equal by their components")
  func equality() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.black != UIColor.clear)
    #expect(UIColor.white.withAlphaComponent(0.5).cgColor == CGColor(gray: 1, alpha: 0.5))
    #expect(UIColor(cgColor: UIColor.systemTeal.cgColor) == UIColor.systemTeal)
  }

  @Test("the named colours of UIKit")
  func named() {
    #expect(UIColor.orange == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(UIColor.systemBlue == UIColor(red: 0, green: 0x7A / 255, blue: 1, alpha: 1))
    #expect(UIColor.clear == UIColor(white: 0, alpha: 0))
  }

  @Test(
    "hue, saturation and brightness",
    arguments: [
      (0.0, 1.0, 1.0, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (0.5, 0.5, 0.8, [0.4, 0.8, 0.8]),
      (0.75, 1, 0.5, [0.25, 0, 0.5]), (0.1, 0, 0.3, [0.3, 0.3, 0.3]),
    ] as [(Double, Double, Double, [Double])])
  func hue(hue: Double, saturation: Double, brightness: Double, expected: [Double]) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    #expect(near(color.rgba.red, expected[0]))
    #expect(near(color.rgba.green, expected[1]))
    #expect(near(color.rgba.blue, expected[2]))
  }

  @Test("components come out as they went in")
  func components() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(
        &red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
  }
}
