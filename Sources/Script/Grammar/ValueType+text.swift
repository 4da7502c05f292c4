extension ValueType {
  init?(plain word: String) {
    switch word {
    case "number": self = .number
    case "int": self = .int
    case "time": self = .time
    case "angle": self = .angle
    case "length": self = .length
    case "fraction": self = .fraction
    case "moment": self = .moment
    case "bool": self = .bool
    case "text": self = .text
    case "color": self = .color
    case "pair": self = .pair
    case "rect": self = .rect
    case "transform": self = .transform
    case "curve": self = .curve
    case "law": self = .law
    case "value": self = .value
    case "path": self = .path
    case "name": self = .name
    case "list": self = .list(.value)
    default: return nil
    }
  }

  /// The type as the table and help write it: `word(image|label)` reads `image label`.
  package var text: String {
    switch self {
    case .number: "number"
    case .int: "int"
    case .time: "time"
    case .angle: "angle"
    case .length: "length"
    case .fraction: "fraction"
    case .moment: "moment"
    case .bool: "bool"
    case .text: "text"
    case .color: "color"
    case .pair: "pair"
    case .rect: "rect"
    case .transform: "transform"
    case .curve: "curve"
    case .law: "law"
    case .value: "value"
    case .path: "path"
    case .name: "name"
    case .object(let kind): kind
    case .list(.value): "list"
    case .list(let element): "[\(element.text)]"
    case .optional(let type): "\(type.text)?"
    case .oneOf(let types): types.map(\.text).joined(separator: " or ")
    case .word(let words): "{\(words.joined(separator: " "))}"
    case .words(let words): "{\(words.joined(separator: " "))}*"
    case .query(let type, _): type.text
    }
  }

  /// The type as a message asks for it: `a time`, `a time, a path or a property animator`.
  var asWanted: String {
    switch self {
    case .number: "a plain number"
    case .int: "a whole number"
    case .moment: "a time or a percentage"
    case .bool: "`true` or `false`"
    case .color: "a colour"
    case .pair: "a point or size"
    case .law: "a curve with a duration of its own, or a decay"
    case .list(.value): "a list"
    case .list(let element): "\(element.text)s"
    case .optional(let type): "\(type.asWanted) or `none`"
    case .query(let type, _): type.asWanted
    case .oneOf(let types): Self.joined(types.map(\.asWanted))
    case .word(let words), .words(let words): "one of `\(words.joined(separator: " "))`"
    default: Self.withArticle(text)
    }
  }

  static func withArticle(_ noun: String) -> String {
    ("aeiou".contains(noun.prefix(1)) ? "an " : "a ") + noun
  }

  private static func joined(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    return parts.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension ValueType {
  /// The type of a list's elements.
  var element: ValueType? {
    switch self {
    case .list(let element): element
    case .optional(let type), .query(let type, _): type.element
    case .oneOf(let types): types.lazy.compactMap(\.element).first
    default: nil
    }
  }
}

extension Parameter {
  /// The type as help shows it.
  package var typeText: String { isFlag ? "flag" : isList ? "\(type.text), ..." : type.text }
}
