import Text

/// Reads the compact text of one entry of the table.
struct SignatureScanner {
  let text: String
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  // MARK: Types

  /// `view | controller | [behavior]`, `flag`, `query rect (container, presented)`
  mutating func type() throws(Diagnostic) -> (value: ValueType, isFlag: Bool) {
    if take(word: "flag") { return (.bool, true) }
    if take(word: "query") {
      let answer = try single()
      return (.query(answer, gives: try names()), false)
    }
    let first = try single()
    guard take("|") else { return (first, false) }
    var all = [first]
    repeat { all.append(try single()) } while take("|")
    return (.oneOf(all), false)
  }

  private mutating func single() throws(Diagnostic) -> ValueType {
    var type: ValueType
    if take("[") {
      type = .list(try single())
      try expect("]")
    } else {
      type = try named()
    }
    return take("?") ? .optional(type) : type
  }

  private mutating func named() throws(Diagnostic) -> ValueType {
    let word = try name()
    if word == "word" || word == "words", peek("(") {
      let choice = try names(separator: "|")
      return word == "word" ? .word(choice) : .words(choice)
    }
    if let plain = ValueType(plain: word) { return plain }
    if word == "property" {
      try expect("animator")
      return .object("property animator")
    }
    return .object(word)
  }

  /// Names in brackets; none if no bracket stands here.
  mutating func names(separator: String = ",") throws(Diagnostic) -> [String] {
    guard take("(") else { return [] }
    var names: [String] = []
    if take(")") { return names }
    repeat { names.append(try name()) } while take(separator)
    try expect(")")
    return names
  }

  // MARK: Pieces

  mutating func name() throws(Diagnostic) -> String {
    skipBlanks()
    let start = position
    while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
    guard start < position else { throw .badSignature(text, "a name", at: start) }
    return slice(start..<position)
  }

  mutating func take(_ sign: String) -> Bool {
    guard peek(sign) else { return false }
    position += sign.utf8.count
    return true
  }

  mutating func take(word: String) -> Bool {
    let start = position
    guard take(word), position == bytes.count || !isNameByte(bytes[position]) else {
      position = start
      return false
    }
    return true
  }

  mutating func expect(_ sign: String) throws(Diagnostic) {
    guard take(sign) else { throw .badSignature(text, "`\(sign)`", at: position) }
  }

  mutating func expectEnd() throws(Diagnostic) {
    skipBlanks()
    guard position == bytes.count else { throw .badSignature(text, "the end", at: position) }
  }

  /// What is left, up to a sign if one stands there, without blanks around it.
  mutating func rest(upTo sign: String?) -> String {
    skipBlanks()
    let start = position
    while position < bytes.count, !(sign.map(stands) ?? false) { position += 1 }
    var end = position
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return slice(start..<end)
  }

  private func stands(_ sign: String) -> Bool {
    let end = position + sign.utf8.count
    return end <= bytes.count && bytes[position..<end].elementsEqual(sign.utf8)
  }

  private mutating func peek(_ sign: String) -> Bool {
    skipBlanks()
    return stands(sign)
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  private func slice(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func isNameByte(_ byte: UInt8) -> Bool { isASCIILetterOrDigit(byte) || byte == 0x5F }
}

func isASCIILetterOrDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  default: false
  }
}
