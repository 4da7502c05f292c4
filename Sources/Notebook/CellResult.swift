/// What running a cell came to.
package struct CellResult: Sendable {
  package enum Status: Sendable, Equatable {
    case ok
    /// A statement or an expectation failed, or nothing could be parsed.
    case failed
    /// It was stopped, or the process that ran it ended: `what` says how.
    case crashed(what: String)
  }

  package let status: Status
  /// What was printed.
  package let output: [String]

  package init(_ status: Status, _ output: [String]) {
    self.status = status
    self.output = output
  }
}
