import Text

/// A laid out chart drawn row by row.
struct SVGChart {
  static let columns = 90

  let layout: TextChart
  var svg = SVG()
  /// Rows used so far.
  var row = 0

  init(_ layout: TextChart) { self.layout = layout }

  var left: Int { layout.axis.left + 1 }
  var across: Lattice { layout.axis.across }

  /// The middle of a column of the plot.
  func x(_ column: Double) -> Double {
    (Double(left) + column + 0.5) * SVG.cellWidth
  }

  func x(cell: Int) -> Double { Double(cell) * SVG.cellWidth }

  /// The middle of a row of the picture.
  func y(_ row: Int) -> Double { (Double(row) + 0.5) * SVG.cellHeight }

  mutating func draw() {
    if let title = layout.chart.title, !oneLine(title).isEmpty {
      svg.write(title, x: SVG.cellWidth, y: y(row), kind: "title")
      row += 1
    }
    let phases = PhaseBars(layout.chart.phases, layout.axis)
    let markers = layout.placedMarkers()
    for index in layout.boxes.indices {
      drawBox(index, markers: markers.columns, borders: phases.borders)
    }
    drawAxis()
    drawPhases(phases)
    let captions = (markers.captions + phases.captions).sorted { $0.column < $1.column }
    drawCaptions(Captions(captions, width: layout.width))
    drawLegend()
    for note in layout.notes() + markers.notes + phases.notes {
      svg.write(note, x: SVG.cellWidth, y: y(row), kind: "quiet")
      row += 1
    }
  }

  static func document(title: String?, lines: [String], rows: Int, svg: SVG) -> String {
    let width = plain(Double(columns) * SVG.cellWidth)
    let height = plain(Double(rows) * SVG.cellHeight + 6)
    let head = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\""
        + " height=\"\(height)\" role=\"img\">",
      "<title>\(SVG.escaped(title ?? "chart"))</title>",
      "<desc>\(lines.map(SVG.escaped).joined(separator: "\n"))</desc>",
      "<style>\(SVG.style)</style>",
    ]
    return (head + svg.elements + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}
