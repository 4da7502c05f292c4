import Text

/// What a fence says after its language: `key="value"`, `key=value`, `key=["a", "b"]`, `key`.
struct Attributes: Sendable {
  struct Entry: Sendable {
    let name: String
    let value: String
  }

  private(set) var entries: [Entry] = []
  private(set) var rest = ""

  /// The info string with its language. What cannot be read is left in `rest`.
  init(info: String) {
    var text = info[info.prefix { !$0.isWhitespace }.endIndex...]
    while true {
      text = text.drop { $0.isWhitespace }
      if text.isEmpty { return }
      guard let entry = Attributes.entry(&text) else {
        rest = String(text)
        return
      }
      entries.append(entry)
    }
  }

  subscript(name: String) -> String? { entries.last { $0.name == name }?.value }

  private static func entry(_ text: inout Substring) -> Entry? {
    let name = text.prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    guard !name.isEmpty else { return nil }
    let after = text[name.endIndex...]
    guard after.first == "=" else {
      guard after.first?.isWhitespace ?? true else { return nil }
      text = after
      return Entry(name: String(name), value: "true")
    }
    var value = after.dropFirst()
    guard let read = self.value(&value) else { return nil }
    text = value
    return Entry(name: String(name), value: read)
  }

  private static func value(_ text: inout Substring) -> String? {
    switch text.first {
    case "\"": return quoted(&text)
    case "[": return list(&text)
    default:
      let word = text.prefix { !$0.isWhitespace }
      guard !word.isEmpty, !word.contains("\"") else { return nil }
      text = text[word.endIndex...]
      return String(word)
    }
  }

  private static func quoted(_ text: inout Substring) -> String? {
    var value = ""
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      if character == "\"" {
        text = rest
        return value
      }
      if character == "\\", let next = rest.popFirst() {
        value.append(next)
      } else {
        value.append(character)
      }
    }
    return nil
  }

  /// A list as jupytext writes tags, read as words with a blank between.
  private static func list(_ text: inout Substring) -> String? {
    var words: [String] = []
    var rest = text.dropFirst()
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      switch rest.first {
      case "]":
        text = rest.dropFirst()
        return words.joined(separator: " ")
      case "\"":
        guard let word = quoted(&rest) else { return nil }
        words.append(word)
      default: return nil
      }
    }
  }
}
