import Notebook

extension Report.Entry {
  /// What came of a cell, as one word for programs.
  var word: String {
    switch status {
    case .pass: "pass"
    case .new: "new"
    case .skipped: "skipped"
    case .ran: "ran"
    case .fail(.outputDiffers): "differs"
    case .fail(.stale): "stale"
    case .fail(.unsteady): "unsteady"
    case .fail(.failed): "failed"
    case .fail(.errorExpected): "no-error"
    case .fail(.crashed): "crashed"
    case .fail(.timedOut): "timeout"
    }
  }
}
