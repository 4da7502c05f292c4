import Notebook

/// The counts of all cells of a run of `segue test`.
struct TestSummary {
  var code = ExitCode.ok
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var new = 0
  private(set) var skipped = 0
  private(set) var accepted = 0

  mutating func add(_ file: TestedFile) {
    guard file.report != nil else {
      code = code.combined(with: .unusable)
      return
    }
    accepted += file.accepted.count
    for entry in file.open { add(entry) }
  }

  private mutating func add(_ entry: Report.Entry) {
    switch entry.status {
    case .pass: passed += 1
    case .new: new += 1
    case .skipped: skipped += 1
    case .ran: break
    case .fail(let failure):
      failed += 1
      code = code.combined(with: failure.code)
    }
  }

  /// `7 passed, 0 failed`; what there is none of is left out behind that.
  var closing: String {
    let rest = [(accepted, "accepted"), (new, "new"), (skipped, "skipped")].filter { $0.0 > 0 }
    return "\(passed) passed, \(failed) failed" + rest.map { ", \($0.0) \($0.1)" }.joined()
  }
}

extension Report.Failure {
  fileprivate var code: ExitCode {
    if case .crashed = self { .crashed } else { .failed }
  }
}
