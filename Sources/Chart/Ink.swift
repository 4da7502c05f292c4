/// Colours of series, as an addition only: what is drawn is the same without.
struct Ink {
  var isColored: Bool

  /// Cyan, yellow, magenta, green, red, blue.
  private static let colors = [36, 33, 35, 32, 31, 34]

  func drawn(_ text: String, _ series: Int?) -> String {
    guard isColored, let series, !text.isEmpty else { return text }
    return "\u{1B}[\(Self.colors[series % Self.colors.count])m\(text)\u{1B}[39m"
  }

  func drawn(_ cells: ArraySlice<Sheet.Cell>) -> String {
    let end = cells.lastIndex { $0.scalar != " " }.map { $0 + 1 } ?? cells.startIndex
    var line = ""
    var run = String.UnicodeScalarView()
    var series: Int?
    for cell in cells[..<end] {
      if isColored, cell.series != series {
        line += drawn(String(run), series)
        run = String.UnicodeScalarView()
        series = cell.series
      }
      run.append(cell.scalar)
    }
    return line + drawn(String(run), series)
  }
}
