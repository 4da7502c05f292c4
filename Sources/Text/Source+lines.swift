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
    let breaks = bytes[..<line.lowerBound].reduce(0) { $0 + ($1 == newline ? 1 : 0) }
    // A mark at the very beginning says how the file is encoded; it is no character of it.
    let before = slice(line.lowerBound..<min(max(offset, line.lowerBound), line.upperBound))
    let mark = line.lowerBound == 0 && before.unicodeScalars.first == "\u{FEFF}" ? 1 : 0
    return Position(
      line: firstLine + breaks, column: before.dropFirstScalars(mark).count + 1)
  }

  /// The line that holds an offset, without its newline.
  package func lineRange(at offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), bytes.count)
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
    return start..<end
  }

  private var newline: UInt8 { UInt8(ascii: "\n") }
}

extension String {
  func dropFirstScalars(_ count: Int) -> String {
    count == 0 ? self : String(String.UnicodeScalarView(unicodeScalars.dropFirst(count)))
  }
}
