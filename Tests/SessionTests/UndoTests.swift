import Session
import Testing

@MainActor
@Suite("Undo, redo, rewind, reset: the past is replayed")
struct UndoTests {
  private let build = """
    controller list
    window list
    view card in list.view frame (0, 0, 100, 100) color teal
    """

  @Test("undo takes back the last statement and redo does it again")
  func undoAndRedo() {
    let bench = Bench(build, "card.alpha = 0.5", "card.center.x = 200")
    #expect(bench.run("undo") == "undone: card.center.x = 200")
    #expect(bench.run("card.center.x") == "50")
    #expect(bench.run("undo") == "undone: card.alpha = 0.5")
    #expect(bench.run("card.alpha") == "1")
    #expect(bench.run("redo 2") == "done again: card.alpha = 0.5\ndone again: card.center.x = 200")
    #expect(bench.run("card.center") == "(200, 50)")
    #expect(bench.run("redo") == "nothing to do again")
  }

  @Test("undo of a run puts the clock back")
  func undoRun() {
    let bench = Bench(build, "animate 1s curve linear { card.center.x = 150 }", "run 0.5s")
    #expect(bench.run("card.presentation.center.x") == "100")
    bench.run("undo")
    #expect(bench.run("now") == "0s")
    #expect(bench.run("run 0.25s; card.presentation.center.x").hasSuffix("75"))
  }

  @Test("what was undone is gone from the cells, and a new statement forgets what could be redone")
  func undoneIsForgotten() {
    let bench = Bench("let a = 1", "let b = 2", "undo", "let c = 3")
    #expect(bench.run("redo") == "nothing to do again")
    #expect(bench.session.record.code == ["let a = 1\nlet c = 3"])
    #expect(bench.error("b") != nil)
  }

  @Test("rewind goes back in time and keeps what stood then")
  func rewind() {
    let bench = Bench(
      build, "animate 1s curve linear { card.center.x = 150 }", "run", "card.alpha = 0")
    #expect(bench.run("rewind to 0.25s") == "t=0.250s  1 running")
    #expect(bench.run("card.presentation.center.x") == "75")
    #expect(bench.run("card.alpha") == "1")
    #expect(bench.run("run") == "t=1.000s  at rest")
    #expect(bench.run("rewind 0.5s") == "t=0.500s  1 running")
    #expect(bench.run("card.presentation.center.x") == "100")
    #expect(bench.error("rewind to 9s") != nil)
    #expect(bench.run("now") == "0.5s")
  }

  @Test("twenty rewinds cost twenty replays, not a million")
  func rewindsDoNotDouble() {
    let bench = Bench(build, "animate 1s curve linear { card.center.x = 150 }", "run")
    for step in 1...20 { bench.run("rewind to \(1 - Double(step) / 40)s") }
    #expect(bench.run("card.presentation.center.x") == "100")
    bench.run("undo 20")
    #expect(bench.run("now") == "1s")
  }

  @Test("reset is an empty stage at time 0, and can be undone")
  func reset() {
    let bench = Bench(build, "run 1s", "reset")
    #expect(bench.run("now") == "0s")
    #expect(bench.error("card") != nil)
    bench.run("undo")
    #expect(bench.run("now") == "1s")
    #expect(bench.run("card.center.x") == "50")
  }

  @Test("settings survive a reset and are undone like anything else")
  func settings() {
    let bench = Bench("set fps 120", "reset", "step")
    #expect(bench.run("now") == "0.0083s")
    bench.run("undo 3")
    bench.run("step")
    #expect(bench.run("now") == "0.0167s")
  }
}

@MainActor
@Suite("A statement that fails changes nothing")
struct FailureTests {
  private let build = "controller list; window list; view card in list.view frame (0, 0, 100, 100)"

  @Test("an error half way takes all of the statement back")
  func halfWay() {
    let bench = Bench(build, "func f() { card.alpha = 0.5; run 1s; card.center.x = 1 / 0 }")
    #expect(bench.status("f()") == .failed)
    #expect(bench.run("card.alpha") == "1")
    #expect(bench.run("now") == "0s")
  }

  @Test("an error in a handler names both places and takes the run back")
  func inHandler() {
    let bench = Bench(build, "animate 0.3s { card.alpha = 0 } then { card.alpha = 1 / 0 }")
    let outcome = bench.run("run")
    #expect(outcome.contains("division by zero"))
    #expect(outcome.contains("in `then` of `animate`, t=0.300 s"))
    #expect(bench.run("now") == "0s")
    #expect(bench.run("card.presentation.alpha") == "1")
  }

