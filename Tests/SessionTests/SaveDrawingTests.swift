import Session
import Testing
import Text

/// `save` of what was drawn last.
@MainActor
@Suite("save of a drawing")
struct SaveDrawingTests {
  private func bench() -> Bench {
    Bench(
      "controller list; window list", "view dot in list.view frame (0, 0, 10, 10)",
      "animate 1s curve linear { dot.alpha = 0 }", "run")
  }

  @Test("the last chart, in the form that the ending says, in letters of either case")
  func chart() throws {
    let bench = bench()
    bench.run("plot dot.center.x; plot dot.alpha, dot.center.y velocity")
    #expect(bench.run("save a.csv") == "saved a.csv: dot.alpha and 3 more, 244 points")
    let lines = try #require(bench.host.files["a.csv"]).split(separator: "\n")
    #expect(
      lines.first
        == "s,dot.alpha,dot.center.y,velocity(dot.alpha),velocity(dot.center.y)")
    #expect(lines.count == 62 && lines[1].hasPrefix("0,1,5,"))
    #expect(bench.run("save b.SVG") == "saved b.SVG: dot.alpha and 3 more, 244 points")
    #expect(bench.host.files["b.SVG"]?.hasPrefix("<svg ") == true)
    bench.run("plot dot.alpha from 1s")
    #expect(bench.run("save c.json") == "saved c.json: dot.alpha, 1 point")
    #expect(bench.host.files["c.json"]?.contains("\"name\": \"dot.alpha\"") == true)
  }

  @Test("the last table, cells as they stand there")
  func table() {
    let bench = bench()
    bench.run("plot dot.alpha; table dot.alpha, dot.center every 0.5s")
    #expect(bench.run("save t.csv") == "saved t.csv: dot.alpha and 1 more, 3 rows")
    #expect(
      bench.host.files["t.csv"] == """
        t,dot.alpha,dot.center
        0.000,1,"(5, 5)"
        0.500,0.5,"(5, 5)"
        1.000,0,"(5, 5)"

        """)
    bench.run("save t.svg")
    #expect(bench.host.files["t.svg"]?.contains(">dot.alpha</text>") == true)
  }

  @Test("nothing drawn yet, and a file that cannot be written, are errors that lose nothing")
  func refused() {
    let bench = bench()
    #expect(
      bench.error("save a.svg") == "nothing has been drawn yet that a.svg could hold")
    bench.run("plot dot.alpha")
    #expect(bench.error("save /nowhere/a.svg") == "cannot write /nowhere/a.svg")
    #expect(bench.error("save a.svg") == nil)
    // What is taken back was not drawn.
    bench.run("undo")
    #expect(bench.error("save a.svg") != nil)
    #expect(bench.session.record.cellCount == 1)
  }

  @Test("a drawing is saved in blocks and behind other statements; a cell of it is none")
  func places() {
    let bench = bench()
    bench.run("for i in 0..<2 { plot dot.alpha title i }")
    #expect(bench.run("1; save a.json").hasSuffix("saved a.json: dot.alpha, 61 points"))
    #expect(bench.host.files["a.json"]?.contains("\"title\": \"1\"") == true)
    bench.run("save a.md")
    let saves = bench.host.saved.first?.record.entries.filter { entry in
      if case .cell(let cell) = entry { return cell.code.contains("save") }
      return false
    }
    #expect(saves?.isEmpty == true)
  }
}
