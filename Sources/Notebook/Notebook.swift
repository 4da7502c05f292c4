package import Text

/// A Markdown file whose `segue` fences are cells and whose `output` fences are what they print.
package struct Notebook: Sendable {
  /// The file, for messages.
  package let source: Source
  /// The file as it is, byte for byte.
  package let bytes: [UInt8]
  package let header: Header
  package let cells: [Cell]
  let lines: Lines
  let headerLineCount: Int

  package var name: String { source.name }

  package init(name: String, bytes: [UInt8]) throws(MalformedNotebook) {
    source = Source(name: name, text: String(decoding: bytes, as: UTF8.self))
    self.bytes = bytes
    lines = Lines(bytes)
    let front = FrontMatter(lines)
    header = front.header
    headerLineCount = front.lineCount
    var reader = CellReader(lines, header: front.header)
    reader.faults = invalidText(lines) + front.faults
    reader.read(Fence.all(in: lines, from: front.lineCount))
    cells = reader.cells
    let faults = reader.faults.sorted { $0.line < $1.line }
    guard faults.isEmpty else {
      let source = self.source
      let lines = self.lines
      throw MalformedNotebook(diagnostics: faults.map { $0.diagnostic(source, lines) })
    }
  }

  package init(name: String, text: String) throws(MalformedNotebook) {
    try self.init(name: name, bytes: Array(text.utf8))
  }
}

/// The first line that is not UTF-8, if there is one.
private func invalidText(_ lines: Lines) -> [Fault] {
  guard String(validating: lines.bytes, as: UTF8.self) == nil else { return [] }
  let line = (0..<lines.count).first { String(validating: lines[$0], as: UTF8.self) == nil }
  return [.notText(line: line ?? 0)]
}

extension Fault {
  /// The fault at its line, blanks around it aside.
  func diagnostic(_ source: Source, _ lines: Lines) -> Diagnostic {
    // What is no text has other bytes in the source, in as many lines.
    let isText = source.bytes.count == lines.bytes.count
    let lines = isText ? lines : Lines(Array(source.bytes))
    guard line < lines.count else {
      return Diagnostic("line \(line + 1): \(message)", hint: hint)
    }
    let content = lines[line]
    let start = content.firstIndex { $0 != UInt8(ascii: " ") } ?? content.startIndex
    let range = start..<max(start, content.trimmedAtEnd.endIndex)
    return Diagnostic(message, at: Place(source, range), hint: hint)
  }
}
