import Text

/// The words to the right of a box: what is measured, references, and the name of each curve at its
/// end. What does not fit goes to the legend.
struct SideLabels {
  struct Label {
    var text: String
    var series: Int?
  }

  /// By rows from below.
  private(set) var rows: [Label?]
  private(set) var holdsLabel = false
  /// References that have a place.
  private(set) var references: [Bool] = []
  /// All series of the box stand at their ends.
  private(set) var holdsSeries = false
  /// And they stand one above the other as the ends do, which tells which is which.
  private(set) var areNamesInOrder = false

  var width: Int { rows.reduce(0) { max($0, cellWidth($1?.text ?? "")) } }

  init(_ box: Box, limit: Int, axis: Hull?, charset: Charset) {
    rows = Array(repeating: nil, count: box.up.cells)
    if !box.label.isEmpty { holdsLabel = put(box.label, at: box.up.cells - 1, limit: limit) }
    for (reference, row) in zip(box.references, box.referenceRows) {
      let text = box.text(of: reference)
      references.append(!text.isEmpty && row.map { put(text, at: $0, limit: limit) } ?? false)
    }
    placeSeries(box, limit: limit, axis: axis, charset: charset)
  }

  private mutating func put(_ text: String, of series: Int? = nil, at row: Int, limit: Int) -> Bool
  {
    guard rows.indices.contains(row), rows[row] == nil, cellWidth(text) <= limit else {
      return false
    }
    rows[row] = Label(text: text, series: series)
    return true
  }

  /// All or none, at most a row from where the curve ends.
  private mutating func placeSeries(_ box: Box, limit: Int, axis: Hull?, charset: Charset) {
    // One curve in a box that says what it measures has its name already.
    if box.series.count == 1, !box.label.isEmpty { return }
    let before = rows
    for (index, series) in box.series.enumerated() {
      let name = oneLine(series.name)
      let text = box.series.count > 1 ? "\(charset.symbol(of: index)) \(name)" : name
      guard !name.isEmpty, let row = endRow(box, index, axis),
        [row, row + 1, row - 1].contains(where: { put(text, of: index, at: $0, limit: limit) })
      else {
        rows = before
        return
      }
    }
    holdsSeries = !box.series.isEmpty
    areNamesInOrder = isInOrder(box)
  }

  /// Whether ends that are named one above the other lie so, by a twentieth of a row at least.
  private func isInOrder(_ box: Box) -> Bool {
    let ends = rows.compactMap { $0?.series }.map { series in
      box.up.position(box.series[series].y[box.digests[series].last])
    }
    return zip(ends, ends.dropFirst()).allSatisfy { $1 - $0 >= 0.05 }
  }

  /// The row in which a curve ends, if it ends at the right edge of the plot.
  private func endRow(_ box: Box, _ index: Int, _ axis: Hull?) -> Int? {
    let (series, digest) = (box.series[index], box.digests[index])
    guard !digest.isEmpty, let axis else { return nil }
    let missing = axis.high / 2 - settled(series.x[digest.last]) / 2
    guard missing <= (axis.high / 2 - axis.low / 2) / 50 else { return nil }
    return box.up.part(series.y[digest.last], of: 1)
  }
}

extension Charset {
  /// What stands before the name of a series.
  func symbol(of series: Int) -> Unicode.Scalar { self == .ascii ? glyph(series) : swatch }
}

extension Box {
  /// A reference by its label, with its value where that is no tick.
  func text(of reference: LineChart.Reference) -> String {
    let label = oneLine(reference.label)
    let value = plain(reference.value)
    guard !label.isEmpty, label != value else { return label }
    let isTick = up.ticks.contains { Double($0.label).map(settled) == settled(reference.value) }
    return isTick ? label : "\(label) \(value)"
  }
}
