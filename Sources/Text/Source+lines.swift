extension Source {
  /// Where an offset is, as editors count: lines from `firstLine`, characters from 1.
  package struct Position: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  package func position(of offset: Int) -> Position {
    let line = lineRange(at: offset)
    var breaks = 0
    for index in 0..<line.lowerBound where bytes[index] == newline { breaks += 1 }
    // A mark at the very beginning says how the file is encoded; it is no character of it.
    let before = slice(line.lowerBound..<min(max(offset, line.lowerBound), line.upperBound))
    let mark = line.lowerBound == 0 && before.unicodeScalars.first == "\u{FEFF}" ? 1 : 0
    return Position(
      line: firstLine + breaks, column: before.dropFirstScalars(mark).count + 1)
  }

  /// The line that holds an offset, without its newline.
  package func lineRange(at offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), bytes.count)
    var (start, end) = (offset, offset)
    while start > 0, bytes[start - 1] != newline { start -= 1 }
    while end < bytes.count, bytes[end] != newline { end += 1 }
    return start..<end
  }

  private var newline: UInt8 { UInt8(ascii: "\n") }
}

extension String {
  func dropFirstScalars(_ count: Int) -> String {
    count == 0 ? self : String(String.UnicodeScalarView(unicodeScalars.dropFirst(count)))
  }
}
