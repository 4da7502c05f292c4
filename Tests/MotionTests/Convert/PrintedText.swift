/// Text of another system, read for its numbers.
struct PrintedText {
  let text: String

  init(_ text: String) { self.text = text }

  /// All numbers in the text, in order.
  var numbers: [Double] {
    var list: [Double] = []
    var word = ""
    for character in text + " " {
      let continues = character.isNumber || character == "."
      let exponent =
        !word.isEmpty && (character == "e" || (word.hasSuffix("e") && "+-".contains(character)))
      if continues || exponent || (character == "-" && word.isEmpty) {
        word.append(character)
      } else {
        if let number = Double(word) { list.append(number) }
        word = ""
      }
    }
    return list
  }

  /// The text behind a label, or nothing.
  func behind(_ label: String) -> PrintedText {
    guard let range = text.firstRange(of: label) else { return PrintedText("") }
    return PrintedText(String(text[range.upperBound...]))
  }

  /// The text before a mark.
  func before(_ mark: String) -> PrintedText {
    guard let range = text.firstRange(of: mark) else { return self }
    return PrintedText(String(text[..<range.lowerBound]))
  }

  /// The first number behind a label; NaN, which no check accepts, if there is none.
  func number(_ label: String) -> Double { behind(label).numbers.first ?? .nan }

  func has(_ word: String) -> Bool { text.firstRange(of: word) != nil }
}
