import Text

/// A chart as a picture (SVG 1.1, with colours for light and dark). The layout is that of the text on
/// 90 columns, with curves between the cells: a tick stands where its value is. The data lines are
/// its description.
package func svg(_ chart: LineChart) -> String {
  var chart = chart
  if chart.height ?? 2 < 2 { chart.height = nil }
  let ink = Ink(isColored: false)
  guard let layout = TextChart(chart, width: SVGChart.columns, charset: .ascii, ink: ink) else {
    return SVGChart.document(title: chart.title, lines: summaries(of: chart), rows: 1, svg: SVG())
  }
  var picture = SVGChart(layout)
  picture.draw()
  return SVGChart.document(
    title: chart.title, lines: layout.dataLines(), rows: picture.row, svg: picture.svg)
}
