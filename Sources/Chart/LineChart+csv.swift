/// A chart as comma-separated values (RFC 4180, lines end in LF): a column for the axis and one a
/// series where all series have the same x, else a row a point with the name of its series. Numbers
/// read back as the same doubles; what is not finite is `nan`, `inf` or `-inf`.
package func csv(_ chart: LineChart) -> String {
  let series = chart.allPanels.flatMap(\.series)
  let axis = chart.axis.isEmpty ? "x" : chart.axis
  guard let first = series.first else { return row([axis]) }
  guard series.allSatisfy({ sharesAxis($0, first) }) else { return points(of: series, axis: axis) }
  var text = row([axis] + series.map(\.name))
  for index in 0..<first.count {
    text += row([exact(first.x[index])] + series.map { exact($0.y[index]) })
  }
  return text
}

/// A table as comma-separated values, cells as they are.
package func csv(_ table: Table) -> String {
  ([table.columns] + table.rows).map(row).joined()
}

private func sharesAxis(_ a: LineChart.Series, _ b: LineChart.Series) -> Bool {
  a.count == b.count && (0..<a.count).allSatisfy { a.x[$0].bitPattern == b.x[$0].bitPattern }
}

private func points(of series: [LineChart.Series], axis: String) -> String {
  var text = row(["series", axis, "value"])
  for one in series {
    for index in 0..<one.count {
      text += row([one.name, exact(one.x[index]), exact(one.y[index])])
    }
  }
  return text
}

private func row(_ fields: [String]) -> String {
  fields.map(quotedIfNeeded).joined(separator: ",") + "\n"
}

private func quotedIfNeeded(_ field: String) -> String {
  let odd = field.unicodeScalars.contains { ",\"\n\r".unicodeScalars.contains($0) }
  guard odd || field.first == " " || field.last == " " else { return field }
  return "\""
    + field.split(separator: "\"", omittingEmptySubsequences: false)
    .joined(separator: "\"\"") + "\""
}
