import Session
import Testing

@MainActor
@Suite("Editing a cell")
struct EditTests {
  private let bench = Bench("let a = 1", "a + 1", "let b = a * 2", "b", "note \"# x\"", "7")

  @Test(
    "the cell is offered as it was typed; it and all after it run again, and what is new is told")
  func edit() {
    var offered = ""
    bench.host.editor = { text in
      offered = text
      return "let a = 5 // five\na + 1\n"
    }
    #expect(bench.run("edit 1") == "6\ncell 2:\n10")
    #expect(offered == "let a = 1\na + 1")
    #expect(bench.run("a + b") == "15")
    #expect(
      bench.session.record.code == [
        "let a = 5 // five\na + 1", "let b = a * 2\nb", "note: # x", "7", "a + b",
      ])
  }

  @Test("what was done on the stage after the cell is done again from there, at the same times")
  func stage() {
    let bench = Bench(
      "controller c { view card frame (0, 0, 10, 10) color red }; window c",
      "animate 0.5s curve linear { c.card.alpha = 0 }", "run", "expect c.card.alpha ~= 0.5 at 0.25s"
    )
    bench.host.editor = { $0.replacing("0.5s", with: "1s") }
    #expect(
      bench.run("edit 1").hasPrefix("t=1.000s  at rest\n"), "the second cell's run takes a second")
  }

  @Test("an edit that fails, here or in a later cell, changes nothing and is offered again")
  func failing() {
    bench.host.editor = { _ in "let q = 1" }
    #expect(
      bench.run("edit 1") == """
        cell 2:1:9: error: `a` is not the name of anything here
            let b = a * 2
                    ^
          hint: `edit 1` offers your text again
        line:1:6: note: the new cell 1 does not fit: everything is as it was
            edit 1
                 ^
        """)
    #expect(bench.run("a + b") == "3")
    var offered = ""
    bench.host.editor = { text in
      offered = text
      return text + "; let a = 2"
    }
    bench.run("edit 1")
    #expect(offered == "let q = 1")
    #expect(bench.run("b + q") == "5")
  }

  @Test("what is left empty is taken out")
  func removing() {
    bench.host.editor = { _ in " \n" }
    #expect(bench.run("edit 3") == "cell 3 is taken out")
    #expect(
      bench.session.record.code == ["let a = 1\na + 1", "let b = a * 2\nb", "note: # x"])
  }

  @Test("a text that comes back as it was replays nothing")
  func unchanged() {
    bench.host.editor = { $0 + "\n" }
    #expect(bench.run("edit 2") == "cell 2 is as it was")
  }

  @Test("a number without a cell, and a host without an editor, are said")
  func refused() {
    bench.host.editor = { $0 }
    #expect(bench.error("edit 4") == "there is no cell 4: there are 3")
    #expect(bench.error("edit 0") != nil)
    #expect(Bench().error("edit 1") == "there is no cell yet")
    bench.host.editor = nil
    #expect(bench.error("edit 1") == "no editor")
    #expect(bench.run("a + b") == "3")
  }

  @Test("the history bears the numbers that `edit` takes")
  func numbers() {
    #expect(
      bench.run("history") == """
           1  let a = 1
              a + 1
           2  let b = a * 2
              b
              note "# x"
           3  7
        """)
    #expect(bench.run("history 1") == "   3  7")
  }
}
