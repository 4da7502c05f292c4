import Text

/// A chart as lines without newline and without blanks at their ends, none wider than the width
/// but for the data lines: they are data, and never cut.
package func render(_ chart: LineChart, width: Int, charset: Charset) -> [String] {
  let title = chart.title.map { [clipped(oneLine($0), to: usableWidth(chart.width ?? width))] }
  return (title ?? []) + chart.series.map { "data \($0.name) n=\($0.y.count)" }
}
