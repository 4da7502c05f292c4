extension Lexer {
  func isDigit(at offset: Int) -> Bool {
    guard let byte = byte(at: offset) else { return false }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// The length in bytes of the name that begins at an offset, 0 if none does.
  func nameLength(at start: Int) -> Int {
    guard let (first, length) = scalar(at: start), first == "_" || first.isNameLetter else {
      return 0
    }
    return length + runLength(at: start + length)
  }

  /// The length of a run of letters, digits, marks and `_`.
  func runLength(at start: Int) -> Int {
    var end = start
    while let (scalar, length) = scalar(at: end), scalar.continuesName { end += length }
    return end - start
  }

  mutating func name() -> Token.Kind {
    let start = position
    position += nameLength(at: start)
    let count = position - start
    // No reserved word is longer: most names are told by their length alone.
    guard count <= 6, let reserved = Reserved(rawValue: text(start..<position)) else {
      return .name
    }
    return .reserved(reserved)
  }

  mutating func color() -> Token.Kind {
    let digits = position + 1
    position = digits + runLength(at: digits)
    let text = self.text(digits..<position)
    guard text.utf8.allSatisfy({ $0 < 0x80 }), let value = UInt32(text, radix: 16) else {
      return .invalid(.badColor)
    }
    switch text.utf8.count {
    case 3:
      let (red, green, blue) = (value >> 8 & 0xF, value >> 4 & 0xF, value & 0xF)
      return .color(red * 0x1100_0000 + green * 0x11_0000 + blue * 0x1100 + 0xFF)
    case 6: return .color(value << 8 | 0xFF)
    case 8: return .color(value)
    default: return .invalid(.badColor)
    }
  }
}

extension Unicode.Scalar {
  var isNameLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: return true
    case 0..<0x80: return false
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return true
    default: return false
    }
  }

  var continuesName: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: return true
    case 0..<0x80: return false
    default: break
    }
    switch properties.generalCategory {
    case .decimalNumber, .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return isNameLetter
    }
  }
}
