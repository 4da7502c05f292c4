import Notebook
import Testing

@testable import Tool

@Suite("What segue test says")
struct TestReportTests {
  /// Cells print their code; `!` fails, `#` crashes, `~` takes too long.
  private func report(_ text: String) throws -> (Notebook, Report) {
    let notebook = try Notebook(name: "a/n.md", text: text)
    let report = notebook.run { cell in
      switch cell.code.first {
      case "!": CellResult(.failed, ["cell 1:1: error: no"], failedLine: 1)
      case "#": CellResult(.crashed(what: "its worker was ended by SIGSEGV"), [])
      case "~": CellResult(.timedOut(seconds: 2), [])
      default: CellResult(.ok, cell.code.isEmpty ? [] : textLines(cell.code))
      }
    }
    return (notebook, report)
  }

  private func file(_ text: String, accepted: Set<Int> = []) throws -> TestedFile {
    let (notebook, report) = try report(text)
    return TestedFile(name: "a/n.md", outcome: .tested(notebook, report), accepted: accepted)
  }

  private func lines(_ text: String, accepted: Set<Int> = []) throws -> [String] {
    TestReport().lines(for: try file(text, accepted: accepted))
  }

  private func cell(_ code: String, _ output: String, _ attributes: String = "") -> String {
    "```segue\(attributes)\n\(code)\n```\n\n```output\n\(output)\n```\n\n"
  }

  @Test("a notebook that passes is one line")
  func passed() throws {
    #expect(try lines(cell("a", "a")) == ["ok a/n.md (1 cell)"])
    #expect(try lines(cell("a", "a") + cell("b", "x", " skip=no")) == ["ok a/n.md (2 cells)"])
  }

  @Test("a difference is named by line and cell, shown with both numbers, then how to accept it")
  func differs() throws {
    let text =
      "# T\n\n" + cell("a", "a")
      + cell("one\ntwo 0.8700\nthree", "one\ntwo 0.8714\nthree", " id=\"mid\"")
    #expect(
      try lines(text) == [
        "FAILED a/n.md (2 cells, 1 failed)",
        "a/n.md:19: cell 2 (mid): output differs",
        "    one", "  - two 0.8714", "  + two 0.8700",
        "    0.8714 vs 0.8700, off by 1.4e-3, tol 1e-4", "    three",
        "to accept what was printed: segue test --accept a/n.md",
      ])
  }

  @Test("every other way to fail, and what ran after")
  func others() throws {
    #expect(
      try lines(cell("!x", "old") + cell("b", "c") + "```segue\nnew\n```\n") == [
        "FAILED a/n.md (3 cells, 2 failed)", "a/n.md:2: cell 1: a statement failed", "  - old",
        "  + cell 1:1: error: no",
        "a/n.md:14: cell 2: output differs, after the failure of the cell on line 1", "  - c",
        "  + b",
        "a/n.md:17: cell 3: new, its output is not stored, after the failure of the cell on line 1",
      ])
    #expect(
      try lines("```segue\n!x\n```\n") == [
        "FAILED a/n.md (1 cell, 1 failed)", "a/n.md:2: cell 1: a statement failed",
        "    cell 1:1: error: no",
      ])
    #expect(
      try lines(cell("a", "a", " expect=error")) == [
        "FAILED a/n.md (1 cell, 1 failed)",
        "a/n.md:1: cell 1: it says expect=\"error\", and nothing failed",
      ])
    #expect(
      try lines(cell("#", "a") + cell("b", "c")) == [
        "FAILED a/n.md (2 cells, 1 failed)",
        "a/n.md:1: cell 1: crashed: its worker was ended by SIGSEGV",
      ])
    #expect(
      try lines(cell("~", "a")) == [
        "FAILED a/n.md (1 cell, 1 failed)", "a/n.md:1: cell 1: stopped after 2 s",
      ])
    #expect(
      try lines("```segue\nnew\n```\n") == [
        "ok a/n.md (1 cell)", "a/n.md:1: cell 1: new, its output is not stored",
        "to accept what was printed: segue test --accept a/n.md",
      ])
  }

  @Test("what was accepted is counted, the rest is told")
  func accepted() throws {
    #expect(
      try lines(cell("a", "b") + cell("c", "c"), accepted: [0]) == [
        "ok a/n.md (2 cells, 1 accepted)"
      ])
    #expect(
      try lines(cell("a", "b") + "```segue\n!c\n```\n", accepted: [0]) == [
        "FAILED a/n.md (2 cells, 1 failed, 1 accepted)", "a/n.md:10: cell 2: a statement failed",
        "    cell 1:1: error: no",
      ])
  }

  @Test("the closing line counts cells; the code is the worst there was")
  func summary() throws {
    var summary = TestSummary()
    #expect(summary.closing == "0 passed, 0 failed" && summary.code == .ok)
    summary.add(try file(cell("a", "a") + "```segue\nb\n```\n" + cell("a", "b", " skip=x")))
    #expect(summary.closing == "1 passed, 0 failed, 1 new, 1 skipped" && summary.code == .ok)
    summary.add(try file(cell("a", "b") + cell("a", "a")))
    #expect(summary.closing == "2 passed, 1 failed, 1 new, 1 skipped" && summary.code == .failed)
    summary.add(try file(cell("#", "b")))
    summary.add(try file(cell("a", "b"), accepted: [0]))
    #expect(summary.closing == "2 passed, 2 failed, 1 accepted, 1 new, 1 skipped")
    #expect(summary.code == .crashed)
  }

  @Test("a crash outweighs an unusable file, which outweighs a failure")
  func codes() {
    #expect(ExitCode.failed.combined(with: .unusable) == .unusable)
    #expect(ExitCode.crashed.combined(with: .unusable) == .crashed)
    #expect(ExitCode.ok.combined(with: .failed) == .failed)
  }
}
