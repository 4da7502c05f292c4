/// A line without what does not count: escape sequences, CR, blanks and empty braille cells at its
/// end. Characters compare by canonical equivalence, so composed and decomposed text are one.
func normalized(_ line: String) -> String {
  if line.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }), line.utf8.last != UInt8(ascii: " ") {
    return line
  }
  var scalars = String.UnicodeScalarView()
  var rest = line.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    switch scalar {
    case "\u{1B}": dropEscape(&rest)
    case "\r": break
    default: scalars.append(scalar)
    }
  }
  while let last = scalars.last, last == " " || last == "\t" || last == "\u{2800}" {
    scalars.removeLast()
  }
  return String(scalars)
}

/// Drops the rest of an escape sequence: `[` up to its letter, `]` up to its bell, or one character.
private func dropEscape(_ rest: inout Substring.UnicodeScalarView) {
  switch rest.popFirst() {
  case "[": while let scalar = rest.popFirst(), !("@"..."~").contains(scalar) {}
  case "]": while let scalar = rest.popFirst(), scalar != "\u{7}", scalar != "\u{1B}" {}
  default: break
  }
}

/// One line of an expected output, ready to be compared with many.
struct ExpectedLine: Sendable {
  /// As it is stored.
  let text: String
  private let normal: String
  private let rule: Rule

  private enum Rule: Sendable {
    case line(LinePattern)
    case pattern(TextPattern)
    /// A pattern that cannot be read matches nothing but itself.
    case literal
    /// Any number of lines.
    case lines
  }

  init(_ text: String) {
    self.text = text
    normal = normalized(text)
    if normal == "..." {
      rule = .lines
    } else if normal.hasSuffix(" (re)") {
      rule = TextPattern(expression: normal.dropLast(5)).map(Rule.pattern) ?? .literal
    } else if normal.hasSuffix(" (glob)") {
      rule = .pattern(TextPattern(glob: normal.dropLast(7)))
    } else {
      rule = .line(LinePattern(Array(normal)))
    }
  }

  var isGap: Bool { if case .lines = rule { true } else { false } }

  /// The numbers that are off when all else fits, none when all fits, nil when it is another line.
  func match(_ actual: String, _ tolerance: Tolerance) -> [NumberDifference]? {
    let actual = normalized(actual)
    if actual == normal { return [] }
    switch rule {
    case .line(let pattern): return pattern.match(Array(actual), tolerance)
    case .pattern(let pattern): return pattern.matches(actual) ? [] : nil
    case .literal, .lines: return nil
    }
  }
}
