extension Notebook {
  /// The file with other outputs: one entry a cell, nil for what stays as it is. Only the lines of
  /// the outputs named change; a cell without an output gets one right after it, an output without
  /// lines is taken out.
  package func replacing(outputs: [[String]?]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for (cell, output) in zip(cells, outputs) {
      guard let output, let closing = cell.fence.closing else { continue }
      let end = lines.lines[closing].whole.upperBound
      result += bytes[copied..<end]
      copied = cell.output.map { lines.lines[$0.fence.lastLine].whole.upperBound } ?? end
      if output.isEmpty { continue }
      result += separator(after: cell, closing)
      result += block(output, of: cell)
    }
    return result + bytes[copied...]
  }

  /// What stands between a cell and its output: what stood there, else a blank line.
  private func separator(after cell: Cell, _ closing: Int) -> [UInt8] {
    if let output = cell.output {
      let start = lines.lines[closing].whole.upperBound
      return Array(bytes[start..<lines.lines[output.fence.opening].content.lowerBound])
    }
    let ending = lineEnding(of: cell)
    let isLastLine = lines.ending(of: closing).isEmpty
    return (isLastLine ? ending : []) + cell.fence.prefix[...].trimmedAtEnd + ending
  }

  private func block(_ output: [String], of cell: Cell) -> [UInt8] {
    let fence = cell.output?.fence
    let marker = fence?.marker ?? cell.fence.marker
    let length = fenceLength(for: output, marker, atLeast: fence?.length ?? 3)
    let bar = [UInt8](repeating: marker, count: length)
    let prefix = fence?.prefix ?? cell.fence.prefix
    let ending = lineEnding(of: cell)
    var result = prefix + bar + Array((fence?.info ?? "output").utf8) + ending
    for line in output {
      result += (prefix + Array(line.utf8))[...].trimmedAtEnd + ending
    }
    let closing = fence?.closing.map { lines.ending(of: $0) }
    return result + prefix + bar + (closing ?? ending[...])
  }

  private func lineEnding(of cell: Cell) -> [UInt8] { Array(lines.ending(of: cell.fence.opening)) }
}

/// A fence is longer than any run of its own mark that begins a line of what it holds.
func fenceLength(for lines: [String], _ marker: UInt8, atLeast length: Int) -> Int {
  lines.reduce(length) { longest, line in
    let text = line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return max(longest, text.prefix { $0 == marker }.count + 1)
  }
}
