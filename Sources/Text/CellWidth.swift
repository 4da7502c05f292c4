/// How many terminal cells a text takes: wide East Asian characters and emoji take two, combining
/// marks none.
package func cellWidth(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + cellWidth($1) }
}

package func cellWidth(_ scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  switch value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
    0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
    return 2
  default: return 1
  }
}

/// A text filled with blanks on the right to a width in cells.
package func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - cellWidth(text)))
}

/// A text filled with blanks on the left.
package func rightAligned(_ text: String, to width: Int) -> String {
  String(repeating: " ", count: max(0, width - cellWidth(text))) + text
}
