import Text

/// A table as a picture: the lines of its text, 90 columns wide.
package func svg(_ table: Table) -> String {
  var table = table
  table.width = nil
  let lines = render(table, width: SVGChart.columns)
  var picture = SVG()
  for (row, line) in lines.enumerated() where !line.isEmpty {
    // Blanks that stand together would be drawn as one.
    var column = 0
    for word in line.split(separator: "  ", omittingEmptySubsequences: false) {
      let blanks = word.prefix { $0 == " " }.count
      let text = String(word.dropFirst(blanks))
      let x = (Double(column + blanks) + 1) * SVG.cellWidth
      if !text.isEmpty { picture.write(text, x: x, y: (Double(row) + 0.5) * SVG.cellHeight) }
      column += cellWidth(String(word)) + 2
    }
  }
  return SVGChart.document(title: "table", lines: lines, rows: lines.count, svg: picture)
}
