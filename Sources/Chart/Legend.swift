import Text

/// Names below a plot, for curves and references that have none beside it.
struct Legend {
  struct Entry {
    var symbol: Unicode.Scalar
    var text: String
    var series: Int?
  }

  private(set) var entries: [Entry] = []

  /// Curves of which more than a fifth of the cells are hidden are named with how many.
  init(_ box: Box, _ side: SideLabels, covered: [(cells: Int, hidden: Int)], charset: Charset) {
    let names = box.series.map { oneLine($0.name) }
    for (index, name) in names.enumerated() {
      let count = covered[index]
      let isHidden = charset == .ascii && count.hidden * 5 > count.cells
      guard isHidden || !side.holdsSeries && names.count > 1 else { continue }
      let hidden = isHidden ? " " + Message.hidden(count.hidden, of: count.cells) : ""
      entries.append(
        Entry(symbol: charset.symbol(of: index), text: name + hidden, series: index))
    }
    for (index, reference) in box.references.enumerated() where !side.references[index] {
      addReference(box, reference, isOnAxis: box.referenceRows[index] != nil, charset)
    }
  }

  private mutating func addReference(
    _ box: Box, _ reference: LineChart.Reference, isOnAxis: Bool, _ charset: Charset
  ) {
    let text = box.text(of: reference)
    guard !text.isEmpty, let hull = Hull.of(box.digests.map(\.y)) else { return }
    let off = reference.value > hull.high ? Message.above(text) : Message.below(text)
    entries.append(Entry(symbol: charset.frame.reference, text: isOnAxis ? text : off))
  }

  /// Entries side by side, as many as a line holds.
  func lines(after indent: Int, width: Int, ink: Ink) -> [String] {
    let room = max(1, width - indent)
    var lines: [String] = []
    var free = 0
    for entry in entries {
      let text = clipped(entry.text, to: max(1, room - 2))
      let size = cellWidth(text) + 2
      let drawn = ink.drawn(String(entry.symbol), entry.series) + " " + text
      if lines.isEmpty || free < size + 3 {
        lines.append(String(repeating: " ", count: indent) + drawn)
        free = room - size
      } else {
        lines[lines.count - 1] += "   " + drawn
        free -= size + 3
      }
    }
    return lines
  }
}
