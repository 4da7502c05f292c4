extension Lexer {
  /// A number with its unit. A digit or `.` with a digit behind it stands at the position.
  mutating func number() -> Token.Kind {
    let start = position
    skipDigits()
    if byte(at: position) == UInt8(ascii: ".") {
      if isDigit(at: position + 1) {
        position += 1
        skipDigits()
      } else if pointEndsNumber {
        position += 1
        return .invalid(.trailingPoint(text(start..<position - 1)))
      }
    }
    skipExponent()
    let digits = text(start..<position).filter { $0 != "_" }
    return withUnit(Double(digits) ?? .infinity, from: start)
  }

  private mutating func withUnit(_ value: Double, from start: Int) -> Token.Kind {
    let letters = position
    position += runLength(at: letters)
    let isPercent = byte(at: position) == UInt8(ascii: "%")
    guard value.isFinite else { return .invalid(.numberTooLarge) }
    if position > letters {
      let name = text(letters..<position)
      guard let unit = Unit(rawValue: name) else { return .invalid(.unknownUnit(name)) }
      return isPercent ? .invalid(.percentThenValue(text(start..<position))) : .number(value, unit)
    }
    guard isPercent else { return .number(value, nil) }
    let digits = text(start..<position)
    position += 1
    let isValueNext = byte(at: position) == UInt8(ascii: "(") || runLength(at: position) > 0
    return isValueNext ? .invalid(.percentThenValue(digits)) : .number(value, .percent)
  }

  /// `1.` before what is neither a member nor the rest of a range.
  private var pointEndsNumber: Bool {
    byte(at: position + 1) != UInt8(ascii: ".") && nameLength(at: position + 1) == 0
  }

  private mutating func skipDigits() {
    while isDigit(at: position) || byte(at: position) == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func skipExponent() {
    guard let byte = byte(at: position), byte | 0x20 == UInt8(ascii: "e") else { return }
    var digits = position + 1
    if let sign = self.byte(at: digits), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      digits += 1
    }
    guard isDigit(at: digits) else { return }
    position = digits
    skipDigits()
  }
}
