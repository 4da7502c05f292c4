import Text

/// A chart laid out on a width: everything that is decided before the first character.
struct TextChart {
  let chart: LineChart
  let width: Int
  let charset: Charset
  let ink: Ink
  let boxes: [Box]
  let sides: [SideLabels]
  let axis: AxisLayout
  /// What was decided otherwise than asked.
  private(set) var remarks: [String] = []

  /// Nil where there is no room for a chart.
  init?(_ chart: LineChart, width: Int, charset: Charset, ink: Ink) {
    let height = chart.height.map { min($0, 500) }
    guard width >= 16, height ?? 2 >= 2 else { return nil }
    let panels = chart.allPanels
    let digests = chart.digests()
    let hull = Hull.of(digests.flatMap { $0 }.map(\.x))
    let boxes = zip(panels, digests).enumerated().map { index, pair in
      Box(
        pair.0, digests: pair.1,
        limits: Box.Limits(
          height: height, rows: TextChart.rows(panel: index, of: panels.count),
          labelWidth: max(4, width / 3)))
    }
    let labels = boxes.reduce(0) { max($0, $1.up.labelWidth) }
    let left = labels + 2
    let sides = { (charset: Charset) in
      boxes.map { SideLabels($0, limit: width / 4, axis: hull, charset: charset) }
    }
    let wanted = sides(charset)
    let crowd = charset == .ascii || ink.isColored ? nil : TextChart.crowd(boxes, wanted)
    self.charset = crowd == nil ? charset : .ascii
    self.sides = crowd == nil ? wanted : sides(.ascii)
    if let crowd { remarks = [Message.glyphsInstead(charset, series: crowd)] }
    let side = self.sides.reduce(0) { max($0, $1.width) }
    axis = AxisLayout(hull, chart, left: left, side: side > 0 ? side + 1 : 0, width: width)
    guard axis.across.cells >= 4 else { return nil }
    (self.chart, self.width, self.ink, self.boxes) = (chart, width, ink, boxes)
  }

  private static func rows(panel: Int, of count: Int) -> ClosedRange<Int> {
    count == 1 ? 9...15 : panel == 0 ? 9...13 : 7...11
  }

  /// The number of curves in a box that only glyphs can tell apart: more than two, or two that do
  /// not have their names at their ends.
  private static func crowd(_ boxes: [Box], _ sides: [SideLabels]) -> Int? {
    zip(boxes, sides).first { box, side in
      box.series.count > 2 || box.series.count == 2 && !side.areNamesInOrder
    }?.0.series.count
  }
}

extension LineChart {
  /// All boxes, the first one too.
  var allPanels: [Panel] {
    let first = Panel(
      label: panels.isEmpty ? "" : label, series: series, references: references, scale: yScale)
    return [first] + panels
  }

  /// By boxes.
  func digests() -> [[Digest]] {
    allPanels.map { panel in
      let sieve = Digest.Sieve(isLogX: xScale == .log, isLogY: panel.scale == .log)
      return panel.series.map { Digest($0, sieve: sieve) }
    }
  }
}
