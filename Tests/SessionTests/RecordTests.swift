import Session
import Testing

extension SessionRecord {
  /// The code of each cell, and notes marked.
  var code: [String] {
    entries.map { entry in
      switch entry {
      case .note(let text): return "note: " + text
      case .prose(let text): return "prose: " + text
      case .cell(let cell): return cell.code
      }
    }
  }
}

@MainActor
@Suite("Cells: accepted lines in order")
struct CellTests {
  @Test("silent lines join one cell until a line has printed something")
  func joining() {
    let bench = Bench("let a = 1", "let b = 2", "a + b", "let c = 3", "c")
    #expect(bench.session.record.code == ["let a = 1\nlet b = 2\na + b", "let c = 3\nc"])
  }

  @Test("a note ends a cell and stands between cells")
  func notes() {
    let bench = Bench("let a = 1", "note \"# Title\"", "let b = 2")
    #expect(bench.session.record.code == ["let a = 1", "note: # Title", "let b = 2"])
  }

  @Test("what only helps, and what failed, is left out")
  func leftOut() {
    let bench = Bench(
      "let a = 1", "help", "history", "suggest \"pl\"", "nope", "1 / 0", "a")
    #expect(bench.session.record.code == ["let a = 1\na"])
  }

  @Test("lines are kept as typed, with comments and blocks over several rows")
  func asTyped() {
    let bench = Bench("// first\nlet a = 1 // one\n\nfunc f() {\n  return a\n}", "f()")
    #expect(
      bench.session.record.code == ["// first\nlet a = 1 // one\nfunc f() {\n  return a\n}\nf()"])
  }

  @Test("remarks typed by themselves stand before the next statement")
  func remarks() {
    let bench = Bench("// one", "let a = 1", "", "// two", "// three", "a")
    #expect(bench.session.record.code == ["// one\nlet a = 1\n// two\n// three\na"])
  }

  @Test("of a line that failed half way the accepted statements remain")
  func halfLine() {
    let bench = Bench("let a = 1; let b = 2; let c = 1 / 0")
    #expect(bench.session.record.code == ["let a = 1; let b = 2"])
  }

  @Test("save hands the record to the host and counts its cells")
  func save() {
    let bench = Bench("let a = 1", "a", "a + 1")
    #expect(bench.run("save x/grow.md") == "saved x/grow.md: 2 cells")
    #expect(bench.host.saved.map(\.path) == ["x/grow.md"])
    #expect(Bench().error("save x.md") != nil)
  }

  @Test("open runs the statements of a file and keeps its text with the line")
  func open() {
    let bench = Bench()
    bench.host.files["setup.segue"] = "let a = 20\nlet b = 22\na + b\n"
    #expect(bench.run("open setup.segue") == "42")
    bench.host.files = [:]
    bench.run("let c = 1")
    bench.run("undo")
    #expect(bench.run("b - a") == "2")
    #expect(bench.error("open gone.segue") == "no file gone.segue")
  }
}
