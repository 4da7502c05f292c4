/// Reads one JSON value; anything else is nil. Nesting is bounded.
struct JSONReader {
  private var rest: Substring.UTF8View
  private var depth = 0

  static func value(of text: String) -> JSON? {
    var reader = JSONReader(rest: Substring(text).utf8)
    guard let value = reader.value() else { return nil }
    reader.skipBlanks()
    return reader.rest.isEmpty ? value : nil
  }

  private init(rest: Substring.UTF8View) { self.rest = rest }

  private mutating func value() -> JSON? {
    skipBlanks()
    switch rest.first {
    case UInt8(ascii: "\""): return string().map(JSON.text)
    case UInt8(ascii: "{"): return nested { $0.object() }
    case UInt8(ascii: "["): return nested { $0.list() }
    case UInt8(ascii: "t"): return word("true", .truth(true))
    case UInt8(ascii: "f"): return word("false", .truth(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func nested(_ read: (inout JSONReader) -> JSON?) -> JSON? {
    guard depth < 32 else { return nil }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  private mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard rest.first == UInt8(ascii: byte) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func word(_ word: String, _ value: JSON) -> JSON? {
    guard rest.starts(with: word.utf8) else { return nil }
    rest.removeFirst(word.utf8.count)
    return value
  }

  private mutating func number() -> JSON? {
    let digits = rest.prefix { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
    rest = rest[digits.endIndex...]
    return Int(Substring(digits)).map(JSON.number)
  }

  private mutating func list() -> JSON? {
    _ = skip("[")
    var items: [JSON] = []
    if skip("]") { return .list(items) }
    repeat {
      guard let item = value() else { return nil }
      items.append(item)
    } while skip(",")
    return skip("]") ? .list(items) : nil
  }

  private mutating func object() -> JSON? {
    _ = skip("{")
    var members: [(name: String, value: JSON)] = []
    if skip("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard let name = string(), skip(":"), let value = value() else { return nil }
      members.append((name, value))
    } while skip(",")
    return skip("}") ? .object(members) : nil
  }

  private mutating func string() -> String? {
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(validating: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        bytes += Array(String(scalar).utf8)
      default: bytes.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    switch rest.popFirst() {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "u"):
      let digits = rest.prefix(4)
      guard digits.count == 4, let value = UInt32(Substring(digits), radix: 16) else { return nil }
      rest = rest[digits.endIndex...]
      return Unicode.Scalar(value)
    default: return nil
    }
  }
}
