import Testing

/// One property by a law of its own, at the prompt.
@MainActor
struct PropertyVerbTests {
  private func bench() -> Bench {
    Bench(
      "controller stage { view dot frame (-10, -10, 20, 20) color red }", "window stage", "run")
  }

  @Test("redirected on its way, a spring hands its velocity on")
  func handedOn() {
    let bench = bench()
    bench.run(
      "animate stage.dot.center.x to 100 with spring(mass: 1, stiffness: 170, damping: 26)")
    bench.run("run 0.1s")
    #expect(bench.run("expect stage.dot.center.x ~= 37.513 within 0.001") == "ok")
    #expect(bench.run("expect velocity(stage.dot.center.x) ~= 462.53 within 0.5") == "ok")
    bench.run("var ended = none")
    bench.run(
      "animate stage.dot.center.x to 0 with spring(mass: 1, stiffness: 170, damping: 26)"
        + " then { ended = finished }")
    bench.run("run")
    #expect(bench.run("expect peak(stage.dot.center.x) ~= 44.9 within 0.1") == "ok")
    #expect(bench.run("stage.dot.center") == "(0, 0)")
    #expect(bench.run("ended") == "true")
  }

  @Test("by, from, delay, and every kind of value")
  func kinds() {
    let bench = bench()
    bench.run("animate stage.dot.center by (100, 50) with basic(1s, linear)")
    bench.run("animate stage.dot.alpha from 0.5 to 1 with basic(1s, linear) delay 1s")
    bench.run("animate stage.dot.transform.scale to 3 with basic(1s, linear)")
    bench.run("animate stage.dot.color to .blue with basic(1s, linear)")
    bench.run("animate stage.dot.size.width by 20 with basic(1s, linear)")
    bench.run("run 0.5s")
    #expect(bench.run("stage.dot.center") == "(50, 25)")
    #expect(bench.run("stage.dot.transform") == "scale(2)")
    #expect(bench.run("stage.dot.color") == "#800080")
    #expect(bench.run("stage.dot.size") == "(30, 20)")
    bench.run("run 1s")
    #expect(bench.run("stage.dot.presentation.alpha") == "0.75")
    bench.run("run")
    #expect(bench.run("now") == "2s")
  }

  @Test("a decay finds its own end")
  func decay() {
    let bench = bench()
    bench.run("animate stage.dot.center.x with decay(velocity: 1000)")
    bench.run("run")
    #expect(bench.run("expect stage.dot.center.x ~= 496.505 within 0.001") == "ok")
  }

  @Test("a point glides with a velocity of two numbers, each until it is at 5 a second")
  func decayOfAPoint() {
    let bench = bench()
    #expect(
      bench.run("decay(velocity: (40, 900), rate: 0.9)")
        == "decay(velocity: (40, 900), rate: 0.9)")
    bench.run("animate stage.dot.center with decay(velocity: (40, 900), rate: 0.9)")
    bench.run("run")
    // v / 1000 · 9 · (1 - 5 / v)
    #expect(bench.run("expect stage.dot.center ~= (0.315, 8.055) within 0.06") == "ok")
    #expect(
      bench.run("expect stage.dot.center.y ~= 8.1 * (1 - pow(0.9, 20)) within 0.01 at 0.02s")
        == "ok")
  }

  @Test("through `.layer.` only what is seen moves, and fill keeps it there")
  func layer() {
    let bench = bench()
    bench.run(
      "animate stage.dot.layer.opacity from 0 to 0.5 with basic(1s, linear) fill forwards"
        + " then { note \"faded\" }")
    bench.run("run")
    #expect(bench.run("stage.dot.alpha") == "1")
    #expect(bench.run("stage.dot.presentation.alpha") == "0.5")
    #expect(bench.run("when(\"note faded\")") == "1s")
    bench.run("animate stage.dot.layer.transform.rotation to 90deg with basic(1s, linear)")
    bench.run("run 0.5s")
    #expect(bench.run("stage.dot.presentation.transform.rotation") == "45deg")
  }

  @Test("repeated so many times, forth and back")
  func repeated() {
    let bench = bench()
    bench.run(
      "animate 1s curve linear repeatCount 2 options autoreverse { stage.dot.center.x = 100 }")
    bench.run("run 1.25s")
    #expect(bench.run("stage.dot.presentation.center.x") == "75")
    bench.run("run")
    #expect(bench.run("now") == "4s")
  }

  @Test("what is no property, and what does not fit, is refused with what to try")
  func refused() {
    let bench = bench()
    for (line, words) in [
      ("animate stage.dot.hidden to true", "no property that can be animated"),
      ("animate stage.dot.center.q to 1", "no member `q`"),
      ("animate stage to 1", "a time, a path or a property animator"),
      ("animate stage.dot.center to 1", "wants a point"),
      ("animate stage.dot.alpha from 1", "needs a block or"),
      ("animate stage.dot.alpha with spring(damping: 1)", "needs `to` or `by`"),
      ("animate stage.dot.alpha to 1 with decay(velocity: 1)", "finds its own end"),
      ("animate stage.dot.center with decay(velocity: 1)", "as many numbers as its velocity"),
      ("animate stage.dot.center.x with decay(velocity: (1, 2))", "as many numbers"),
      ("animate stage.dot.alpha to 1 fill both", "through `.layer`"),
      ("animate 1s delayFactor 0.5 { stage.dot.alpha = 0 }", "no place with a time"),
    ] {
      #expect(bench.error(line)?.contains(words) == true, "\(line): \(bench.error(line) ?? "ran")")
    }
    #expect(bench.run("stage.dot.alpha") == "1")
  }
}
