extension Lexer {
  /// The longest operator or bracket at the position, or what is wrong with what stands there.
  mutating func symbol() -> Token.Kind {
    guard let first = byte(at: position) else { return .end }
    let second = byte(at: position + 1) ?? 0
    if let symbol = Symbol(first, second, byte(at: position + 2) ?? 0) {
      position += symbol.rawValue.utf8.count
      return .symbol(symbol)
    }
    return .invalid(stray())
  }

  private mutating func stray() -> Fault {
    guard let (scalar, length) = scalar(at: position) else { return .stray("") }
    position += length
    if let meant = lookAlikes[scalar] { return .lookAlike(of: meant) }
    if let digit = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil,
      digit >= 0, digit <= 9
    {
      return .lookAlike(of: "\(Int(digit))")
    }
    switch scalar {
    case "'": return .apostrophe
    case "&", "|": return .single(String(scalar))
    default: return .stray(String(scalar))
    }
  }
}

extension Symbol {
  /// The longest symbol that three bytes begin with.
  fileprivate init?(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    if let symbol = Self.long(first, second, third) ?? Self.short(first) {
      self = symbol
    } else {
      return nil
    }
  }

  private static func long(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Symbol? {
    switch (first, second) {
    case (UInt8(ascii: "."), UInt8(ascii: ".")):
      third == UInt8(ascii: ".") ? .closedRange : third == UInt8(ascii: "<") ? .halfOpenRange : nil
    case (UInt8(ascii: "="), UInt8(ascii: "=")): .equal
    case (UInt8(ascii: "!"), UInt8(ascii: "=")): .notEqual
    case (UInt8(ascii: "<"), UInt8(ascii: "=")): .lessOrEqual
    case (UInt8(ascii: ">"), UInt8(ascii: "=")): .greaterOrEqual
    case (UInt8(ascii: "~"), UInt8(ascii: "=")): .about
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): .and
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): .or
    case (UInt8(ascii: "+"), UInt8(ascii: "=")): .plusSet
    case (UInt8(ascii: "-"), UInt8(ascii: "=")): .minusSet
    case (UInt8(ascii: "*"), UInt8(ascii: "=")): .timesSet
    case (UInt8(ascii: "/"), UInt8(ascii: "=")): .overSet
    default: nil
    }
  }

  private static func short(_ byte: UInt8) -> Symbol? {
    switch byte {
    case UInt8(ascii: "("): .openRound
    case UInt8(ascii: ")"): .closeRound
    case UInt8(ascii: "["): .openSquare
    case UInt8(ascii: "]"): .closeSquare
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "?"): .question
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "="): .set
    case UInt8(ascii: "<"): .less
    case UInt8(ascii: ">"): .greater
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "*"): .times
    case UInt8(ascii: "/"): .over
    case UInt8(ascii: "%"): .remainder
    case UInt8(ascii: "!"): .not
    default: nil
    }
  }
}

/// Characters that are easily taken for one of the language's: from an input method, a word
/// processor or a web page.
private let lookAlikes: [Unicode.Scalar: String] = [
  "（": "(", "）": ")", "［": "[", "］": "]", "｛": "{", "｝": "}", "，": ",", "、": ",", "；": ";",
  "：": ":", "？": "?", "！": "!", "．": ".", "。": ".", "＝": "=", "＜": "<", "＞": ">", "＋": "+",
  "－": "-", "＊": "*", "／": "/", "％": "%", "＃": "#", "＆": "&&", "｜": "||", "＂": "\"",
  "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "「": "\"", "」": "\"", "‘": "\"",
  "’": "\"", "−": "-", "–": "-", "—": "-", "‐": "-", "‑": "-", "×": "*", "·": "*", "÷": "/",
  "⁄": "/", "≤": "<=", "≥": ">=", "≠": "!=", "≈": "~=", "…": "...", "¬": "!", "＿": "_",
]
