extension Lexer {
  /// A stretch of a text between its quotes and the expressions in it, and what ended it.
  struct Segment {
    enum End { case quote, interpolation, line, badEscape(Range<Int>) }

    var text: String
    var end: End
  }

  /// Reads on inside a text from the position, behind a quote or the `)` of an expression.
  mutating func segment() -> Segment {
    var text = ""
    var start = position
    while let byte = byte(at: position), byte != UInt8(ascii: "\n") {
      switch byte {
      case UInt8(ascii: "\""):
        text += self.text(start..<position)
        position += 1
        return Segment(text: text, end: .quote)
      case UInt8(ascii: "\\"):
        text += self.text(start..<position)
        if self.byte(at: position + 1) == UInt8(ascii: "(") {
          position += 2
          return Segment(text: text, end: .interpolation)
        }
        let backslash = position
        guard let meant = escape() else {
          return Segment(text: text, end: .badEscape(backslash..<position))
        }
        text.unicodeScalars.append(meant)
        start = position
      default: position += 1
      }
    }
    return Segment(text: text + self.text(start..<position), end: .line)
  }

  /// The character that the escape at the position stands for; the position is behind it then.
  private mutating func escape() -> Unicode.Scalar? {
    guard let (letter, length) = scalar(at: position + 1), letter != "\n" else {
      position += 1
      return nil
    }
    position += 1 + length
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "\"", "\\": return letter
    case "u": return codePoint()
    default: return nil
    }
  }

  /// `{1F600}`
  private mutating func codePoint() -> Unicode.Scalar? {
    guard byte(at: position) == UInt8(ascii: "{") else { return nil }
    let digits = position + 1
    var end = digits
    while let byte = byte(at: end), Unicode.Scalar(byte).properties.isASCIIHexDigit { end += 1 }
    guard byte(at: end) == UInt8(ascii: "}"), end - digits <= 8 else { return nil }
    position = end + 1
    return UInt32(text(digits..<end), radix: 16).flatMap(Unicode.Scalar.init)
  }

  /// A bare word from the position: all up to white, a newline or `;`.
  mutating func bareWord() -> Range<Int> {
    let start = position
    while let byte = byte(at: position) {
      if byte == UInt8(ascii: ";") || isBlankByte(byte) { break }
      guard let (scalar, length) = scalar(at: position), scalar != "\u{A0}", scalar != "\u{3000}"
      else { break }
      position += length
    }
    return start..<position
  }

  private func isBlankByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }
}
