import Testing

@testable import Notebook

@Suite("A notebook run cell by cell")
struct NotebookRunTests {
  /// Cells whose code is what they print; `!` fails, `#` crashes, `~` takes too long.
  private func echo(_ cell: Cell) -> CellResult {
    switch cell.code.first {
    case "!": CellResult(.failed, textLines(cell.code), failedLine: 1)
    case "#": CellResult(.crashed(what: "SIGSEGV"), [])
    case "~": CellResult(.timedOut(seconds: 2), [])
    default: CellResult(.ok, textLines(cell.code))
    }
  }

  private func statuses(_ text: String, on system: String? = nil) throws -> [Report.Status] {
    try notebook(text).run(on: system, execute: echo).entries.map(\.status)
  }

  @Test("a cell passes, differs, is new, or prints nothing")
  func plain() throws {
    let text = sample("a", "a") + sample("a", "b") + "```segue\na\n```\n```segue\n```\n"
    #expect(try statuses(text) == [.pass, .fail(.outputDiffers), .new, .pass])
    #expect(try statuses("```segue\na\n```\n```output\n```\n") == [.fail(.outputDiffers)])
  }

  @Test("a failed statement fails the cell, even with the same output, unless it is expected")
  func errors() throws {
    #expect(try statuses(sample("!a", "!a")) == [.fail(.failed)])
    #expect(try statuses(sample("!a", "!a", " expect=error")) == [.pass])
    #expect(try statuses(sample("!a", "!b", " expect=error")) == [.fail(.outputDiffers)])
    #expect(try statuses(sample("a", "a", " expect=error")) == [.fail(.errorExpected)])
  }

  @Test("cells after a failure are run, and told from the rest")
  func after() throws {
    let text = sample("a", "b") + sample("!", "x") + sample("c", "d") + "```segue\ne\n```\n"
    let report = try notebook(text).run(execute: echo)
    #expect(report.entries.map(\.failureBefore) == [nil, nil, 8, 8])
    #expect(report.entries.map(\.accepted) == [["a"], nil, nil, nil])
    #expect(report.failures.count == 3 && report.new == 1 && report.passed == 0)
  }

  @Test("a stored output of which nothing is printed is stale, and goes when accepted")
  func stale() throws {
    let text = "```segue\n```\n\n```output\nold\n\nlines\n```\n\nend\n"
    let notebook = try notebook(text)
    let report = notebook.run(execute: echo)
    #expect(report.entries.map(\.status) == [.fail(.stale)])
    #expect(report.entries.map(\.line) == [5])
    #expect(report.entries.map(\.details) == [["  - old", "  -", "  - lines"]])
    let bytes = notebook.replacing(outputs: report.entries.map(\.accepted))
    #expect(String(decoding: bytes, as: UTF8.self) == "```segue\n```\n\nend\n")
    #expect(try statuses("```segue\n```\n\n```output\n...\n```\n") == [.pass])
  }

  @Test("a failure is left behind in its own environment alone")
  func environments() throws {
    let text =
      sample("!", "x", " env=b") + sample("c", "c") + sample("d", "d", " env=b")
      + sample("!", "x") + sample("e", "e") + sample("f", "f", " env=c")
    let report = try notebook(text).run(execute: echo)
    #expect(report.entries.map(\.failureBefore) == [nil, nil, 1, nil, 22, nil])
  }

  @Test("of the cells that were not asked for, those before run, those behind do not")
  func selection() throws {
    let text = sample("a", "b") + sample("c", "d", " id=mid") + sample("e", "f")
    let notebook = try notebook(text)
    var ran: [String] = []
    let selection = CellSelection(of: notebook) { $0.name == "mid" }
    let report = notebook.run(selection: selection) { cell in
      ran.append(cell.code)
      return echo(cell)
    }
    #expect(ran == ["a", "c"])
    #expect(report.entries.map(\.status) == [.ran, .fail(.outputDiffers)])
    #expect(report.entries.map(\.accepted) == [nil, ["c"]])
    #expect(report.shown.map(\.cell.name) == ["mid"])
    #expect(CellSelection(of: notebook) { _ in false }.isEmpty && !CellSelection.all.isEmpty)
  }

  @Test("a cell that was not asked for and breaks the one that was is told")
  func brokenSetUp() throws {
    let notebook = try notebook(sample("!", "x") + sample("c", "d") + sample("e", "e"))
    let report = notebook.run(selection: CellSelection(of: notebook) { $0.name == "3" }) {
      echo($0)
    }
    #expect(report.entries.map(\.status) == [.fail(.failed), .ran, .pass])
    #expect(report.entries.map(\.failureBefore) == [nil, 1, 1])
  }

  @Test("cells are skipped with a reason: their own, the system, the end of the run")
  func skipped() throws {
    let text =
      sample("a", "b", " skip=\"later\"") + sample("a", "b", " if=macos") + sample("a", "a")
    #expect(
      try statuses(text, on: "linux")
        == [.skipped(reason: "later"), .skipped(reason: "only on macos"), .pass])
    let end = Report.Status.skipped(reason: "the run ended with the cell on line 1")
    #expect(try statuses(sample("#", "x") + sample("a", "a")) == [.fail(.crashed("SIGSEGV")), end])
    #expect(
      try statuses(sample("~", "x") + sample("a", "a")) == [.fail(.timedOut(seconds: 2)), end])
    #expect(
      try statuses(sample("a", "b", " stop") + sample("a", "a")) == [.fail(.outputDiffers), end])
    #expect(try statuses(sample("a", "a", " stop") + sample("a", "a")) == [.pass, .pass])
  }

  @Test("a message names the line that differs, or the statement that failed")
  func lines() throws {
    let text =
      "# T\n\n" + sample("a\nb\nc", "a\nB\nc") + sample("x\n!y", "z") + sample("a", "a\nb")
      + "end\n"
    let report = try notebook(text).run { cell in
      cell.code.contains("!") ? CellResult(.failed, ["no"], failedLine: 2) : echo(cell)
    }
    #expect(report.entries.map(\.line) == [11, 16, 28])
  }

  @Test("accepting every output once gives a file that passes and is not changed again")
  func accepting() throws {
    let text = "# T\n\n" + sample("a", "b") + "\n```segue\nnew\n```\n\n" + sample("x", "x") + "end"
    let before = try notebook(text)
    let report = before.run(execute: echo)
    let bytes = before.replacing(outputs: report.entries.map(\.accepted))
    #expect(
      String(decoding: bytes, as: UTF8.self) == "# T\n\n" + sample("a", "a") + "\n"
        + sample("new", "new") + "\n" + sample("x", "x") + "end")
    let again = try Notebook(name: "n.md", bytes: bytes).run(execute: echo)
    #expect(again.passed == 3 && again.entries.allSatisfy { $0.accepted == nil })
  }
}
