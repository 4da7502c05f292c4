import Chart

/// What `describe` tells of one thing: rows of a label and a text under a head.
struct Sheet {
  struct Row {
    let label: String
    let text: String
  }

  var head: String
  /// Sheets of one kind stand side by side.
  var kind: String
  var rows: [Row] = []
  /// Sentences under the card.
  var notes: [String] = []

  mutating func add(_ label: String, _ text: String?) {
    if let text { rows.append(Row(label: label, text: text)) }
  }

  subscript(label: String) -> String? { rows.first { $0.label == label }?.text }
}

extension Sheet {
  /// More curves in a list are a list, and more ratios beside a spring are refused.
  static let mostCurves = 100

  /// Sheets side by side; what one of them does not have is `-`.
  static func card(of sheets: [Sheet], width: Int?) -> Table {
    let labels = labels(of: sheets)
    return Table(
      columns: [""] + sheets.map(\.head),
      rows: labels.map { label in [label] + sheets.map { $0[label] ?? "-" } },
      width: width, overflow: .wrap, notes: distinct(sheets.flatMap(\.notes)))
  }

  private static func distinct(_ notes: [String]) -> [String] {
    notes.enumerated().filter { notes.firstIndex(of: $1) == $0 }.map(\.element)
  }

  /// The labels of all, each sheet's in its own order.
  private static func labels(of sheets: [Sheet]) -> [String] {
    var labels: [String] = []
    for sheet in sheets {
      var position = 0
      for row in sheet.rows {
        if let known = labels.firstIndex(of: row.label) {
          position = known + 1
        } else {
          labels.insert(row.label, at: position)
          position += 1
        }
      }
    }
    return labels
  }
}