  @Test("the first error of several handlers is told, the later handlers are skipped")
  func firstError() {
    let bench = Bench(
      build, "after 0.1s { let a = nothing1() }", "after 0.1s { let a = 1 / 0 }")
    let outcome = bench.run("run")
    #expect(outcome.contains("nothing1"))
    #expect(!outcome.contains("division"))
  }

  @Test("statements before the failing one stay, those after it do not run")
  func sequence() {
    let bench = Bench(build)
    #expect(bench.status("card.alpha = 0.5; card.alpha = 1 / 0; card.alpha = 0.2") == .failed)
    #expect(bench.run("card.alpha") == "0.5")
  }

  @Test("nothing runs where one statement cannot be parsed")
  func parseError() {
    let bench = Bench(build)
    #expect(bench.status("card.alpha = 0.5\ncard.alpha = (") == .invalid)
    #expect(bench.run("card.alpha") == "1")
  }

  @Test("an expected failure is taken back and is itself accepted")
  func expectedFailure() {
    let bench = Bench(build)
    #expect(bench.run("expect fails \"zero\" { card.alpha = 0.3; card.alpha = 1 / 0 }") == "ok")
    #expect(bench.run("card.alpha") == "1")
    #expect(bench.status("expect fails \"zero\" { card.alpha = 0.3 }") == .failed)
    #expect(bench.status("expect fails \"other\" { card.alpha = 1 / 0 }") == .failed)
  }

  @Test("looking changes nothing")
  func lookingOnly() {
    let bench = Bench(build, "func f() { card.alpha = 0.5; return 1 }")
    #expect(bench.status("expect f() == 1") == .failed)
    #expect(bench.run("card.alpha") == "1")
  }
}

@MainActor
@Suite("Bounds: nothing hangs, and the session answers afterwards")
struct BoundsTests {
  @Test(
    "each kind of endlessness is stopped with a message of its own",
    arguments: [
      ("while true { }", "stopped after 20000 steps"),
      ("func f() { return f() }; f()", "calls within calls"),
      ("func g() { after 0s { g() } }; g(); run", "zero-time loop"),
      ("animate 0s { } then { while true { } }; run", "stopped after 20000 steps"),
    ])
  func stopped(_ source: String, _ message: String) {
    let bench = Bench("let kept = 41", "set steps 20000")
    #expect(bench.error(source)?.contains(message) == true)
    #expect(bench.run("kept + 1") == "42")
  }

  @Test("a run that does not end stops at its limit and says what runs")
  func limit() {
    let bench = Bench(
      "controller list; window list; view card in list.view frame (0, 0, 9, 9)",
      "animate 1s options [repeat] { card.alpha = 0 }")
    let text = bench.run("run limit 5s")
    #expect(text.contains("t=5.000s  limit, 1 running"))
    #expect(text.contains("card"))
    #expect(bench.run("now") == "5s")
  }

  @Test("`set` moves each bound")
  func set() {
    let bench = Bench("set steps 2000", "set limit 2s", "set depth 20", "set turns 50")
    #expect(bench.error("while true { }")?.contains("2000 steps") == true)
    #expect(bench.error("func f(n) { return n == 0 ? 0 : f(n - 1) }; f(30)") != nil)
    #expect(bench.error("func g() { after 0s { g() } }; g(); run")?.contains("50 turns") == true)
    #expect(bench.error("set steps 3") != nil)
  }

  @Test("Ctrl-C stops a statement and takes back what it did")
  func interrupt() {
    let bench = Bench("var n = 0")
    bench.host.interruptAfter = 5
    #expect(bench.status("while true { n += 1 }") == .interrupted)
    bench.host.interruptAfter = nil
    #expect(bench.run("n") == "0")
  }

  @Test("expressions as deep as the parser lets them be, in calls as deep as may be, fit the stack")
  func stack() {
    let deep = String(repeating: "(", count: 150) + "f(n + 1)" + String(repeating: ")", count: 150)
    let bench = Bench("func f(n) { return \(deep) }")
    #expect(bench.error("f(0)") != nil)
    let signs = String(repeating: "-", count: 150)
    #expect(bench.error("func g(n) { return \(signs)g(n + 1) }; g(0)") != nil)
  }
}
