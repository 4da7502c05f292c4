/// A piece of program text with the name it is known by: a file, a cell, a line at the prompt.
package final class Source: Sendable {
  /// What messages call it: `notebooks/grow.md`, `cell 3`, `line`.
  package let name: String
  package let text: String
  /// The text as UTF-8; places are offsets into it.
  package let bytes: [UInt8]
  /// The line number of the first line, for a cell that lies inside a file.
  package let firstLine: Int

  package init(name: String, text: String, firstLine: Int = 1) {
    self.name = name
    self.text = text
    bytes = Array(text.utf8)
    self.firstLine = firstLine
  }

  /// The text of a range of UTF-8 offsets, clamped to what there is.
  package func slice(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// A span of UTF-8 offsets in a source.
package struct Place: Sendable {
  package let source: Source
  package let range: Range<Int>

  package init(_ source: Source, _ range: Range<Int>) {
    self.source = source
    self.range = range
  }
}
