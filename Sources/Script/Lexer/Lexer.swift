import Text

/// Cuts a text into tokens on demand, since what a byte means depends on where the parser stands:
/// file names are bare words, texts hold expressions. One pass; nothing is read twice but a bare
/// word.
struct Lexer {
  let source: Source
  let bytes: [UInt8]
  /// Where the text ends for this reading: its end, or the place of a cursor.
  let limit: Int
  let hasCursor: Bool
  var position = 0
  /// The last token was a name, `)` or `]`: a `.` that touches it is a member's, never a number's.
  private var followsOperand = false
  /// A `//` ran up to the limit: a cursor there is in prose.
  var endsInComment = false

  init(_ source: Source, cursor: Int? = nil) {
    self.source = source
    bytes = source.bytes
    limit = min(cursor ?? bytes.count, bytes.count)
    hasCursor = cursor != nil
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  func text(_ range: Range<Int>) -> String { source.slice(range) }

  func byte(at offset: Int) -> UInt8? { offset < limit && offset >= 0 ? bytes[offset] : nil }

  /// The character at an offset and how many bytes it takes; a `Source` holds valid UTF-8 only.
  func scalar(at offset: Int) -> (Unicode.Scalar, Int)? {
    guard let first = byte(at: offset) else { return nil }
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length { value = value << 6 | UInt32(byte(at: offset + index) ?? 0x80) & 0x3F }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  mutating func next() -> Token {
    let before = position
    if let (fault, start) = skipWhite() {
      return token(.invalid(fault), from: start, touching: false)
    }
    let start = position
    let isTouching = start == before && start > 0
    let kind = scan(from: start, isTouching: isTouching)
    return token(kind, from: start, touching: isTouching)
  }

  private mutating func token(_ kind: Token.Kind, from start: Int, touching: Bool) -> Token {
    switch kind {
    case .name, .symbol(.closeRound), .symbol(.closeSquare): followsOperand = true
    default: followsOperand = false
    }
    return Token(kind: kind, range: start..<max(start, position), isTouching: touching)
  }

  /// Reads one token at the position, which is at no white.
  private mutating func scan(from start: Int, isTouching: Bool) -> Token.Kind {
    guard let byte = byte(at: start) else { return hasCursor && !endsInComment ? .cursor : .end }
    switch byte {
    case UInt8(ascii: "\n"):
      position += 1
      return .newline
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    case UInt8(ascii: "."):
      let isNumber = isDigit(at: start + 1) && !(followsOperand && isTouching)
      return isNumber ? number() : symbol()
    case UInt8(ascii: "\""):
      position += 1
      return .quote
    case UInt8(ascii: "#"): return color()
    default: return nameLength(at: start) > 0 ? name() : symbol()
    }
  }

  /// Goes to a place where tokens begin afresh.
  mutating func restart(at offset: Int) {
    position = min(max(offset, 0), limit)
    followsOperand = false
  }
}
