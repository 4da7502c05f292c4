extension Lexer {
  /// Passes over blanks, comments and continued lines; a fault if one of them is never closed.
  mutating func skipWhite() -> (Fault, start: Int)? {
    while let byte = byte(at: position) {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "/") where self.byte(at: position + 1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where self.byte(at: position + 1) == UInt8(ascii: "*"):
        let start = position
        if !skipComment() { return (.openComment, start) }
      case UInt8(ascii: "\\"):
        let start = position
        if let fault = skipContinuation() { return (fault, start) }
      case 0xC2, 0xE3:
        guard isWideBlank(at: position) else { return nil }
        position += byte == 0xC2 ? 2 : 3
      default: return nil
      }
    }
    return nil
  }

  /// Whether white, a line's end or the text's end stands at an offset.
  func isBlank(at offset: Int) -> Bool {
    guard let byte = byte(at: offset) else { return true }
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"),
      UInt8(ascii: "\\"):
      return true
    case UInt8(ascii: "/"):
      let after = self.byte(at: offset + 1)
      return after == UInt8(ascii: "/") || after == UInt8(ascii: "*")
    default: return isWideBlank(at: offset)
    }
  }

  /// The no-break space and the ideographic space.
  private func isWideBlank(at offset: Int) -> Bool {
    guard let (scalar, _) = scalar(at: offset) else { return false }
    return scalar == "\u{A0}" || scalar == "\u{3000}"
  }

  private mutating func skipLine() {
    while let byte = byte(at: position), byte != UInt8(ascii: "\n") { position += 1 }
    if position == limit { endsInComment = true }
  }

  /// Whether the comment that begins here is closed; comments nest.
  private mutating func skipComment() -> Bool {
    var depth = 0
    while let byte = byte(at: position) {
      switch (byte, self.byte(at: position + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
        if depth == 0 { return true }
      default: position += 1
      }
    }
    endsInComment = true
    return false
  }

  /// `\` with nothing but blanks behind it joins two lines.
  private mutating func skipContinuation() -> Fault? {
    var end = position + 1
    while let byte = byte(at: end),
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    {
      end += 1
    }
    switch byte(at: end) {
    case UInt8(ascii: "\n"):
      position = end + 1
      return nil
    case nil:
      position = end
      return .openBackslash
    default:
      position += 1
      return .strayBackslash
    }
  }
}
