import Text

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
    /// Two pictures of a chart, too far from each other.
    case picture(PictureDifference)
  }

  package let rows: [Row]

  package var isMatch: Bool {
    rows.allSatisfy {
      switch $0 {
      case .same, .covered, .gap: true
      case .off, .missing, .added, .picture: false
      }
    }
  }

  /// What is to be stored: lines that still fit stay as they are, with their holes and tolerances.
  package var accepted: [String] {
    rows.flatMap { row -> [String] in
      switch row {
      case .same(let stored), .gap(let stored): [stored]
      case .off(_, let actual, _), .added(let actual): [withoutTrailingBlanks(actual)]
      case .picture(let pictures): pictures.actual.map(withoutTrailingBlanks)
      case .missing, .covered: []
      }
    }
  }

  /// The expected lines that do not fit, from 0, or the place where a line is too much.
  package var firstMismatch: Int? {
    var line = 0
    for row in rows {
      switch row {
      case .off, .missing, .added: return line
      case .picture(let pictures): return line + pictures.firstDifference
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
    let charts = ChartComparison(
      expected: expected, actual: actual, tolerance: tolerance, cells: cells
    ).pairs()
    var pages = ComparedPages(expected, actual, tolerance)
    for pair in charts { pages.take(pair) }
    rows = pages.end()
  }
}
