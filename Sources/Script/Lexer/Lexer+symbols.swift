extension Lexer {
  /// The longest operator or bracket at the position, or what is wrong with what stands there.
  mutating func symbol() -> Token.Kind {
    for length in [3, 2, 1] where position + length <= limit {
      let candidate = text(position..<position + length)
      if let symbol = Symbol(rawValue: candidate), length == candidate.utf8.count {
        position += length
        return .symbol(symbol)
      }
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
