import Notebook

/// The counts of all cells of a run of `segue test`.
struct TestSummary {
  var code = ExitCode.ok
  private var passed = 0
  private var failed = 0
  private var new = 0
  private var skipped = 0
  private var accepted = 0

  mutating func add(_ report: Report, accepted: Int) {
    passed += report.passed
    skipped += report.skipped
    self.accepted += accepted
    for entry in report.entries {
      // What was accepted needs no more attention.
      if accepted > 0, entry.accepted != nil { continue }
      if entry.status == .new { new += 1 }
      guard let failure = entry.failure else { continue }
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
