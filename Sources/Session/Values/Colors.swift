import UIKit

extension Interpreter {
  /// A colour by name: UIKit's own, then those of CSS.
  static func color(named name: String) -> ColorComponents? {
    guard let code = colorCodes.first(where: { $0.name == name })?.code else { return nil }
    return ColorComponents(code: code)
  }

  /// 0xRRGGBBAA by name.
  private static let colorCodes: [(name: String, code: UInt32)] = [
    ("clear", 0x0000_0000), ("black", 0x0000_00FF), ("darkGray", 0x5555_55FF),
    ("lightGray", 0xAAAA_AAFF), ("white", 0xFFFF_FFFF), ("gray", 0x8080_80FF),
    ("red", 0xFF00_00FF), ("green", 0x00FF_00FF), ("blue", 0x0000_FFFF), ("cyan", 0x00FF_FFFF),
    ("yellow", 0xFFFF_00FF), ("magenta", 0xFF00_FFFF), ("orange", 0xFF80_00FF),
    ("purple", 0x8000_80FF), ("brown", 0x9966_33FF), ("teal", 0x0080_80FF),
    ("indigo", 0x4B00_82FF), ("mint", 0x00C7_BEFF), ("pink", 0xFFC0_CBFF),
    ("coral", 0xFF7F_50FF), ("navy", 0x0000_80FF), ("tomato", 0xFF63_47FF),
    ("gold", 0xFFD7_00FF),
  ]
}
