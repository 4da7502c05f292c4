/// A number as it is written in a line.
package struct Number: Sendable, Equatable {
  package let text: String
  package let value: Double
  /// One unit in the last digit written: 0.001 for `0.699`. Nil without a point.
  package let unit: Double?

  /// The longest number that begins at a position: a sign, digits, a part after the point, an
  /// exponent. `1.2.3` and the ends of `0...9` are no numbers with a point.
  init?(in line: [Character], at start: Int) {
    var at = start
    if at < line.count, line[at] == "-" || line[at] == "+" { at += 1 }
    let whole = Number.digits(line, &at)
    guard whole > 0 else { return nil }
    var decimals = 0
    if at + 1 < line.count, line[at] == ".", line[at + 1].isDigit {
      at += 1
      decimals = Number.digits(line, &at)
      if at + 1 < line.count, line[at] == ".", line[at + 1].isDigit { return nil }
    }
    let exponent = Number.exponent(line, &at)
    text = String(line[start..<at])
    guard let value = Double(text), value.isFinite else { return nil }
    self.value = value
    unit = decimals == 0 ? nil : powerOfTen(exponent - decimals)
    length = at - start
  }

  let length: Int

  var isWhole: Bool { text.allSatisfy { $0.isDigit || $0 == "-" || $0 == "+" } }

  private static func digits(_ line: [Character], _ at: inout Int) -> Int {
    let start = at
    while at < line.count, line[at].isDigit { at += 1 }
    return at - start
  }

  private static func exponent(_ line: [Character], _ at: inout Int) -> Int {
    guard at < line.count, line[at] == "e" || line[at] == "E" else { return 0 }
    var end = at + 1
    if end < line.count, line[end] == "-" || line[end] == "+" { end += 1 }
    let first = end
    guard digits(line, &end) > 0, end - first <= 3 else { return 0 }
    defer { at = end }
    return Int(String(line[(at + 1)..<end])) ?? 0
  }
}

extension Number {
  /// Whether a number may begin here: not within a word (`photo2`, `#008080`), and a sign not after
  /// what it would subtract from.
  static func mayBegin(in line: [Character], at position: Int) -> Bool {
    guard position > 0 else { return true }
    let before = line[position - 1]
    if before.isLetter || before.isNumber || before == "_" || before == "#" || before == "." {
      return false
    }
    return line[position].isDigit || (before != ")" && before != "]")
  }
}

extension Character {
  var isDigit: Bool { "0" <= self && self <= "9" && isASCII }
}

/// 10^n, subnormal or infinite beyond the range of a double.
private func powerOfTen(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? 0 }
