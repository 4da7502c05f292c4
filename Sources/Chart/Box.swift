import Text

/// One box of a chart laid out upwards: its series in numbers, its rows, and the words to its right.
struct Box {
  let label: String
  let series: [LineChart.Series]
  let digests: [Digest]
  let references: [LineChart.Reference]
  let up: Lattice
  /// The row each reference is drawn on; nil where it lies off the axis.
  let referenceRows: [Int?]

  init(_ panel: LineChart.Panel, digests: [Digest], limits: Limits) {
    label = oneLine(panel.label)
    series = panel.series
    self.digests = digests
    let hull = Hull.of(digests.map(\.y))
    var references = panel.references.filter { $0.value.isFinite }
    up = Box.lattice(hull, panel, references, limits)
    // A range that spans 0 shows it.
    if let hull, hull.low < 0, hull.high > 0, !references.contains(where: { $0.value == 0 }) {
      references.append(LineChart.Reference(value: 0, label: ""))
    }
    self.references = references
    referenceRows = references.map { [up] in hull == nil ? nil : up.cell($0.value) }
  }

  /// What the rows of a box must keep to.
  struct Limits {
    /// As asked for; nil: as ticks ask for.
    var height: Int?
    var rows: ClosedRange<Int>
    var labelWidth: Int
  }
}

// MARK: - Rows

extension Box {
  private static func lattice(
    _ hull: Hull?, _ panel: LineChart.Panel, _ references: [LineChart.Reference], _ limits: Limits
  ) -> Lattice {
    let isLog = panel.scale == .log
    guard let hull else { return .empty(cells: limits.height ?? limits.rows.lowerBound) }
    let values = references.map(\.value).filter { !isLog || $0 > 0 }.map(settled)
    if let height = limits.height {
      guard !isPoint(hull, isLog) else { return .point(hull.low, cells: height) }
      let wanted = values + (isLog ? [] : [0])
      return .spanning(hull.low, hull.high, cells: height, isLog: isLog, wanted: wanted)
    }
    let range = isLog ? hull : widened(hull, to: values)
    guard !isPoint(range, isLog) else { return .point(range.low, cells: limits.rows.lowerBound) }
    return search(range, isLog, values, limits).best()
      ?? .spanning(
        range.low, range.high, cells: 11, isLog: isLog, wanted: values + (isLog ? [] : [0]))
  }

  /// One value, to the twelve digits that count.
  private static func isPoint(_ hull: Hull, _ isLog: Bool) -> Bool {
    hull.low == hull.high || isLog && logarithm(hull.low) == logarithm(hull.high)
  }

  private static func search(
    _ range: Hull, _ isLog: Bool, _ references: [Double], _ limits: Limits
  ) -> TickSearch {
    let rows = limits.rows
    let isUnit = max(range.low.magnitude, range.high.magnitude) <= 2
    let targets = references.reversed().filter { $0 >= range.low && $0 <= range.high }
    return TickSearch(
      low: isLog ? logarithm(range.low) : range.low,
      high: isLog ? logarithm(range.high) : range.high, fewest: rows.lowerBound,
      most: { _ in rows.upperBound }, isAcross: false, spacing: 2, widestLabel: limits.labelWidth,
      // 1 is where most motions of a fraction go.
      wanted: isLog ? [] : (isUnit && range.low <= 1 && range.high >= 1 ? [1] : []) + targets,
      isLog: isLog)
  }

  /// References, and 0, that lie within a fifth of the range beside it are taken in; where there is
  /// one value only, all references are.
  private static func widened(_ hull: Hull, to references: [Double]) -> Hull {
    let span = hull.high - hull.low
    let isPoint = span == 0
    var wide = hull
    for value in references + (isPoint ? [] : [0]) {
      let miss = max(hull.low - value, value - hull.high)
      if isPoint || settled(miss) <= settled(span * 0.2) { wide.take(value) }
    }
    return wide
  }
}
