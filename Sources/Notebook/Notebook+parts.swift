extension Notebook {
  /// What a reader meets, in order: outputs and the header aside.
  package enum Part: Sendable {
    /// Text between cells, without the blank lines around it.
    case prose(String)
    case cell(Cell)
  }

  package var parts: [Part] {
    var parts: [Part] = []
    var next = headerLineCount
    for cell in cells {
      parts += prose(next..<cell.fence.opening)
      parts.append(.cell(cell))
      next = (cell.output?.fence ?? cell.fence).lastLine + 1
    }
    return parts + prose(next..<lines.count)
  }

  /// The lines up to the end of the header, each with its newline; empty where there is none.
  package var frontMatter: String {
    (0..<headerLineCount).map { lines.text(of: $0) + "\n" }.joined()
  }

  /// A cell and its output as they stand in the file.
  package func markdown(of cell: Cell) -> String {
    let last = min((cell.output?.fence ?? cell.fence).lastLine, lines.count - 1)
    guard cell.fence.opening <= last else { return "" }
    return (cell.fence.opening...last).map { lines.text(of: $0) }.joined(separator: "\n")
  }

  private func prose(_ range: Range<Int>) -> [Part] {
    let text = range.map { lines.text(of: $0) }
    guard let first = text.firstIndex(where: { !trimmed($0).isEmpty }),
      let last = text.lastIndex(where: { !trimmed($0).isEmpty })
    else { return [] }
    return [.prose(text[first...last].joined(separator: "\n"))]
  }
}
