extension Report {
  /// What is still known of the first cells of a notebook that was edited: up to the first cell whose
  /// code, attributes or output changed, or that left a failure behind.
  package func kept(for edited: Notebook, from notebook: Notebook) -> [Entry] {
    guard edited.header == notebook.header else { return [] }
    let same = zip(entries, edited.cells).prefix { entry, cell in
      entry.cell.isSame(as: cell) && entry.leavesNoFailure
    }
    return same.map(\.0)
  }
}

extension Report.Entry {
  fileprivate var leavesNoFailure: Bool {
    switch failure {
    case nil, .outputDiffers, .stale: !(failure != nil && cell.options.stops)
    case .unsteady, .failed, .errorExpected, .crashed, .timedOut: false
    }
  }
}

extension Cell {
  /// Wherever it stands in the file.
  fileprivate func isSame(as other: Cell) -> Bool {
    code == other.code && options == other.options && output?.lines == other.output?.lines
  }
}
