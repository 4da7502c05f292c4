import Session
import Testing

@MainActor
@Suite("Nothing a user types crashes, hangs or slips through")
struct HardeningTests {
  @Test(
    "values that grow without end are refused",
    arguments: [
      "var x = 1; for i in 0..<30000 { x = [x] }",
      "var x = [1]; while true { x = [x, x] }",
      "var s = \"ab\"; for i in 0..<40 { s = \"\\(s)\\(s)\" }",
      "var x = [1]; for i in 0..<60 { x = [x, x] }; x == x",
    ])
  func growth(_ source: String) {
    let bench = Bench("let kept = 1")
    #expect(bench.error(source)?.contains("holds at most") == true)
    #expect(bench.run("kept") == "1")
  }

  @Test(
    "what is not finite does not get out",
    arguments: [
      "scale(1e200).scale", "translate(1e308, 0).then(translate(1e308, 0))",
      "distance((1e308, 0), (-1e308, 0))", "(1e308, 0, 1e308, 1).maxX", "hypot(1e308, 1.7e308)",
    ])
  func finite(_ source: String) {
    #expect(Bench().error(source)?.contains("not a finite") == true)
  }

  @Test(
    "numbers out of range are refused, with what is taken",
    arguments: [
      ("animate -1s { }", "takes 0 to 86400 s"), ("after -1s { }", "takes 0 to 86400 s"),
      ("animate 1s delay 1e16s { }", "takes 0 to 86400 s"), ("undo -1", "takes 1 or more"),
      ("expect true at -1s", "before the start"), ("rewind to -1s", "before the start"),
      ("expect 0 ~= 1 within -1", "takes 0 or more"),
      ("expect 1 ~= 1.5 within 0.5s", "wants a plain number"), ("run limit -1s", "takes 0 to"),
    ])
  func ranges(_ source: String, _ message: String) {
    #expect(Bench().error(source)?.contains(message) == true, "\(source)")
  }

  @Test("the window stays, and a view that is none says why")
  func windowStays() {
    let bench = Bench("controller list; window list", "view b in list.view frame (0, 0, 9, 9)")
    #expect(bench.error("add window to b")?.contains("stays") == true)
    #expect(bench.error("remove window")?.contains("stays") == true)
  }

  @Test("presentations that start themselves again in no time are a zero-time loop, taken back")
  func zeroTimePresentations() {
    let bench = Bench("controller list; controller d style custom; window list")
    let error = bench.error(
      "func lp() { present d animated false then { dismiss animated false then { lp() } } }; lp()")
    #expect(error?.contains("zero-time loop") == true)
    #expect(bench.run("list.presented") == "none")
  }

  @Test(
    "what stops a statement stops a look at the past too, and is no gap in it",
    arguments: ["plot f()", "table f() every 0.05s", "expect peak(f()) > 0"])
  func stoppedLook(_ source: String) {
    let bench = Bench(
      "controller list; window list", "run 0.2s",
      "func f() { if now > 0.1s && now < 0.2s { while true { } }; return 1 }",
      "set steps 5000")
    #expect(bench.error(source)?.contains("stopped after 5000 steps") == true)
  }

  @Test("what starts during a run says its own end")
  func endsBy() {
    let bench = Bench("controller list; controller d; window list")
    let text = bench.run(
      "func lp() { present d then { dismiss then { lp() } } }; lp(); run limit 2s")
    #expect(!text.contains("ends by 60"))
  }

  @Test("a terminal's escapes in a text are shown, not obeyed")
  func escapes() {
    #expect(Bench().run("\"\\u{1B}[31m\"") == "\"\\u{1B}[31m\"")
  }
}
