import Notebook
import Text

/// Every sentence of `segue test`.
enum TestMessages {
  static let noTerminal = "`--interactive` wants a terminal to ask at"
  static let acceptInstead = "`--accept` accepts all that differs, `--accept FILE#id` one output"
  static let noWorker = "no process could be started for it"

  static func noneFits(_ filter: String) -> String {
    "no cell has `\(filter)` in FILE#id, or as a tag"
  }

  static func noCell(_ name: String, in notebook: Notebook) -> String {
    let ids = notebook.cells.compactMap(\.options.id)
    let meant = nearest(to: name, in: ids).map { "; did you mean `\($0)`?" } ?? ""
    return "there is no cell `\(name)` in \(notebook.name)\(meant)"
  }

  static func head(
    _ name: String, _ cells: Int, _ failures: Int, _ accepted: Int, _ kept: Int
  ) -> String {
    var counts = "\(cells) cell\(cells == 1 ? "" : "s")"
    if failures > 0 { counts += ", \(failures) failed" }
    if accepted > 0 { counts += ", \(accepted) accepted" }
    if kept > 0 { counts += kept < cells ? ", from cell \(kept + 1) on" : ", none changed" }
    return "\(failures == 0 ? "ok" : "FAILED") \(name) (\(counts))"
  }

  /// `notebooks/tour.md:42: cell 7 (spring): output differs`
  static func title(_ name: String, _ entry: Report.Entry) -> String {
    "\(name):\(entry.line): \(cell(entry)): \(sentence(entry))"
  }

  static func cell(_ entry: Report.Entry) -> String {
    "cell \(entry.cell.index + 1)" + (entry.cell.options.id.map { " (\($0))" } ?? "")
  }

  /// What came of a cell, and whether it ran on what a failure left behind.
  static func sentence(_ entry: Report.Entry) -> String {
    guard entry.result != nil, let line = entry.failureBefore else { return outcome(entry.status) }
    return outcome(entry.status) + ", after the failure of the cell on line \(line)"
  }

  private static func outcome(_ status: Report.Status) -> String {
    switch status {
    case .pass: "pass"
    case .new: "new, its output is not stored"
    case .skipped(let reason): "skipped: \(reason)"
    case .ran: "ran for the cells that were asked for"
    case .fail(let failure): sentence(failure)
    }
  }

  private static func sentence(_ failure: Report.Failure) -> String {
    switch failure {
    case .outputDiffers: "output differs"
    case .stale: "stale, it has an output and prints nothing"
    case .unsteady: "unsteady, a second run printed something else"
    case .failed: "a statement failed"
    case .errorExpected: "it says expect=\"error\", and nothing failed"
    case .crashed(let what): "crashed: \(what)"
    case .timedOut(let seconds): "stopped after \(plain(seconds)) s"
    }
  }

  static func howToAccept(_ name: String) -> String {
    "to accept what was printed: segue test --accept \(name)"
  }

  static let question = "accept this output? (y)es, (n)o, (a)ll from here, (q)uit asking: "

  static func watching(_ count: Int) -> String {
    "watching \(count) notebook\(count == 1 ? "" : "s"); Ctrl-C ends"
  }
}
