extension Lexer {
  /// Drops the rest of a statement after an error: goes to the NEWLINE or `;` at its depth of
  /// braces or the `}` of its block. Texts and comments are passed over whole, round and square
  /// brackets do not count.
  mutating func skipStatement(from start: Int) {
    restart(at: start)
    var depth = 0
    while let byte = byte(at: position) {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: ";"):
        if depth == 0 { return }
        position += 1
      case UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: "}"):
        if depth == 0 { return }
        depth -= 1
        position += 1
      case UInt8(ascii: "\""): skipText()
      case UInt8(ascii: "/"), UInt8(ascii: "\\"):
        let before = position
        if skipWhite() != nil || position == before { position = max(position, before + 1) }
      default: position += 1
      }
    }
  }

  /// Passes over a text with what is nested in it, at most to the end of its line.
  private mutating func skipText() {
    // For each expression that is open in a text, the round brackets open in it.
    var rounds: [Int] = []
    var isInText = true
    position += 1
    while let byte = byte(at: position), byte != UInt8(ascii: "\n") {
      position += 1
      if isInText {
        if byte == UInt8(ascii: "\"") {
          if rounds.isEmpty { return }
          isInText = false
        } else if byte == UInt8(ascii: "\\"), let next = self.byte(at: position),
          next != UInt8(ascii: "\n")
        {
          position += 1
          if next == UInt8(ascii: "(") {
            rounds.append(0)
            isInText = false
          }
        }
      } else if let open = rounds.last {
        switch byte {
        case UInt8(ascii: "\""): isInText = true
        case UInt8(ascii: "("): rounds[rounds.count - 1] = open + 1
        case UInt8(ascii: ")") where open > 0: rounds[rounds.count - 1] = open - 1
        case UInt8(ascii: ")"):
          rounds.removeLast()
          isInText = true
        default: break
        }
      }
    }
  }
}
