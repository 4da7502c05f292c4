import Testing

@testable import Notebook

@Suite("Two runs of one notebook")
struct ReportTwiceTests {
  private let text = sample("a", "1.0") + sample("b", "x") + sample("c", "c")

  /// What the cells print, one after another.
  private func report(_ results: [CellResult]) throws -> Report {
    try notebook(text).run { results[$0.index] }
  }

  private let steady = [CellResult(.ok, ["1.0"]), .init(.ok, ["x"]), .init(.ok, ["c"])]

  @Test("the same bytes change nothing")
  func same() throws {
    let report = try report(steady)
    #expect(report.compared(withSecond: report).entries.allSatisfy { $0.status == .pass })
  }

  @Test("bytes count, not what a tolerance or a hole would let pass")
  func unsteady() throws {
    var other = steady
    other[0] = CellResult(.ok, ["1.00"])
    other[1] = CellResult(.ok, ["x", "y"])
    let report = try report(steady).compared(withSecond: report(other))
    #expect(report.entries.map(\.status) == [.fail(.unsteady), .fail(.unsteady), .pass])
    #expect(report.entries.map(\.accepted) == [nil, nil, nil])
    #expect(report.entries[0].details == ["  - 1.0", "  + 1.00"])
    #expect(report.entries[1].details == ["    x", "  + y"])
  }

  @Test("a second run that ends otherwise is told as it ended, the first one's end comes before")
  func ends() throws {
    var other = steady
    other[0] = CellResult(.crashed(what: "SIGSEGV"), [])
    #expect(
      try report(steady).compared(withSecond: report(other)).entries[0].status
        == .fail(.crashed("SIGSEGV")))
    #expect(
      try report(other).compared(withSecond: report(steady)).entries[0].status
        == .fail(.crashed("SIGSEGV")))
    other[0] = CellResult(.failed, ["1.0"], failedLine: 1)
    #expect(
      try report(steady).compared(withSecond: report(other)).entries[0].status
        == .fail(.unsteady))
  }
}
