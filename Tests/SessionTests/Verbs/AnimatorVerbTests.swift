import Testing

/// Property animators at the prompt.
@MainActor
struct AnimatorVerbTests {
  private func bench() -> Bench {
    Bench(
      "controller stage { view card frame (96.5, 500, 200, 200) }", "window stage", "run")
  }

  @Test("caught in flight, held, and let go on another curve")
  func caught() {
    let bench = bench()
    bench.run("propertyAnimator lift duration 2s curve easeOut { stage.card.center.y = 200 }")
    #expect(bench.run("lift") == "property animator lift")
    #expect(bench.run("lift.state") == ".inactive")
    bench.run("start lift")
    bench.run("run 1s")
    bench.run("pause lift")
    #expect(bench.run("lift.fraction") == "0.6846")
    #expect(bench.run("stage.card.presentation.center.y") == "326.1427")
    #expect(bench.run("run").contains("at rest"))
    bench.run("let t1 = now")
    bench.run("continue lift curve easeInOut")
    bench.run("run")
    #expect(bench.run("expect now ~= t1 + 0.7791s within 1ms") == "ok")
    #expect(
      bench.run("expect stage.card.center.y ~= 230.94 within 0.01 at t1 + 0.38957s") == "ok")
    #expect(bench.run("stage.card.center.y") == "200")
  }

  @Test("reversed it ends where it began, and its `then` hears the position")
  func reversed() {
    let bench = bench()
    bench.run("var landed = none")
    bench.run("var ended = none")
    bench.run(
      "propertyAnimator open duration 1s curve linear { stage.card.center.y = 200 }"
        + " then { landed = position; ended = finished }")
    bench.run("start open")
    bench.run("run 0.3s")
    bench.run("open.reversed = true")
    #expect(bench.run("open.fraction") == "0.7")
    bench.run("run")
    #expect(bench.run("now") == "0.6s")
    #expect(bench.run("landed") == ".start")
    #expect(bench.run("ended") == "false")
    #expect(bench.run("stage.card.center.y") == "600")
  }

  @Test("scrubbed straight and along the curve, stopped and finished")
  func scrubbed() {
    let bench = bench()
    bench.run("propertyAnimator mover duration 2s curve easeInOut { stage.card.center.y = 800 }")
    bench.run("update mover 25%")
    #expect(bench.run("mover.state") == ".active")
    #expect(bench.run("mover.isRunning") == "false")
    #expect(bench.run("stage.card.presentation.center.y") == "650")
    bench.run("stop mover withoutFinishing false")
    #expect(bench.run("mover.state") == ".stopped")
    bench.run("finish mover at start")
    #expect(bench.run("stage.card.center.y") == "600")
    bench.run(
      "propertyAnimator curved duration 2s curve easeInOut scrubsLinearly false"
        + " { stage.card.center.y = 800 }")
    bench.run("update curved 0.25")
    #expect(bench.run("stage.card.presentation.center.y") == "625.8324")
    bench.run("stop curved")
    #expect(bench.run("stage.card.center.y") == "625.8324")
  }

  @Test("`animate P { }` adds to it, with a part of its time to wait")
  func added() {
    let bench = bench()
    bench.run("propertyAnimator fade duration 1s curve linear { stage.card.alpha = 0 }")
    bench.run("animate fade delayFactor 0.5 { stage.card.center.y = 700 }")
    bench.run("start fade after 1s")
    bench.run("run 1.75s")
    #expect(bench.run("stage.card.presentation.alpha") == "0.25")
    #expect(bench.run("stage.card.presentation.center.y") == "650")
  }

  @Test("a spring goes on for a factor of the duration")
  func spring() {
    let bench = bench()
    bench.run("propertyAnimator again duration 1s damping 0.7 { stage.card.center.y = 700 }")
    bench.run("start again")
    bench.run("run 0.2s")
    bench.run("pause again")
    bench.run("continue again curve spring(damping: 1) factor 0.5")
    bench.run("run")
    #expect(bench.run("now") == "0.7s")
    #expect(bench.run("stage.card.center.y") == "700")
  }

  @Test("the past between two frames is as exact as at them")
  func past() {
    let bench = bench()
    bench.run("set fps 10")
    bench.run("propertyAnimator slow duration 1s curve linear { stage.card.center.y = 700 }")
    bench.run("start slow")
    bench.run("run 0.5s")
    bench.run("slow.reversed = true")
    bench.run("run")
    #expect(bench.run("expect stage.card.center.y == 623.4 at 0.234s") == "ok")
    #expect(bench.run("expect stage.card.center.y == 612.3 at 0.877s") == "ok")
    #expect(bench.run("peak(stage.card.center.y)") == "650")
  }

  @Test("started with nothing to do it waits, which is rest")
  func waits() {
    let bench = bench()
    bench.run("propertyAnimator idle duration 1s")
    bench.run("start idle")
    #expect(bench.run("run") == "t=0.000s  at rest")
    bench.run("animate idle { stage.card.alpha = 0 }")
    bench.run("run")
    #expect(bench.run("now") == "1s")
  }

  @Test("an edge that UIKit refuses is a problem with UIKit's reason, and changes nothing")
  func misuse() {
    let bench = bench()
    bench.run("propertyAnimator early duration 1s { stage.card.alpha = 0 }")
    let line = bench.run("finish early")
    #expect(line.contains("problem animator-not-stopped"))
    #expect(line.contains("stopAnimation(false) comes first"))
    bench.run("pause early")
    let released = bench.run("propertyAnimator early duration 1s { stage.card.alpha = 0 }")
    #expect(released.contains("problem animator-released"))
    #expect(released.contains("while paused"))
  }

  @Test("an error inside its block comes from the line that started it")
  func error() {
    let bench = bench()
    bench.run("propertyAnimator wrong duration 1s { stage.nothing.alpha = 0 }")
    #expect(bench.error("start wrong")?.contains("nothing") == true)
    #expect(bench.error("wrong.state = 1")?.contains("UIKit keeps it") == true)
    #expect(bench.error("wrong.fraction = true")?.contains("wants a plain number") == true)
    #expect(
      bench.error("animate wrong delayFactor 3 { stage.card.alpha = 0 }")?.contains("0 to 1")
        == true)
    #expect(bench.error("wrong.speed")?.contains("no member") == true)
    #expect(bench.error("continue wrong factor -1")?.contains("0 or more") == true)
    #expect(bench.error("pause stage")?.contains("property animator") == true)
  }
}
