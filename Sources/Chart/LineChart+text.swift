import Text

/// A chart as lines, without newline and without blanks at their ends.
///
/// What the chart asks for wins over `width`, `height` and `charset`; a width of 0 or less is 72. No
/// line is wider than that, but for the data lines at the end, which are data and never cut. Where
/// there is no room for a chart (16 columns, 2 rows) a line a series says `min A max B last C`, cut
/// to the width.
package func render(
  _ chart: LineChart, width: Int, height: Int? = nil, charset: Charset, isColored: Bool = false
) -> [String] {
  var chart = chart
  chart.height = chart.height ?? height
  let width = usableWidth(chart.width ?? width)
  let ink = Ink(isColored: isColored)
  if let text = TextChart(chart, width: width, charset: chart.charset ?? charset, ink: ink) {
    return text.lines()
  }
  return summaries(of: chart).map { withoutInvisibleEnd(clipped($0, to: width)) }
}

func summaries(of chart: LineChart) -> [String] {
  let series = chart.allPanels.flatMap(\.series)
  let lines = zip(series, chart.digests().flatMap { $0 }).map { summary($0, $1) }
  guard lines.count > 1 else { return lines.isEmpty ? [Message.noData] : lines }
  return zip(series, lines).map { "\(oneLine($0.name)) \($1)" }
}
