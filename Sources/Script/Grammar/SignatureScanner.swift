import Text

/// Reads the compact text of one entry of the table. It runs for each entry on every start, hence
/// by bytes.
struct SignatureScanner {
  let text: String
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func name() throws(Diagnostic) -> String {
    skipBlanks()
    let start = position
    while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
    guard start < position else { throw .badSignature(text, "a name", at: start) }
    return slice(start..<position)
  }

  /// Passes over a sign of one character, written so many times, if it stands here.
  mutating func take(_ sign: Unicode.Scalar, times: Int = 1) -> Bool {
    skipBlanks()
    guard stands(sign, times: times) else { return false }
    position += times
    return true
  }

  mutating func expect(_ sign: Unicode.Scalar) throws(Diagnostic) {
    guard take(sign) else { throw .badSignature(text, "`\(sign)`", at: position) }
  }

  mutating func expectEnd() throws(Diagnostic) {
    skipBlanks()
    guard isAtEnd else { throw .badSignature(text, "the end", at: position) }
  }

  /// Names in brackets; none if no bracket stands here.
  mutating func names(separator: Unicode.Scalar = ",") throws(Diagnostic) -> [String] {
    guard take("(") else { return [] }
    var names: [String] = []
    if take(")") { return names }
    repeat { names.append(try name()) } while take(separator)
    try expect(")")
    return names
  }

  /// What is left, up to a sign if one stands there, without blanks around it.
  mutating func rest(upTo sign: Unicode.Scalar?, times: Int = 1) -> String {
    skipBlanks()
    let start = position
    while position < bytes.count {
      if let sign, stands(sign, times: times) { break }
      position += 1
    }
    var end = position
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return slice(start..<end)
  }

  private func stands(_ sign: Unicode.Scalar, times: Int) -> Bool {
    guard position + times <= bytes.count else { return false }
    for offset in 0..<times where UInt32(bytes[position + offset]) != sign.value { return false }
    return true
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
