import Notebook
import Text

/// Every sentence of `segue test`.
enum TestMessages {
  static let noWorker = "no process could be started for it"

  static func head(_ name: String, _ cells: Int, _ failures: Int, _ accepted: Int) -> String {
    var counts = "\(cells) cell\(cells == 1 ? "" : "s")"
    if failures > 0 { counts += ", \(failures) failed" }
    if accepted > 0 { counts += ", \(accepted) accepted" }
    return "\(failures == 0 ? "ok" : "FAILED") \(name) (\(counts))"
  }

  /// `notebooks/tour.md:42: cell 7 (spring): output differs`
  static func title(_ name: String, _ entry: Report.Entry, _ failure: Report.Failure) -> String {
    let after = entry.failureBefore.map { ", after the failure of the cell on line \($0)" } ?? ""
    return place(name, entry) + ": " + sentence(failure) + after
  }

  static func new(_ name: String, _ entry: Report.Entry) -> String {
    place(name, entry) + ": new, its output is not stored"
  }

  static func howToAccept(_ name: String) -> String {
    "to accept what was printed: segue test --accept \(name)"
  }

  private static func place(_ name: String, _ entry: Report.Entry) -> String {
    let id = entry.cell.options.id.map { " (\($0))" } ?? ""
    return "\(name):\(entry.line): cell \(entry.cell.index + 1)\(id)"
  }

  private static func sentence(_ failure: Report.Failure) -> String {
    switch failure {
    case .outputDiffers: "output differs"
    case .failed: "a statement failed"
    case .errorExpected: "it says expect=\"error\", and nothing failed"
    case .crashed(let what): "crashed: \(what)"
    case .timedOut(let seconds): "stopped after \(plain(seconds)) s"
    }
  }
}
