/// The shortest text that reads back as the same double: at most 17 significant digits.
func exact(_ value: Double) -> String {
  if value.isNaN { return "nan" }
  if value.isInfinite { return value < 0 ? "-inf" : "inf" }
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension LineChart.Series {
  /// Pairs of x and y.
  package var count: Int { min(x.count, y.count) }
}
