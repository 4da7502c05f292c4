/// Reads a regular expression into steps. Jumps within a piece are relative until it is placed, so
/// that a piece can be repeated.
struct ExpressionParser {
  private let text: [Character]
  private var at = 0
  private var depth = 0

  private static let limit = 2000

  init(_ text: [Character]) { self.text = text }

  mutating func parse() -> [TextPattern.Step]? {
    guard let piece = alternatives(), at == text.count else { return nil }
    return piece.enumerated().map { index, step in
      switch step {
      case .split(let first, let second): .split(index + first, index + second)
      case .jump(let target): .jump(index + target)
      case .take, .end: step
      }
    }
  }

  private typealias Piece = [TextPattern.Step]

  private var next: Character? { at < text.count ? text[at] : nil }

  private mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    at += 1
    return true
  }

  private mutating func alternatives() -> Piece? {
    guard var piece = sequence() else { return nil }
    while skip("|") {
      guard let other = sequence() else { return nil }
      piece =
        [.split(1, piece.count + 2)] + piece + [.jump(other.count + 1)] + other
      guard piece.count < Self.limit else { return nil }
    }
    return piece
  }

  private mutating func sequence() -> Piece? {
    var piece: Piece = []
    while let character = next, character != "|", character != ")" {
      guard let atom = atom(), let repeated = repeats(atom) else { return nil }
      piece += repeated
      guard piece.count < Self.limit else { return nil }
    }
    return piece
  }

  private mutating func atom() -> Piece? {
    guard let character = next else { return nil }
    at += 1
    switch character {
    case ".": return [.take(.any)]
    case "(":
      guard depth < 50 else { return nil }
      depth += 1
      defer { depth -= 1 }
      guard let piece = alternatives(), skip(")") else { return nil }
      return piece
    case "[": return set().map { [.take($0)] }
    case "\\": return escape().map { [.take($0)] }
    case "*", "+", "?", "{": return nil
    case "^": return at == 1 ? [] : nil
    case "$": return at == text.count ? [] : nil
    default: return [.take(.one(character))]
    }
  }

  private mutating func repeats(_ piece: Piece) -> Piece? {
    if skip("*") { return many(piece) }
    if skip("+") { return piece + many(piece) }
    if skip("?") { return [.split(1, piece.count + 1)] + piece }
    guard skip("{") else { return piece }
    guard let least = count() else { return nil }
    let most = skip(",") ? count() : least
    guard skip("}"), least <= most ?? least, max(least, most ?? 0) * (piece.count + 1) < Self.limit
    else { return nil }
    let fixed = Array(repeating: piece, count: least).flatMap { $0 }
    guard let most else { return fixed + many(piece) }
    let optional: Piece = [.split(1, piece.count + 1)] + piece
    return fixed + Array(repeating: optional, count: most - least).flatMap { $0 }
  }

  private func many(_ piece: Piece) -> Piece {
    [.split(1, piece.count + 2)] + piece + [.jump(-piece.count - 1)]
  }

  private mutating func count() -> Int? {
    let digits = text[at...].prefix { $0.isDigit }.prefix(4)
    at += digits.count
    return Int(String(digits))
  }

  private mutating func escape() -> TextPattern.Test? {
    guard let character = next else { return nil }
    at += 1
    if let ranges = Self.named(character) { return .set(ranges, isNegated: character.isUppercase) }
    if character == "t" { return .one("\t") }
    return character.isLetter || character.isNumber ? nil : .one(character)
  }

  private static func named(_ character: Character) -> [ClosedRange<Unicode.Scalar>]? {
    switch character {
    case "d", "D": ["0"..."9"]
    case "w", "W": ["0"..."9", "A"..."Z", "a"..."z", "_"..."_"]
    case "s", "S": [" "..." ", "\t"..."\r"]
    default: nil
    }
  }

  private mutating func set() -> TextPattern.Test? {
    let isNegated = skip("^")
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var isFirst = true
    while let character = next, character != "]" || isFirst {
      isFirst = false
      if character == "\\", at + 1 < text.count, let named = Self.named(text[at + 1]) {
        guard text[at + 1].isLowercase else { return nil }
        ranges += named
        at += 2
        continue
      }
      guard let low = member() else { return nil }
      var high = low
      if next == "-", at + 1 < text.count, text[at + 1] != "]" {
        at += 1
        guard let end = member(), low <= end else { return nil }
        high = end
      }
      ranges.append(low...high)
    }
    return skip("]") ? .set(ranges, isNegated: isNegated) : nil
  }

  private mutating func member() -> Unicode.Scalar? {
    if next == "\\" { at += 1 }
    guard let character = next, character.unicodeScalars.count == 1 else { return nil }
    at += 1
    return character.unicodeScalars.first
  }
}
