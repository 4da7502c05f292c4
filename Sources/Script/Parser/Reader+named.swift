import Text

extension Reader {
  /// A statement whose first word is a name: a command, a handler, or a value.
  mutating func named() throws(Failure) -> Statement.Kind {
    let word = text(of: token)
    let next = peek()
    if isValueHead(next) {
      if next.isSymbol(.openRound), let verb = verb(word), grammar.function(word) == nil {
        throw failure(.calledCommand(verb), at: token.range)
      }
      return try value()
    }
    if let verb = verb(word) { return .command(try command(verb)) }
    if word == "on", next.kind == .name || next.isSymbol(.openBrace) || next.kind == .cursor {
      return try handler()
    }
    if isSubject(next, of: word) { throw notACommand(word) }
    return try value()
  }

  /// What touches a name, or sets it, makes it a value even if it is a verb.
  private func isValueHead(_ next: Token) -> Bool {
    guard case .symbol(let symbol) = next.kind else { return false }
    switch symbol {
    case .dot, .openRound, .openSquare: return next.isTouching
    default: return symbol.assignment.isOne
    }
  }

  /// The verb of a name where it may stand: one that belongs in another's block is one only there.
  func verb(_ word: String) -> VerbSignature? {
    guard let verb = grammar.verb(word) else { return nil }
    if case .inside(let owner) = verb.standing, !isInside(owner) { return nil }
    return verb
  }

  private func isInside(_ owner: String) -> Bool {
    for frame in frames.reversed() {
      switch frame.role {
      case .control: continue
      case .command(let verb, _): return verb == owner
      case .top, .function, .then, .event: return false
      }
    }
    return false
  }

  /// Whether what follows a word that is no verb begins a value or a block, so that the word was
  /// meant as a command.
  private func isSubject(_ next: Token, of word: String) -> Bool {
    switch next.kind {
    case .name, .number, .quote, .color, .symbol(.openBrace): return true
    case .reserved(.true), .reserved(.false), .reserved(.none), .reserved(.nil): return true
    case .symbol(.openRound): return grammar.function(word) == nil
    case .symbol(.openSquare), .symbol(.not): return !next.isTouching
    case .symbol(.minus), .symbol(.plus):
      // A sign is far more often a difference with a blank missing, unless the word is a slip.
      let isSign = !next.isTouching && !lexer.isBlank(at: next.range.upperBound)
      return isSign && suggestion(for: word) != nil
    default: return false
    }
  }

  private func notACommand(_ word: String) -> Failure {
    let range = token.range
    if case .inside(let owner)? = grammar.verb(word)?.standing {
      return failure(.belongsInside(word, owner), at: range)
    }
    if let answer = grammar.answer(for: word) {
      return failure(.noCommand(word, answer: answer), at: range)
    }
    return misspelt(.noCommand(word), at: range, nearest: suggestion(for: word))
  }

  private func suggestion(for word: String) -> String? {
    grammar.answer(for: word) ?? nearestHere(to: word, in: grammar.heads(isInside: isInside))
  }

  /// The nearest word; not looked for where the line has its error already.
  func nearestHere(to word: String, in words: @autoclosure () -> [String]) -> String? {
    report.takes(.error, at: token.range) ? nearest(to: word, in: words()) : nil
  }

  /// An error with the nearest word that is legal at its place, and the statement mended by it.
  func misspelt(_ diagnostic: Diagnostic, at range: Range<Int>, nearest: String?) -> Failure {
    guard let nearest else { return failure(diagnostic, at: range) }
    var mended = diagnostic
    mended.hint = diagnostic.hint ?? Diagnostic.didYouMean(nearest)
    mended.fix = self.mended(range, by: nearest)
    return failure(mended, at: range)
  }

  /// The line of a range with the range replaced, without its indentation; nil where it is too long
  /// to be pasted.
  private func mended(_ range: Range<Int>, by word: String) -> String? {
    let bytes = source.bytes
    let newline = UInt8(ascii: "\n")
    let window = max(0, range.lowerBound - 160)..<min(bytes.count, range.upperBound + 160)
    let before = bytes[window.lowerBound..<range.lowerBound]
    let after = bytes[range.upperBound..<window.upperBound]
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? window.lowerBound
    let end = after.firstIndex(of: newline) ?? window.upperBound
    let isWhole =
      (start == 0 || bytes[start - 1] == newline) && (end == bytes.count || bytes[end] == newline)
    guard isWhole, end - start <= 160 else { return nil }
    let line = source.slice(start..<range.lowerBound) + word + source.slice(range.upperBound..<end)
    return String(line.drop { $0 == " " || $0 == "\t" })
  }
}
