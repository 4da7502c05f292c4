extension SVGChart {
  mutating func drawBox(_ index: Int, markers: [Int], borders: [Int]) {
    let (box, side) = (layout.boxes[index], layout.sides[index])
    if !side.holdsLabel, !box.label.isEmpty {
      svg.write(box.label, x: SVG.cellWidth, y: y(row))
      row += 1
    }
    let (top, rows) = (row, box.up.cells)
    row += rows
    drawBackground(box, top: top, markers: markers, borders: borders)
    drawCurves(box, top: top)
    drawWall(box, top: top)
    for (row, label) in side.rows.enumerated() {
      if let label { drawSide(label, box, y: y(top + rows - 1 - row)) }
    }
    if let message = box.emptyMessage {
      svg.write(
        message, x: x(Double(across.cells) / 2), y: y(top + rows / 2), anchor: "middle",
        kind: "quiet")
    }
  }

  /// A word beside the plot; the name of one curve of several behind a piece of its line.
  private mutating func drawSide(_ label: SideLabels.Label, _ box: Box, y: Double) {
    let start = left + across.cells + 1
    guard let series = label.series else {
      return svg.write(label.text, x: x(cell: start), y: y, kind: "quiet")
    }
    let isOne = box.series.count == 1
    if !isOne { svg.line(x(cell: start), y, x(cell: start) + 12, y, kind: "curve s\(series % 6)") }
    svg.write(box.series[series].name, x: x(cell: start) + (isOne ? 0 : 18), y: y)
  }

  private mutating func drawBackground(_ box: Box, top: Int, markers: [Int], borders: [Int]) {
    let rows = box.up.cells
    for (reference, row) in zip(box.references, box.referenceRows) where row != nil {
      let y = (Double(top + rows) - box.up.position(reference.value) - 0.5) * SVG.cellHeight
      svg.line(x(cell: left), y, x(cell: left + across.cells), y, kind: "reference")
    }
    let lines = markers.map { ($0, "marker") } + borders.map { ($0, "border") }
    for (column, kind) in lines {
      let (from, to) = (Double(top) * SVG.cellHeight, Double(top + rows) * SVG.cellHeight)
      svg.line(x(Double(column)), from, x(Double(column)), to, kind: kind)
    }
  }

  /// The first series in front.
  private mutating func drawCurves(_ box: Box, top: Int) {
    let corner = (x: x(cell: left), y: Double(top + box.up.cells) * SVG.cellHeight)
    for (index, series) in box.series.enumerated().reversed() {
      let curve = CurvePath(
        series, box.digests[index], across: across, up: box.up, corner: corner)
      svg.draw(curve.path, kind: "curve s\(index % 6)")
      for clip in curve.clips {
        let row = clip.isUp ? top : top + box.up.cells - 1
        svg.write(clip.isUp ? "^" : "v", x: x(clip.x), y: y(row), anchor: "middle", kind: "clip")
      }
    }
  }

  private mutating func drawWall(_ box: Box, top: Int) {
    let rows = box.up.cells
    let wall = x(cell: left)
    svg.line(
      wall, Double(top) * SVG.cellHeight, wall, Double(top + rows) * SVG.cellHeight, kind: "axis")
    for tick in box.up.ticks {
      let y = y(top + rows - 1 - tick.cell)
      svg.line(wall - 4, y, wall, y, kind: "tick")
      svg.write(tick.label, x: wall - 7, y: y, anchor: "end", kind: "up")
    }
  }
}
