/// An expected output beside an actual one, line by line.
package struct Comparison: Sendable {
  package enum Row: Sendable {
    /// Both have the line; `stored` is how the notebook has it.
    case same(stored: String)
    /// All but numbers fit.
    case off(stored: String, actual: String, [NumberDifference])
    /// Only the notebook has it.
    case missing(stored: String)
    /// Only the run has it.
    case added(actual: String)
    /// A line that a `...` of the notebook stands for.
    case covered(actual: String)
    /// The `...` itself.
    case gap(stored: String)
  }

  package let rows: [Row]

  package var isMatch: Bool {
    rows.allSatisfy {
      switch $0 {
      case .same, .covered, .gap: true
      case .off, .missing, .added: false
      }
    }
  }

  /// What is to be stored: lines that still fit stay as they are, with their holes and tolerances.
  package var accepted: [String] {
    rows.compactMap {
      switch $0 {
      case .same(let stored), .gap(let stored): stored
      case .off(_, let actual, _), .added(let actual): withoutTrailingBlanks(actual)
      case .missing, .covered: nil
      }
    }
  }

  /// The expected lines that do not fit, from 0, or the place where a line is too much.
  package var firstMismatch: Int? {
    var line = 0
    for row in rows {
      switch row {
      case .off, .missing, .added: return line
      case .same, .gap: line += 1
      case .covered: break
      }
    }
    return nil
  }

  /// `cells` is the part of the marks of a chart that may differ.
  package init(
    expected: [String], actual: [String], tolerance: Tolerance, cells: Double = 0.02
  ) {
    var alignment = Alignment(
      expected: expected.map(ExpectedLine.init), actual: actual, tolerance: tolerance)
    let rows = alignment.rows()
    let asText = Comparison(rows: rows)
    let chart = ChartComparison(
      expected: expected, actual: actual, tolerance: tolerance, cells: cells)
    self.rows = asText.isMatch ? rows : chart.rows() ?? rows
  }

  private init(rows: [Row]) { self.rows = rows }
}
