/// What running a cell came to.
package struct CellResult: Sendable, Equatable {
  package enum Status: Sendable, Equatable {
    case ok
    /// A statement or an expectation failed, or nothing could be parsed.
    case failed
    /// The process that ran it ended: `what` says how.
    case crashed(what: String)
    /// It took longer than its fence allows.
    case timedOut(seconds: Double)
  }

  package let status: Status
  /// What was printed.
  package let output: [String]
  /// The line of the code, from 1, where it failed.
  package let failedLine: Int?

  package init(_ status: Status, _ output: [String], failedLine: Int? = nil) {
    self.status = status
    self.output = output
    self.failedLine = failedLine
  }
}
