/// The line of a place with its span marked below, in terminal cells.
struct Excerpt {
  let line: String
  let marks: String

  /// Nil where the line holds nothing that could be shown.
  init?(_ place: Place, width: Int) {
    let range = place.source.lineRange(at: place.range.lowerBound)
    let near = Self.neighbourhood(of: place, in: range)
    let drawn = DrawnLine(place.source, near, span: place.range)
    guard !drawn.cells.isEmpty else { return nil }
    let window = Self.window(
      of: drawn, width: max(width, 20), isCutLeft: near.lowerBound > range.lowerBound,
      isCutRight: near.upperBound < range.upperBound)
    line = window.text
    let count = max(1, min(drawn.span.upperBound, window.cells.upperBound) - drawn.span.lowerBound)
    marks =
      String(repeating: " ", count: max(0, drawn.span.lowerBound - window.cells.lowerBound))
      + "^" + String(repeating: "~", count: count - 1)
  }

  /// As much of a line around a place as could ever be shown, from and to whole code points.
  private static func neighbourhood(of place: Place, in line: Range<Int>) -> Range<Int> {
    let bytes = place.source.bytes
    var start = max(line.lowerBound, min(place.range.lowerBound, line.upperBound) - 4000)
    while start > line.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var end = min(line.upperBound, start + 8000)
    while end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  /// The part of a long line around the span, with `...` where something is left out.
  private static func window(
    of line: DrawnLine, width: Int, isCutLeft: Bool, isCutRight: Bool
  ) -> (text: String, cells: Range<Int>) {
    let all = line.cells.count
    if all <= width, !isCutLeft, !isCutRight { return (line.text(0..<all), 0..<all) }
    // A third of the width stands before the span; near the end the window stops there.
    let start = max(0, min(line.span.lowerBound - width / 3, all - width))
    let cells = start..<min(all, start + width)
    let (left, right) = (isCutLeft || start > 0, isCutRight || cells.upperBound < all)
    let kept = start + (left ? 3 : 0)..<max(start + 3, cells.upperBound - (right ? 3 : 0))
    let text = (left ? "..." : "") + line.text(kept) + (right ? "..." : "")
    return (text, cells)
  }
}

/// A line cell by cell: what a character takes beyond its first cell is empty.
private struct DrawnLine {
  var cells: [String] = []
  /// The cells of the span, at least one.
  var span = 0..<1

  init(_ source: Source, _ range: Range<Int>, span: Range<Int>) {
    var offset = range.lowerBound
    var start: Int?
    var end: Int?
    for character in source.slice(range) {
      if start == nil, offset + character.utf8.count > span.lowerBound { start = cells.count }
      if end == nil, offset >= span.upperBound { end = cells.count }
      offset += character.utf8.count
      append(character)
    }
    let first = start ?? cells.count
    self.span = first..<max(first + 1, end ?? cells.count)
    dropTrailingBlanks()
  }

  private mutating func append(_ character: Character) {
    if character == "\t" {
      cells += Array(repeating: " ", count: 4 - cells.count % 4)
      return
    }
    if character == "\u{FEFF}" { return }
    let text = String(character)
    let width = cellWidth(text)
    if width == 0 {
      // Controls would act on the terminal; marks without a base and joiners stay where they are.
      let isMark = text.unicodeScalars.allSatisfy {
        $0.properties.generalCategory == .nonspacingMark
      }
      if isMark, let last = cells.indices.last { cells[last] += text } else { cells.append("?") }
      return
    }
    cells.append(text)
    cells += Array(repeating: "", count: width - 1)
  }

  private mutating func dropTrailingBlanks() {
    while cells.last == " " { cells.removeLast() }
  }

  /// Cells as text; of a character that is cut in half a blank is left.
  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: cells.indices)
    var text = ""
    for index in range {
      let isHalf = index == range.lowerBound && cells[index].isEmpty
      let isCut =
        index + 1 == range.upperBound && index + 1 < cells.count && cells[index + 1].isEmpty
      text += isHalf || isCut ? " " : cells[index]
    }
    return text
  }
}
