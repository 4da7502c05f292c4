import Notebook

/// What `segue run` says besides what the cells answer.
enum RunMessages {
  static func stopped(_ file: String, _ cell: Cell) -> String {
    if cell.options.expectsError {
      return "\(file):\(cell.line): the cell was to fail and did not; what follows was not run"
    }
    return "\(file):\(cell.line): the cell failed; what follows was not run"
  }
}
