import Notebook

@testable import Tool

/// A notebook that comes out in every way there is, from cells that print their code.
enum FailingSamples {
  static func cell(_ code: String, _ output: String?, _ attributes: String = "") -> String {
    "```segue\(attributes)\n\(code)\n```\n\n" + (output.map { "```output\n\($0)\n```\n\n" } ?? "")
  }

  static let text =
    "# Every way\n\n" + cell("fine", "fine", " id=fine")
    + cell("one\ntwo 0.8700\nthree", "one\ntwo 0.8714\nthree", " id=\"mid\"")
    + cell("", "old") + cell("new", nil) + cell("x", "y", " skip=\"needs a <finger> & #2\"")
    + cell("fine", "fine", " expect=error") + cell("!x", nil, " env=b") + cell("z", "z", " env=b")
    + cell("?", "?") + cell("~", nil, " id=slow") + cell("a", "a")

  /// `!` fails, `#` crashes, `~` takes too long, `?` prints something else in the second run.
  static func result(of cell: Cell, inRun run: Int = 1) -> CellResult {
    switch cell.code.first {
    case "!": CellResult(.failed, ["cell 1:1: error: no <tag>"], failedLine: 1)
    case "#": CellResult(.crashed(what: "its worker was ended by SIGSEGV"), [])
    case "~": CellResult(.timedOut(seconds: 2), [])
    case "?": CellResult(.ok, [run == 1 ? "?" : "??"])
    default: CellResult(.ok, cell.code.isEmpty ? [] : textLines(cell.code))
    }
  }

  static func file() throws -> TestedFile {
    let notebook = try Notebook(name: "a/n.md", text: text)
    let first = notebook.run { result(of: $0) }
    let second = notebook.run { result(of: $0, inRun: 2) }
    return TestedFile(
      name: "a/n.md", outcome: .tested(notebook, first.compared(withSecond: second)))
  }

  /// A cell whose process died, and one that is only half there.
  static func others() throws -> [TestedFile] {
    let notebook = try Notebook(name: "c.md", text: cell("#", nil) + cell("a", "a"))
    let crashed = TestedFile(
      name: "c.md", outcome: .tested(notebook, notebook.run { result(of: $0) }))
    let refused = TestedFile(name: "no.md", outcome: .refused("cannot read no.md: not allowed"))
    do {
      _ = try Notebook(name: "bad.md", text: "text\n\n```segue\na\n")
      return [crashed, refused]
    } catch {
      let malformed = TestedFile(name: "bad.md", outcome: .malformed(error.diagnostics))
      return [crashed, refused, malformed]
    }
  }

  /// All lines of a report on all of them.
  static func lines(_ reporter: some TestReporter) throws -> String {
    var reporter = reporter
    var summary = TestSummary()
    var lines: [String] = []
    for file in try [file()] + others() {
      summary.add(file)
      lines += reporter.lines(for: file)
    }
    return (lines + reporter.closing(summary)).joined(separator: "\n")
  }
}
