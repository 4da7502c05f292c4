import Text

extension SVGChart {
  mutating func drawAxis() {
    let floor = Double(row) * SVG.cellHeight
    svg.line(x(cell: left), floor, x(cell: left + across.cells), floor, kind: "axis")
    let placed = layout.axis.placedLabels()
    for label in placed {
      svg.line(x(Double(label.tick)), floor, x(Double(label.tick)), floor + 4, kind: "tick")
      svg.write(
        label.label, x: x(Double(label.tick)), y: y(row) + 2, anchor: "middle", kind: "across")
    }
    row += 1
    guard !layout.axis.unit.isEmpty, let last = placed.last else { return }
    if layout.axis.isUnitInline {
      let end = last.start + cellWidth(last.label) + 2
      svg.write(layout.axis.unit, x: x(cell: end), y: y(row - 1) + 2, kind: "quiet")
    } else {
      svg.write(
        layout.axis.unit, x: x(cell: left + across.cells), y: y(row), anchor: "end", kind: "quiet")
      row += 1
    }
  }

  mutating func drawPhases(_ phases: PhaseBars) {
    for bars in phases.rows {
      for bar in bars {
        let (from, to, middle) = (x(Double(bar.first)), x(Double(bar.last)), y(row))
        let label = phases.fits(bar) ? bar.label : ""
        let half = label.isEmpty ? 0 : Double(cellWidth(label)) * SVG.cellWidth / 2 + 4
        let centre = (from + to) / 2
        for end in [from, to] { svg.line(end, middle - 5, end, middle + 5, kind: "phase") }
        svg.line(from, middle, centre - half, middle, kind: "phase")
        svg.line(centre + half, middle, to, middle, kind: "phase")
        if !label.isEmpty { svg.write(label, x: centre, y: middle, anchor: "middle") }
      }
      row += 1
    }
  }

  mutating func drawCaptions(_ captions: Captions) {
    for block in captions.blocks {
      for (start, caption) in block {
        if caption.isLed {
          let column = (Double(caption.column) + 0.5) * SVG.cellWidth
          svg.line(column, y(row) - 9, column, y(row) + 5, kind: "marker")
        }
        for (line, text) in caption.lines.enumerated() {
          svg.write(text, x: x(cell: start), y: y(row + 1 + line))
        }
      }
      row += 1 + block.reduce(0) { max($0, $1.caption.lines.count) }
    }
  }

  mutating func drawLegend() {
    for (box, side) in zip(layout.boxes, layout.sides) {
      var names = zip(box.references, side.references).enumerated()
        .filter { !$0.element.1 && !oneLine($0.element.0.label).isEmpty }
        .map { ("reference", box.text(of: $0.element.0)) }
      if !side.holdsSeries, box.series.count > 1 {
        names = box.series.enumerated().map { ("curve s\($0 % 6)", $1.name) } + names
      }
      drawNames(names)
    }
  }

  /// Names side by side behind a piece of their lines.
  private mutating func drawNames(_ names: [(kind: String, text: String)]) {
    var free = left
    for (kind, text) in names {
      let name = clipped(oneLine(text), to: layout.width - left - 4)
      let width = cellWidth(name) + 4
      if free > left, free + width > layout.width {
        row += 1
        free = left
      }
      svg.line(x(cell: free), y(row), x(cell: free + 3), y(row), kind: kind)
      svg.write(name, x: x(cell: free + 4), y: y(row))
      free += width + 3
    }
    if !names.isEmpty { row += 1 }
  }
}
