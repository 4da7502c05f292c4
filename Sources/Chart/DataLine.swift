import Text

/// A series as one line that a test can compare, with two digits more than the axis and times to
/// the millisecond: `data alpha n=61 first 0.000 min 0.000 at 0.000 max 1.000 at 0.500 last 1.000`.
/// What is not there is not counted: `nan=` and `inf=` appear only where there are such points.
func dataLine(
  _ series: LineChart.Series, _ digest: Digest, values: NumberFormat, times: NumberFormat
) -> String {
  var words = ["data", quotedIfNeeded(series.name), "n=\(digest.count)"]
  if digest.nan > 0 { words.append("nan=\(digest.nan)") }
  if digest.infinite > 0 { words.append("inf=\(digest.infinite)") }
  guard !digest.isEmpty else { return words.joined(separator: " ") }
  let value = { (index: Int) in values.text(series.y[index]) }
  let time = { (index: Int) in times.text(series.x[index]) }
  words += ["first", value(digest.first)]
  words += ["min", value(digest.lowest), "at", time(digest.lowest)]
  words += ["max", value(digest.highest), "at", time(digest.highest)]
  words += ["last", value(digest.last)]
  return words.joined(separator: " ")
}

/// A name as typed; in quotes if it has blanks, or nothing at all.
private func quotedIfNeeded(_ name: String) -> String {
  let name = oneLine(name)
  let isPlain = !name.isEmpty && !name.unicodeScalars.contains { $0.properties.isWhitespace }
  return isPlain ? name : "\"\(name)\""
}

/// The format of times in data lines: three decimals, more where the axis needs more.
func timeFormat(of axis: NumberFormat) -> NumberFormat {
  guard axis.exponent == nil, axis.significant == nil else { return axis.finer(by: 3) }
  var format = axis
  format.place = min(-3, axis.place)
  return format
}

/// A series where there is no room for a chart: its range and where it ended.
func summary(_ series: LineChart.Series, _ digest: Digest) -> String {
  guard let y = digest.y else {
    return digest.count == 0
      ? Message.noData : Message.noFiniteData(nan: digest.nan, infinite: digest.infinite)
  }
  let last = series.y[digest.last]
  let tolerance = (y.high / 2 - y.low / 2) / 1000
  let format = NumberFormat(showing: [y.low, y.high, last], within: tolerance)
  return Message.summary(
    min: format.text(y.low), max: format.text(y.high), last: format.text(last))
}
