import Chart
import Script
import Text

/// Kinds of file that hold what was drawn last, by their endings; the session itself has others.
enum DrawingFile: String, CaseIterable {
  case svg, csv, json

  /// Nil for other endings. Letters may be of either case.
  init?(path: String) {
    let ending = path.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    guard path.contains("."), let kind = Self(rawValue: ending.lowercased()) else { return nil }
    self = kind
  }

  func text(of chart: LineChart) -> String {
    switch self {
    case .svg: Chart.svg(chart)
    case .csv: Chart.csv(chart)
    case .json: Chart.json(chart)
    }
  }

  func text(of table: Table) -> String {
    switch self {
    case .svg: Chart.svg(table)
    case .csv: Chart.csv(table)
    case .json: Chart.json(table)
    }
  }
}

extension Session {
  /// Writes the last chart or table of the accepted lines, and says what it was.
  func save(_ kind: DrawingFile, to path: String, _ arguments: Arguments) throws -> String {
    let drawings = history.entries.lazy.reversed().flatMap { $0.answers.reversed() }
    for answer in drawings {
      switch answer {
      case .chart(let chart):
        try host.write(kind.text(of: chart), to: path)
        return Self.saved(path, chart)
      case .table(let table):
        try host.write(kind.text(of: table), to: path)
        return Self.saved(path, table)
      case .text, .card, .prose, .lanes, .diagnostic: continue
      }
    }
    throw Diagnostic.nothingDrawn(path, at: arguments.verbPlace)
  }

  /// `saved chart.svg: photo.view.alpha and 1 more, 62 points`.
  private static func saved(_ path: String, _ chart: LineChart) -> String {
    let series = chart.series + chart.panels.flatMap(\.series)
    let points = series.reduce(0) { $0 + $1.count }
    return "saved \(path): \(names(series.map(\.name))), \(count(points, "point"))"
  }

  private static func saved(_ path: String, _ table: Table) -> String {
    let names = names(Array(table.columns.dropFirst()))
    return "saved \(path): \(names), \(count(table.rows.count, "row"))"
  }

  private static func names(_ names: [String]) -> String {
    guard let first = names.first else { return "nothing" }
    return names.count > 1 ? "\(first) \(PlotWords.more(names.count - 1))" : first
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }
}
