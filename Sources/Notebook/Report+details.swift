import Text

extension Report.Entry {
  /// What a report shows under the sentence that says how the cell failed: a small difference, or
  /// what it printed.
  package var details: [String] {
    switch failure {
    case .outputDiffers, .stale: return comparison?.diff() ?? []
    case .unsteady: return differenceOfRuns
    case .failed:
      if let comparison, !comparison.isMatch { return comparison.diff() }
      return (result?.output ?? []).map { withoutTrailingBlanks("    " + $0) }
    case .errorExpected, .crashed, .timedOut, nil: return []
    }
  }

  /// The second run under the first. Text that only seems equal is shown all the same.
  private var differenceOfRuns: [String] {
    guard let first = result?.output, let again else { return [] }
    let lines = Comparison(expected: first, actual: again, tolerance: Tolerance(0), cells: 0).diff()
    if !lines.isEmpty { return lines }
    return first.map { "  - " + $0 } + again.map { "  + " + $0 }
  }
}
