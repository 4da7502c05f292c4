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

  private func prose(_ range: Range<Int>) -> [Part] {
    let text = range.map { lines.text(of: $0) }
    guard let first = text.firstIndex(where: { !trimmed($0).isEmpty }),
      let last = text.lastIndex(where: { !trimmed($0).isEmpty })
    else { return [] }
    return [.prose(text[first...last].joined(separator: "\n"))]
  }
}
