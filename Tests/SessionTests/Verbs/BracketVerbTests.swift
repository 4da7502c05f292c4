import Testing

/// What stands around animations, at the prompt.
@MainActor
struct BracketVerbTests {
  private func bench() -> Bench {
    Bench(
      "controller stage { for i in 0..<4 { view box[i] frame (60, 60 * i, 40, 40) color teal } }",
      "window stage", "run")
  }

  @Test("together: its `then` comes when all of it has ended")
  func together() {
    let bench = bench()
    bench.run(
      """
      together {
        animate 0.5s { stage.box[0].center.x = 180 }
        animate stage.box[1].alpha to 0 with basic(0.8s)
      } then { note "all \\(finished)" }
      """)
    bench.run("run")
    #expect(bench.run("when(\"note all true\")") == "0.8s")
  }

  @Test("none at all: for a block, and until further notice")
  func off() {
    let bench = bench()
    bench.run("var off = none")
    bench.run(
      "animate 1s { stage.box[0].center.x = 180; animations off { stage.box[1].center.x = 180 } }")
    #expect(bench.run("stage.box[0].presentation.center.x") == "80")
    #expect(bench.run("stage.box[1].presentation.center.x") == "180")
    bench.run("animations off")
    bench.run("animate 1s { stage.box[2].center.x = 180 } then { off = finished }")
    bench.run("animations on")
    bench.run("run 0s")
    #expect(bench.run("off") == "true")
    #expect(bench.run("stage.box[2].presentation.center.x") == "180")
    bench.run("run")
    #expect(bench.run("now") == "1s")
  }

  @Test("the old brackets: 0.2 s unless told otherwise")
  func brackets() {
    let bench = bench()
    bench.run("animations begin curve linear")
    bench.run("stage.box[0].center.x = 180")
    bench.run("animations commit")
    bench.run("animations begin duration 1s delay 0.5s curve easeIn")
    bench.run("stage.box[1].center.x = 180")
    bench.run("animations commit")
    bench.run("run")
    #expect(bench.run("expect stage.box[0].center.x == 130 at 0.1s") == "ok")
    #expect(bench.run("expect stage.box[1].center.x ~= 111.5357 within 0.001 at 1s") == "ok")
    #expect(bench.run("now") == "1.5s")
    #expect(bench.error("animations begin curve bezier(0, 0, 1, 1)") != nil)
  }

  @Test("a flip applies its block at once; a swap puts the other in its place")
  func transition() {
    let bench = bench()
    bench.run(
      "transition stage.box[0] duration 0.4s style flipFromLeft { stage.box[0].color = red }"
        + " then { note \"flipped\" }")
    #expect(bench.run("stage.box[0].color") == "#ff0000")
    bench.run("run")
    #expect(bench.run("when(\"note flipped\")") == "0.4s")
    bench.run("view other frame (0, 0, 10, 10)")
    bench.run("transition stage.box[0] to other duration 0.3s style crossDissolve")
    #expect(bench.run("stage.box[0].superview") == "none")
    #expect(bench.run("other.superview").contains("stage.view"))
    #expect(
      bench.error("transition other to stage.box[0] duration 1s style curlUp { other.alpha = 0 }")?
        .contains("no block") == true)
  }

  @Test("a snapshot has the size of its view, stands nowhere, and does not follow it")
  func snapshot() {
    let bench = bench()
    bench.run("snapshot ghost of stage.box[0]")
    #expect(bench.run("ghost.size") == "(40, 40)")
    #expect(bench.run("ghost.frame.origin") == "(0, 0)")
    #expect(bench.run("ghost.superview") == "none")
    bench.run("snapshot corner of stage.box[0] rect (0, 0, 20, 10)")
    #expect(bench.run("corner.size") == "(20, 10)")
    bench.run("stage.box[0].size = (80, 80)")
    #expect(bench.run("ghost.size") == "(40, 40)")
    bench.run("view late frame (0, 0, 10, 10)")
    bench.run("remove late")
    bench.run("snapshot early of late")
    #expect(bench.run("early") == "none")
    bench.run("add ghost to stage.view")
    #expect(bench.run("ghost.superview").contains("stage.view"))
  }
}
