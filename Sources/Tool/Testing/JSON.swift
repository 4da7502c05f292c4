/// The values of JSON, as far as the tool speaks it: to its workers, a line a message.
indirect enum JSON: Equatable, Sendable {
  case text(String)
  case number(Int)
  case truth(Bool)
  case list([JSON])
  /// In the order in which they are written.
  case object([(name: String, value: JSON)])
  case null

  static func == (a: JSON, b: JSON) -> Bool { a.line == b.line }

  subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Int? { if case .number(let number) = self { number } else { nil } }

  /// On one line, without blanks.
  var line: String {
    switch self {
    case .text(let text): JSON.quoted(text)
    case .number(let number): "\(number)"
    case .truth(let truth): truth ? "true" : "false"
    case .list(let items): "[" + items.map(\.line).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { JSON.quoted($0.name) + ":" + $0.value.line }.joined(separator: ",") + "}"
    case .null: "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
