import Session
import Testing

@MainActor
@Suite("What the doctor tells of anchors, turns and keyframes, and its advice")
struct AdviceTests {
  private let scene = "controller c { view card frame (0, 0, 100, 100) color red }; window c"

  @Test("a view of 100 points goes by half of it where its anchor goes to a corner")
  func anchor() {
    let bench = Bench(scene, "run 0.1s", "c.card.anchor = (1, 1)")
    #expect(
      bench.run("doctor") == """
        t=0.100s  moved-by-anchor: c.card by (-50, -50)
          its anchor went from (0.5, 0.5) to (1, 1), and that is now the point at its center
          try: set center to (100, 100) with it
        """)
    let cured = Bench(scene, "run 0.1s", "c.card.anchor = (1, 1)", "c.card.center = (100, 100)")
    #expect(cured.run("doctor") == "no problems")
    let made = Bench(scene, "view corner in c.view frame (0, 0, 10, 10) anchor (1, 1)", "run 0.1s")
    #expect(made.run("doctor") == "no problems")
  }

  @Test("181 degrees turn by -179, 360 not at all; 179 and steps below a half turn are as asked")
  func turns() {
    func advice(_ line: String) -> String { Bench(scene, line).run("warnings") }
    #expect(advice("animate 1s { c.card.transform = rotate(179deg) }") == "[]")
    #expect(advice("animate 1s { c.card.transform = rotate(181deg) }") == "[\"shorter-way\"]")
    #expect(advice("animate 1s { c.card.transform.rotation = 360deg }") == "[\"shorter-way\"]")
    #expect(advice("c.card.transform = rotate(300deg)") == "[]")
    let steps =
      "keyframes 1s { for i in 0..<3 { at i / 3 for 1 / 3 "
      + "{ c.card.transform = rotate(120deg * (i + 1)) } } }"
    #expect(advice(steps) == "[]")
    let bench = Bench(scene, "animate 1s { c.card.transform = rotate(181deg) }")
    #expect(bench.run("doctor").contains("asked to turn by 181deg, it turns by -179deg"))
  }

  @Test("keyframes of one property that share a time are told; one after the other they are not")
  func overlap() {
    func advice(_ second: String) -> String {
      Bench(
        scene,
        "keyframes 1s { at 0 for 0.6 { c.card.center.x = 60 }; \(second) { c.card.center.x = 90 } }"
      ).run("warnings")
    }
    #expect(advice("at 0.4 for 0.6") == "[\"keyframes-overlap\"]")
    #expect(advice("at 0.6 for 0.4") == "[]")
  }

  @Test("advice stands below the problems, and is none of them")
  func advice() {
    let bench = Bench(scene, "animate 2s { c.card.center.x = 50 }")
    #expect(bench.run("problems") == "[]")
    #expect(bench.run("doctor").hasPrefix("no problems\nt=0.000s  warning no-effect"))
  }

  @Test("an animator that ended has nothing left, and that is told when it is started as it is")
  func spent() {
    let bench = Bench(
      scene, "propertyAnimator p duration 1s { c.card.center.x = 200 }", "start p", "run")
    #expect(bench.run("warnings") == "[]")
    bench.run("start p")
    #expect(bench.run("warnings") == "[\"no-effect\"]")
  }

  @Test("nothing is converted into a flat view; into one of 0.001 it is")
  func flat() {
    let bench = Bench(scene, "view dot in c.card frame (10, 10, 5, 5)")
    bench.run("c.card.transform = scale(0)")
    #expect(bench.run("convert((1, 1), from: window, to: c.card)").contains("is flat (det 0)"))
    #expect(bench.run("convert((1, 1), from: window, to: dot)").contains("`c.card`"))
    #expect(bench.run("convert((1, 1), from: dot, to: dot)") == "(1, 1)")
    bench.run("c.card.transform = scale(0.001)")
    #expect(bench.run("convert((50, 50), from: window, to: c.card)") == "(50, 50)")
  }

  @Test("a layer's time stands at its offset, and goes on from where it would be")
  func layerTime() {
    let bench = Bench(
      scene, "animate 1s curve linear { c.card.center.x = 150 }", "run 0.1s",
      "c.view.layer.speed = 0; c.view.layer.timeOffset = 0.5", "run 0.2s")
    #expect(bench.run("c.card.presentation.center.x") == "100")
    #expect(bench.run("c.view.layer.timeOffset") == "0.5s")
    bench.run("c.view.layer.speed = 1; c.view.layer.timeOffset = 0")
    #expect(bench.run("c.card.presentation.center.x") == "80")
    #expect(bench.run("c.card.layer.speed = 1s").contains("number"))
  }

  @Test("an animator tells how long it has left and what may be done in its state")
  func ways() {
    let bench = Bench(scene, "propertyAnimator p duration 1s { c.card.center.x = 200 }")
    #expect(bench.run("describe p").contains("goes on by      start, pause, update"))
    bench.run("start p; run 0.25s")
    #expect(bench.run("describe p").contains("left            0.75s"))
    bench.run("pause p")
    #expect(bench.run("describe p").contains("goes on by      start, continue, update, stop"))
    bench.run("stop p withoutFinishing false")
    #expect(bench.run("describe p").contains("goes on by      finish at start, current or end"))
  }
}
