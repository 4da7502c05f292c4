import Text

/// The axis below all boxes: its columns, and where its labels stand.
struct AxisLayout {
  let across: Lattice
  /// The column of the wall left of the plot.
  let left: Int
  /// The unit follows the last label; a long name takes a line of its own.
  let unit: String
  let isUnitInline: Bool
  let width: Int

  init(_ hull: Hull?, _ chart: LineChart, left: Int, side: Int, width: Int) {
    let unit = oneLine(chart.axis)
    let isInline = !unit.isEmpty && cellWidth(unit) <= 6
    let unitWidth = isInline ? cellWidth(unit) + 2 : 0
    let columns = { (label: Int) in width - left - 1 - max(side, label / 2 + unitWidth) }
    (self.left, self.unit, self.width, isUnitInline) = (left, unit, width, isInline)
    across = AxisLayout.lattice(hull, isLog: chart.xScale == .log, columns: columns)
  }

  private static func lattice(
    _ hull: Hull?, isLog: Bool, columns: @escaping (Int) -> Int
  ) -> Lattice {
    guard columns(1) > 1 else { return .empty(cells: 1) }
    guard let hull else { return .empty(cells: columns(0)) }
    guard hull.low < hull.high else {
      let width = Lattice.point(hull.low, cells: 1).labelWidth
      return .point(hull.low, cells: max(1, columns(width)))
    }
    let search = TickSearch(
      low: isLog ? logarithm(hull.low) : hull.low, high: isLog ? logarithm(hull.high) : hull.high,
      fewest: 4, most: columns, isAcross: true, spacing: 12, widestLabel: columns(1) / 2,
      isLog: isLog)
    if let lattice = search.best() { return lattice }
    let width = Lattice.spanning(hull.low, hull.high, cells: columns(1), isLog: isLog).labelWidth
    return .spanning(hull.low, hull.high, cells: max(2, columns(width)), isLog: isLog)
  }
}

// MARK: - Lines

extension AxisLayout {
  /// The line of the axis, its labels, and its name if that is long.
  func lines(_ frame: Frame) -> [String] {
    let placed = placedLabels()
    let ticks = placed.map(\.tick)
    var line = String(repeating: " ", count: left)
    line.unicodeScalars.append(frame.corner)
    for column in 0..<across.cells {
      line.unicodeScalars.append(ticks.contains(column) ? frame.floorTick : frame.floor)
    }
    return [line] + labelLines(placed)
  }

  struct Placed {
    var tick: Int
    var start: Int
    var label: String
  }

  /// Labels in the middle below their ticks, or as far to the right as they must and their ticks
  /// are still above them; those that would touch the one before are left out, with their ticks.
  func placedLabels() -> [Placed] {
    var placed: [Placed] = []
    var free = 0
    for tick in across.ticks {
      let size = cellWidth(tick.label)
      let column = left + 1 + tick.cell
      let start = max(free, min(column - (size - 1) / 2, width - size))
      guard start <= column, start + size <= width else { continue }
      placed.append(Placed(tick: tick.cell, start: start, label: tick.label))
      free = start + size + 2
    }
    return placed
  }

  private func labelLines(_ placed: [Placed]) -> [String] {
    var line = placed.reduce(into: "") { $0 = padded($0, to: $1.start) + $1.label }
    guard !unit.isEmpty, !placed.isEmpty else { return line.isEmpty ? [] : [line] }
    if isUnitInline, cellWidth(line) + 2 + cellWidth(unit) <= width {
      line += "  " + unit
      return [line]
    }
    let name = clipped(unit, to: width)
    return [line, rightAligned(name, to: min(width, left + 1 + across.cells))]
  }
}
