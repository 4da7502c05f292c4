extension Charset {
  /// Parts of a cell that can be marked one by one.
  var grain: Grain {
    switch self {
    case .ascii: Grain(across: 1, up: 1)
    case .braille: Grain(across: 2, up: 4)
    case .block: Grain(across: 2, up: 2)
    }
  }

  /// The character for marked parts: a bit each, from the lower left, by rows.
  func character(_ parts: UInt8) -> Unicode.Scalar {
    switch self {
    case .ascii: "*"
    case .block: Self.quadrants[Int(parts & 15)]
    case .braille: Self.braille(parts)
    }
  }

  private static let quadrants: [Unicode.Scalar] = [
    " ", "▖", "▗", "▄", "▘", "▌", "▚", "▙", "▝", "▞", "▐", "▟", "▀", "▛", "▜", "█",
  ]

  /// Braille counts its dots down the left column, down the right, and the lowest two last.
  private static func braille(_ parts: UInt8) -> Unicode.Scalar {
    let dots: [UInt32] = [0x40, 0x80, 0x04, 0x20, 0x02, 0x10, 0x01, 0x08]
    var value: UInt32 = 0x2800
    for (part, dot) in dots.enumerated() where parts & (1 << UInt8(part)) != 0 { value |= dot }
    return Unicode.Scalar(value) ?? " "
  }

  /// What a legend shows for a curve that has no glyph of its own.
  var swatch: Unicode.Scalar { character(self == .braille ? 0b1111_1100 : 0xFF) }

  /// What boxes and lines are made of.
  var frame: Frame { self == .ascii ? .ascii : .lines }
}

struct Frame {
  var wall: Unicode.Scalar
  var wallTick: Unicode.Scalar
  var corner: Unicode.Scalar
  var floor: Unicode.Scalar
  var floorTick: Unicode.Scalar
  var reference: Unicode.Scalar
  var marker: Unicode.Scalar
  var border: Unicode.Scalar
  var lineEnd: Unicode.Scalar
  var lineStart: Unicode.Scalar
  var phaseStart: Unicode.Scalar
  var phaseLine: Unicode.Scalar
  var phaseEnd: Unicode.Scalar
  var phaseBoth: Unicode.Scalar

  static let ascii = Frame(
    wall: "|", wallTick: "+", corner: "+", floor: "-", floorTick: "+", reference: ".", marker: ":",
    border: "|", lineEnd: "]", lineStart: "[", phaseStart: "<", phaseLine: "-", phaseEnd: ">",
    phaseBoth: "|")

  static let lines = Frame(
    wall: "│", wallTick: "┤", corner: "└", floor: "─", floorTick: "┬", reference: "┈", marker: "┊",
    border: "│", lineEnd: "╴", lineStart: "╶", phaseStart: "├", phaseLine: "─", phaseEnd: "┤",
    phaseBoth: "│")
}

private let glyphs = Array("*ox+abcdefghijklmnpqrstuwyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars)

/// The glyph of a series where curves are drawn with characters: `* o x +`, then letters; `v` marks
/// values below the plot.
func glyph(_ series: Int) -> Unicode.Scalar { glyphs[series % glyphs.count] }
