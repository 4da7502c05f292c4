import Text

extension SignatureScanner {
  /// `view | controller | [behavior]`, `flag`, `query rect (container, presented)`
  mutating func type() throws(Diagnostic) -> (value: ValueType, isFlag: Bool) {
    guard !take("[") else { return (try alternatives(after: try list()), false) }
    switch try name() {
    case "flag": return (.bool, true)
    case "query":
      let answer = try single()
      return (.query(answer, gives: try names()), false)
    case let word: return (try alternatives(after: try optional(named(word))), false)
    }
  }

  private mutating func alternatives(after first: ValueType) throws(Diagnostic) -> ValueType {
    guard take("|") else { return first }
    var all = [first]
    repeat { all.append(try single()) } while take("|")
    return .oneOf(all)
  }

  private mutating func single() throws(Diagnostic) -> ValueType {
    take("[") ? try list() : try optional(named(try name()))
  }

  /// From behind its bracket on.
  private mutating func list() throws(Diagnostic) -> ValueType {
    let element = try single()
    try expect("]")
    return try optional(.list(element))
  }

  private mutating func optional(_ type: ValueType) throws(Diagnostic) -> ValueType {
    take("?") ? .optional(type) : type
  }

  private mutating func named(_ word: String) throws(Diagnostic) -> ValueType {
    switch word {
    case "word": return .word(try names(separator: "|"))
    case "words": return .words(try names(separator: "|"))
    case "property":
      let second = try name()
      guard second == "animator" else { throw .badSignature(text, "`property animator`", at: 0) }
      return .object("property animator")
    default: return ValueType(plain: word) ?? .object(word)
    }
  }
}
