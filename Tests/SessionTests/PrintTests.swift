import Session
import Testing

@MainActor
@Suite("What is printed")
struct PrintTests {
  @Test(
    "values, as section 7 of the grammar has them",
    arguments: [
      ("1 / 3", "0.3333"), ("500ms", "0.5s"), ("45deg", "45deg"), ("(60, 300)", "(60, 300)"),
      ("true", "true"), ("none", "none"), ("\"te\\\"xt\"", "\"te\\\"xt\""), ("[1, 2]", "[1, 2]"),
      ("teal", "#008080"), ("#12345678", "#12345678"),
      ("scale(2).then(rotate(45deg))", "scale(2).then(rotate(45deg))"),
      ("spring(damping: 0.5, duration: 0.5s)", "spring(damping: 0.5, duration: 0.5s)"),
      ("0.00001234", "1.23e-5"), ("-0.0", "0"), ("1e20", "1e20"), ("50%", "0.5"),
      ("(1, 2) + (3, 4) * 2", "(7, 10)"), ("5 % 3", "2"), ("0...3", "[0, 1, 2, 3]"),
      ("\"a\\(1 + 1)b\"", "\"a2b\""), ("identity", "identity"), ("1 < 2 ? 3 : 4", "3"),
      ("easeOut(0.5)", "0.6846"), ("material.standard(0.5)", "0.7756"), ("abs(-2s)", "2s"),
      ("project(1000, 0.998)", "499"), ("rubberband(100, 500)", "49.5495"),
      ("relative(900, 0, 300)", "3"), ("max(1s, 0.5s)", "1s"), ("[3, 4].contains(4)", "true"),
    ])
  func values(_ source: String, _ printed: String) {
    #expect(Bench().run(source) == printed)
  }

  @Test(
    "errors that running finds",
    arguments: [
      ("1 / 0", "division by zero"), ("1s + 30deg", "cannot add a time and an angle"),
      ("\"a\" + 1", "joined inside one text"), ("[1][3]", "no element 3"),
      ("none.view", "is none here"), ("(1, 2).q", "no member `q`"), ("exp(1e9)", "not a finite"),
      ("let x = 1; x.y", "no member"), ("0...1e9", "at most 100000"),
    ])
  func errors(_ source: String, _ message: String) {
    #expect(Bench().error(source)?.contains(message) == true)
  }

  @Test("a function that answers nothing prints nothing, `none` itself is printed")
  func calls() {
    #expect(Bench("func f() { let a = 1 }").run("f()") == "")
    #expect(Bench("func f() { return 3 }").run("f()") == "3")
    #expect(Bench().run("none") == "none")
  }

  @Test("builders are silent, a name made again says so, a view prints with its frame")
  func builders() {
    let bench = Bench()
    #expect(bench.run("controller photo { view image frame (60, 300, 255, 180) color teal }") == "")
    #expect(bench.run("photo.image") == "view photo.image (60, 300, 255, 180)")
    #expect(bench.run("controller photo") == "photo: replaced")
    #expect(bench.run("screen iPhone") == "screen 393 x 852")
  }

  @Test("a transition says when it starts, when it ends, and when it is refused")
  func transitions() {
    let bench = Bench(
      "controller list; controller photo style custom; controller card style custom",
      "animator fade duration 0.5s { add to.view; to.view.alpha = 0; animate duration { to.view.alpha = 1 } then { complete } }",
      "delegate fancy presented fade", "attach fancy to photo", "attach fancy to card",
      "window list")
    #expect(
      bench.run("present photo")
        == "t=0.000s  present photo from list: started, ends by 0.500s. `run` plays it.")
    #expect(bench.run("run 0.25s") == "t=0.250s  1 running")
    #expect(bench.run("run") == "t=0.500s  present photo: completed")
    #expect(bench.run("run 0.1s") == "t=0.600s  at rest")
    #expect(
      bench.run("present card from list").hasPrefix("t=0.600s  present card: refused"))
  }

  @Test("an expectation that is not met says by how much")
  func expectations() {
    let bench = Bench("let a = 0.42")
    #expect(bench.run("expect a ~= 0.42") == "ok")
    #expect(
      bench.error("expect a ~= 0.5 within 0.01")
        == "not so: a is 0.42, expected ~= 0.5 within 0.01, off by 0.08")
    #expect(bench.error("expect a < 0.1")?.hasPrefix("not so: a is 0.42, expected < 0.1") == true)
    #expect(bench.error("expect a == 1") == "not so: a is 0.42, expected 1, off by 0.58")
  }
}
