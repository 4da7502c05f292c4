/// What a file says about how it is to be run: the keys under `segue:` in its front matter.
package struct Header: Sendable, Equatable {
  /// Cells.
  package var width: Int
  /// Rows of each box of a chart; nil: as its ticks ask for.
  package var height: Int?
  /// `ascii`, `block` or `braille`: a word, as no chart is known here.
  package var charset: String
  /// How far a number may be off, relative to `max(1, |expected|)`.
  package var tolerance: Double

  package init(
    width: Int = 72, height: Int? = nil, charset: String = "ascii", tolerance: Double = 1e-6
  ) {
    self.width = width
    self.height = height
    self.charset = charset
    self.tolerance = tolerance
  }

  package static let charsets = ["ascii", "block", "braille"]
}

/// The front matter of a file: where it ends, what it says, and what is wrong with it.
struct FrontMatter {
  /// How many lines it takes, both rules included; 0 where there is none.
  private(set) var lineCount = 0
  private(set) var header = Header()
  private(set) var faults: [Fault] = []
  /// The keys at the top level, each with the lines of its block.
  private(set) var blocks: [(key: String, lines: Range<Int>)] = []

  /// Front matter begins on the first line and ends with a rule; without the second rule the first
  /// is a line across the page, unless `segue:` stands right below it.
  init(_ lines: Lines) {
    guard lines.count > 1, trimmed(lines.text(of: 0)) == "---", lines[0].first != UInt8(ascii: " ")
    else { return }
    let end = (1..<lines.count).first { ["---", "..."].contains(trimmed(lines.text(of: $0))) }
    guard let end else {
      if lines.text(of: 1).hasPrefix("segue:") { faults = [.unclosedHeader] }
      return
    }
    lineCount = end + 1
    findBlocks(lines, 1..<end)
    read(lines, 1..<end)
  }

  /// A block goes on to the next line that begins with a letter.
  private mutating func findBlocks(_ lines: Lines, _ range: Range<Int>) {
    let starts = range.filter { number in
      lines[number].first.map { Character(Unicode.Scalar($0)).isLetter } ?? false
    }
    let ends = starts.dropFirst() + [range.upperBound]
    blocks = zip(starts, ends).map { start, end in
      (String(lines.text(of: start).prefix { $0 != ":" }), start..<end)
    }
  }

  /// The block under `segue:`, at the top or under `jupyter:`, is what is indented deeper than it.
  private mutating func read(_ lines: Lines, _ range: Range<Int>) {
    guard let start = range.first(where: { trimmed(lines.text(of: $0)) == "segue:" }) else {
      return
    }
    let depth = indentation(lines[start])
    for number in (start + 1)..<max(range.upperBound, start + 1) {
      let text = withoutComment(lines.text(of: number))
      if text.isEmpty { continue }
      guard indentation(lines[number]) > depth else { return }
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        faults.append(.headerLine(text, line: number))
        continue
      }
      set(trimmed(parts[0]), unquoted(trimmed(parts[1])), line: number)
    }
  }

  private mutating func set(_ key: String, _ value: String, line: Int) {
    switch key {
    case "width":
      if let width = Int(value), (1...1000).contains(width) { header.width = width; return }
    case "height":
      if let height = Int(value), (1...100).contains(height) { header.height = height; return }
    case "charset":
      if Header.charsets.contains(value) { header.charset = value; return }
    case "tol":
      if let tolerance = Tolerance.number(value) { header.tolerance = tolerance; return }
    case "format":
      if value == "1" { return }
    default:
      faults.append(.headerKey(key, line: line))
      return
    }
    faults.append(.headerValue(key, value, line: line))
  }
}

private func indentation(_ line: ArraySlice<UInt8>) -> Int {
  line.prefix { $0 == UInt8(ascii: " ") }.count
}

/// A line of the header without its comment and the blanks around it.
private func withoutComment(_ line: String) -> String {
  if trimmed(line).hasPrefix("#") { return "" }
  var end = line.startIndex
  while end < line.endIndex, !line[end...].hasPrefix(" #") { end = line.index(after: end) }
  return trimmed(line[..<end])
}

private func unquoted(_ value: String) -> String {
  guard value.count >= 2, let quote = value.first, quote == "\"" || quote == "'",
    value.last == quote
  else { return value }
  return String(value.dropFirst().dropLast())
}
