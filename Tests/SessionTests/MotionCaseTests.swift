import Session
import Testing

/// Questions about curves as they were asked somewhere, typed at the prompt; the numbers are those
/// of an independent solution (closed forms, integrated equations), to their printed digits.
@MainActor
@Suite("Cases of springs, decays and timing curves, at the prompt")
struct MotionCaseTests {
  private let bench = Bench()

  private func card(_ text: String) -> Card { Card(bench.run("describe \(text)")) }

  /// Whether an expression is worth a number, to half a unit of its last published digit.
  private func expect(
    _ expression: String, _ wanted: Double, _ allowed: Double,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let number = try bench.session.number(expression, at: 0)
    #expect(
      isNear(number, wanted, allowed), "\(expression) is \(number)", sourceLocation: location)
  }

  @Test("G1: zero distance with a velocity swings, in points per second")
  func noDistance() {
    let text = bench.run(
      "describe spring(mass: 1, stiffness: 100, damping: 10) from 0 to 0 velocity 1000")
    let card = Card(text)
    #expect(isNear(card.number("peak"), 54.63, 0.005))
    #expect(isNear(card.number("peak", 1), 0.1209, 5e-5))
    #expect(isNear(card.number("lowest"), -8.91, 0.005))
    #expect(isNear(card.number("lowest", 1), 0.4837, 5e-5))
    #expect(isNear(card.number("within 0.5 pt"), 1.005, 5e-4))
    #expect(text.contains("distance 0: a relative velocity is undefined"))
    let over = self.card(
      "spring(mass: 1, stiffness: 100, damping: 40, allowsOverdamping: true) from 0 to 0"
        + " velocity 1000")
    #expect(isNear(over.number("peak"), 21.86, 0.005))
    #expect(isNear(over.number("peak", 1), 0.0760, 5e-5) && over["lowest"] == nil)
  }

  @Test("G2: the sign of a relative velocity; away from the end is said")
  func sign() {
    let spring = "spring(response: 0.5s, dampingRatio: 0.85) from 800 to 0 velocity"
    let toward = card("\(spring) -2000")
    #expect(toward["relative"] == "2.5 /s, toward the end" && toward["goes back to"] == nil)
    let text = bench.run("describe \(spring) 2000")
    #expect(Card(text)["relative"] == "-2.5 /s, away from the end")
    #expect(isNear(Card(text).number("goes back to"), 812.9, 0.05))
    #expect(isNear(Card(text).number("goes back to", 1), 0.0135, 5e-5))
    #expect(text.contains("back by\n1.61 %") || text.contains("back by 1.61 %"))
  }

  @Test("G4: overdamped and clamped to critical are told apart")
  func overdamped() throws {
    bench.run(
      "let s = spring(mass: 0.3, stiffness: 400, damping: 30, allowsOverdamping: true)")
    for (time, value) in [("16ms", 10.43), ("50ms", 44.56), ("100ms", 74.74), ("200ms", 94.82)] {
      try expect("100 * s(\(time))", value, 0.005)
    }
    try expect("s.settling(1%)", 0.304, 5e-4)
    try expect("s.dampingRatio", 1.369, 5e-4)
    #expect(card("s")["regime"] == "overdamped")
    try expect("100 * spring(mass: 0.3, stiffness: 400, damping: 30)(100ms)", 87.93, 0.005)
  }

  @Test("G6: without damping it swings for ever; who needs an end is refused")
  func undamped() throws {
    bench.run("let s = spring(mass: 1, stiffness: 100, damping: 0)")
    try expect("s.response", 0.62832, 5e-6)
    try expect("s(100 * s.response)", 0, 1e-9)
    try expect("s(100.5 * s.response)", 2, 1e-9)
    #expect(bench.run("s.settling") == "none")
    let text = bench.run("describe s")
    #expect(
      Card(text)["duration"] == "none: it never settles" && Card(text)["within 1 %"] == "never")
    #expect(text.contains("for ever"))
    #expect(bench.run("convert s to css").hasPrefix("cannot be had for css: the motion never ends"))
    #expect(bench.status("plot s") == .ok)
  }

  @Test("G8: it rests at its target, exactly; what is not finite is refused with its expression")
  func rest() throws {
    for spring in ["spring(damping: 1, duration: 1s)", "spring(damping: 0.4, velocity: 3)"] {
      try expect("\(spring).target", 1, 0)
      try expect("\(spring)(1e300)", 1, 0)
    }
    #expect(bench.error("smooth(1 / 0)") == "division by zero: `1 / 0`")
    #expect(bench.error("smooth(exp(1000))") == "`exp(1000)` is not a finite number")
  }

  @Test("G9: decays that never end, end at once, or cannot be asked for")
  func endlessDecay() {
    let endless = card("decay(velocity: 1000, rate: 1)")
    #expect(endless["range"] == "infinite: it never slows down" && endless["rest"] == "never")
    #expect(endless["duration"] == "none: it never settles")
    let still = card("decay(velocity: 1000, rate: 0)")
    #expect(still["range"] == "0 pt: it stops at once" && still["duration"] == "0 s, derived")
    for speed in ["0", "-5"] {
      #expect(
        bench.error("decay(velocity: 1000, stopSpeed: \(speed))")
          == "stopSpeed must be above 0, not \(speed)")
    }
    #expect(bench.run("convert decay(velocity: 1000, rate: 1) to css").hasPrefix("cannot be had"))
  }

  @Test("G10: a field that is there but empty is named, at its place")
  func emptyField() {
    #expect(
      bench.error("spring(damping: 0.5, duration: 0.5s, velocity: none)")
        == "`velocity` of `spring` wants a number, got none")
    let text = bench.run("spring(damping: 0.5, duration: 0.5s, velocity: )")
    #expect(text.contains("expected a value after `:`") && text.contains("velocity: )"))
    let field = bench.run("bezier(0.5, 0, 1.2, 1)")
    #expect(field.contains("line:1:16") && field.contains("x2 must lie in 0...1, it is 1.2"))
  }

  @Test("G11: clamped at its end it is over at the first touch, whichever way it goes")
  func clampedAtTheEnd() throws {
    bench.run("let s = spring(mass: 1, stiffness: 100, damping: 10, clamped: true)")
    // cos θ + sin θ/√3 = 0 at θ = 2π/3 = 10·√0.75·t.
    try expect("s.duration", 0.241840, 5e-7)
    try expect("s(0.3)", 1, 0)
    try expect("s.velocity(0.3)", 0, 0)
    bench.run("let v = [0.05, 0.1, 0.2, 0.24, 0.25, 0.5]")
    bench.run("var last = 0; for t in v { expect s(t) >= last; last = s(t) }")
    #expect(
      bench.status("for t in v { expect (1000 - 100 * s(t)) + (900 + 100 * s(t)) == 1900 }") == .ok)
    #expect(card("s from 1000 to 900")["overshoot"] == "none")
  }

  @Test("G13: a duration with a velocity: the velocity is honoured, and its effect is told")
  func durationAndVelocity() throws {
    let spring = "spring(duration: 0.8s, bounce: 0.2) from 0 to 100"
    #expect(isNear(card(spring).number("peak"), 101.52, 0.005))
    let pushed = card("\(spring) velocity 2000")
    #expect(isNear(pushed.number("peak"), 150.4, 0.05))
    #expect(isNear(pushed.number("peak", 1), 0.207, 5e-4))
    #expect(isNear(pushed.number("overshoot"), 50.4, 0.05))
    try expect("spring(duration: 4s, bounce: 0.5, velocity: 1).dampingRatio", 0.5, 1e-12)
  }

  @Test("G15: when it is over depends on how close one looks")
  func thresholds() throws {
    let card = card("spring(mass: 1, stiffness: 170, damping: 26) to 300")
    #expect(isNear(card.number("within 1 %"), 0.506, 5e-4))
    #expect(isNear(card.number("within 0.5 pt"), 0.659, 5e-4))
    #expect(isNear(card.number("within 0.01 pt"), 0.980, 5e-4))
    try expect(
      "spring(mass: 1, stiffness: 170, damping: 26).settling(0.001 / 300)", 1.163, 5e-4)
  }

  @Test("G16: rates are per millisecond, velocities per second; a mix-up is asked about")
  func decayUnits() throws {
    for (rate, integral, sum) in [("0.998", 499.50, 499.0), ("0.99", 99.50, 99.0)] {
      let card = card("decay(velocity: 1000, rate: \(rate))")
      #expect(isNear(card.number("range"), sum, 0.05))
      #expect(isNear(card.number("as an integral"), integral, 0.005))
      #expect(card["velocity"] == "1000 pt/s" && card["rate"] == "\(rate) per ms")
      try expect("project(1000, \(rate))", sum, 0.05)
    }
    bench.run("let d = decay(velocity: 1000, law: .continuous)")
    try expect("d(0.1s)", 90.63, 0.005)
    try expect("d(0.5s)", 315.93, 0.005)
    try expect("d.velocity(0.5s)", 367.5, 0.05)
    #expect(bench.run("describe decay(velocity: 1000000)").contains("more than 20 screens"))
    #expect(!bench.run("describe decay(velocity: 1000)").contains("20 screens"))
  }

  @Test("G18: a decay has no target; without a velocity it is over at once")
  func decayTarget() {
    let text = bench.run("decay(to: 500, velocity: 0)")
    #expect(text.contains("`decay` has no `to`") && text.contains("`spring(...)` goes to a target"))
    #expect(
      bench.error("decay(velocity: teal)") == "`velocity` of `decay` wants a number, got a color")
    let still = bench.run("describe decay(velocity: 0)")
    #expect(Card(still)["range"] == "0 pt: it does not move")
    #expect(still.contains("it is over at once"))
  }

  @Test("G21, G23: no loose solver, no step too far")
  func solver() throws {
    try expect("bezier(0, 1, 0, 1)(0.001)", 0.2710, 5e-5)
    try expect("systemDefault(0.5)", 0.80240, 5e-6)
    try expect("easeInOut(0.25)", 0.12916, 5e-6)
    try expect("easeIn(0.5)", 0.31536, 5e-6)
    try expect("easeOut(0.89555)", 0.98150, 5e-6)
    try expect("easeOut(0.8964)", 0.98179, 5e-6)
  }

  @Test("G25: an x outside 0...1 is refused, a y may leave it and is shown")
  func controlPoints() {
    #expect(bench.error("bezier(1.4, 0, -0.4, 1)") == "x1 must lie in 0...1, it is 1.4")
    #expect(bench.status("bezier(0.2, 2, 0.6, -1)") == .ok)
    let card = card("bezier(0.68, -0.55, 0.265, 1.55)")
    #expect(card["lowest"] == "-0.0927" && card["peak"] == "1.0927")
  }

  @Test("G27: a retarget that keeps the velocity goes on before it turns")
  func retarget() throws {
    bench.run("let s = spring(mass: 1, stiffness: 170, damping: 26)")
    try expect("100 * s(0.1)", 37.51, 0.005)
    try expect("100 * s.velocity(0.1)", 462.5, 0.05)
    let back = card("s from 37.51 to 0 velocity 462.5")
    #expect(isNear(back.number("goes back to"), 44.90, 0.005))
    #expect(isNear(back.number("goes back to", 1), 0.037, 5e-4))
    bench.run(
      "let kept = spring(mass: 1, stiffness: 170, damping: 26, velocity: relative(462.5, 37.51, 0))"
    )
    try expect("37.51 * (1 - kept(16ms))", 42.81, 0.005)
    try expect("37.51 * (1 - s(16ms))", 36.80, 0.005)
  }

  @Test("G28: a ratio of 3 does not bounce; how little a velocity does is said")
  func littleVelocity() {
    #expect(card("spring(damping: 3, duration: 0.5s)")["overshoot"] == "none")
    #expect(isNear(card("spring(damping: 0.3, duration: 0.5s)").number("overshoot"), 37.2, 0.05))
    let spring = "spring(tension: 342.1, friction: 16.06) to 160 velocity"
    for (velocity, peak) in [("0", 195.21), ("100", 195.23), ("500", 195.76), ("2000", 206.26)] {
      #expect(isNear(card("\(spring) \(velocity)").number("peak"), peak, 0.01))
    }
    #expect(card("\(spring) 100")["velocity adds"] == "+0.01 % to the peak")
  }

  @Test("H1: the last tenth of 2 s is not 0.2 s after a delay, unless the whole is linear")
  func lastTenth() throws {
    bench.run("controller list; window list; view card in list.view frame (0, 0, 10, 10)")
    bench.run("keyframes 2s curve linear { at 0.9 for 10% { card.center.y = 155 } }; run")
    for (time, value) in [("1.8s", 5.0), ("1.9s", 80), ("2s", 155)] {
      #expect(bench.run("expect card.center.y ~= \(value) within 0.001 at \(time)") == "ok")
    }
    try expect("2 * easeInOut.reaches(0.9)", 1.559, 5e-4)
    try expect("2 * easeInOut.reaches(0.95)", 1.685, 5e-4)
    try expect("basic(2s, easeInOut).reaches(0.9)", 1.559, 5e-4)
    bench.run("card.center.y = 5; let t = now")
    bench.run("keyframes 2s { at 0.9 for 10% { card.center.y = 155 } }; run")
    #expect(bench.run("expect card.center.y ~= 5 within 0.001 at t + 1.555s") == "ok")
    #expect(bench.run("expect card.center.y ~= 80 within 0.2 at t + 1.685s") == "ok")
  }

  @Test("H2: a spring inside keyframes is ignored, and that is said")
  func springInKeyframes() throws {
    bench.run("controller list; window list; view card in list.view frame (0, 0, 10, 10)")
    let text = bench.run(
      "keyframes 1s { at 0 for 50% { animate 1s damping 0.6 { card.center.x = 105 } } }")
    #expect(text.contains("the spring is ignored"))
    bench.run("run")
    try expect("peak(card.center.x)", 105, 1e-9)
    #expect(isNear(card("spring(damping: 0.6, duration: 0.5s)").number("overshoot"), 9.48, 0.005))
  }

  @Test("L1: 400 ms beside mass 1, stiffness 80, damping 30: both readings")
  func handedOver() throws {
    bench.run("let s = spring(mass: 1, stiffness: 80, damping: 30, duration: 400ms)")
    let text = bench.run("set width 200; describe s")
    let card = Card(text)
    try expect("s.dampingRatio", 1.677, 5e-4)
    #expect(isNear(card.number("roots"), -2.958, 5e-4))
    #expect(isNear(card.number("roots", 1), -27.04, 5e-3))
    #expect(isNear(card.number("within 2 %"), 1.3616, 1e-4))
    #expect(isNear(card.number("within 2 %", 1), 0.4, 1e-12))
    try expect("s(0.4s)", 0.656, 5e-4)
    #expect(card["left at the end"]?.hasPrefix("34.4 % at 0.4 s") == true)
    #expect(text.contains("duration 0.4 s ignored: a physical spring"))
    try expect("s.fitted(0.4s)", 0.98, 1e-9)
    try expect("s.fitted.dampingRatio", 1.677, 5e-4)
    let plot = bench.run("plot s, s.fitted")
    #expect(plot.contains("data s ") && plot.contains("data s.fitted "))
  }

  @Test("L3: from an envelope: what is derived, and what is really left")
  func envelope() throws {
    bench.run("let s = spring(dampingRatio: 0.9, duration: 0.5s, envelope: 1 / 1500)")
    try expect("s.stiffness", 264.11, 0.005)
    try expect("s.damping", 29.25, 0.005)
    try expect("abs(1 - s(0.5))", 0.00115, 5e-6)
    #expect(card("s")["left at the end"] == "0.115 % beyond at 0.5 s")
    bench.run("let c = spring(dampingRatio: 1, duration: 0.4s, envelope: 1 / 1500)")
    try expect("c.stiffness", 334.27, 0.005)
    try expect("c.damping", 36.57, 0.005)
    try expect("1 - c(0.4)", 0.0055, 5e-5)
  }

  @Test("L4: a physical spring ignores the duration beside it, and that is said")
  func ignoredDuration() throws {
    bench.run("let s = spring(mass: 1, stiffness: 16, damping: 0.8, duration: 1s)")
    let text = bench.run("set width 200; describe s to 220")
    #expect(text.contains("duration 1 s ignored: a physical spring, within 1 % at 11.2"))
    try expect("s.dampingRatio", 0.1, 1e-12)
    #expect(isNear(Card(text).number("overshoot"), 72.9, 0.05))
    #expect(isNear(Card(text).number("peak", 1), 0.79, 0.005))
    try expect("s.settling(1%)", 11.2, 0.05)
    try expect("s.settling(0.1%)", 16.8, 0.05)
    try expect("220 * s(1s)", 329.6, 0.05)
    #expect(Card(text)["duration"]?.contains("derived; 1 s ignored") == true)
  }

  @Test("L6: a speed graph with influences is a curve; its speeds are slopes")
  func speedGraph() throws {
    #expect(bench.run("speedGraph(out: 75%, in: 75%)") == "bezier(0.75, 0, 0.25, 1)")
    try expect("speedGraph(out: 75%, in: 75%)(0.25)", 0.0542, 5e-5)
    #expect(bench.run("speedGraph(out: 33%, in: 33%)") == "bezier(0.33, 0, 0.67, 1)")
    #expect(bench.run("speedGraph(out: 0%, in: 100%)") == "bezier(0, 0, 0, 1)")
    bench.run(
      "let g = speedGraph(out: 40%, in: 20%, speedOut: 300, speedIn: 50, duration: 500ms,"
        + " travel: 200)")
    // Slopes 300·0.5/200 and 50·0.5/200 of the whole, over 0.5 s.
    try expect("g.velocity(0)", 0.75 / 0.5, 1e-9)
    try expect("g.velocity(0.5)", 0.125 / 0.5, 1e-9)
    try expect("g.duration", 0.5, 0)
    let card = card("speedGraph(out: 75%, in: 75%)")
    #expect(card["control points"] == "(0.75, 0), (0.25, 1)")
    #expect(card["speed out"] == "0, influence 75 %" && card["speed in"] == "0, influence 75 %")
    #expect(card.number("at 25, 50, 75 %") == 0.0542 && card["speed there"] != nil)
    let wrong = bench.run("speedGraph(out: 75, in: 75)")
    #expect(wrong.contains("`out` is an influence of 0% to 100%") && wrong.contains("`out: 75%`"))
  }

  @Test("L14: other physics, another end; who gave a duration keeps it")
  func sources() throws {
    let first = try bench.session.number(
      "spring(mass: 1, stiffness: 100, damping: 10).duration", at: 0)
    let second = try bench.session.number(
      "spring(mass: 1, stiffness: 30, damping: 6).duration", at: 0)
    #expect(first != second)
    #expect(card("spring(damping: 0.4, duration: 2s)")["duration"] == "2 s, given")
    #expect(
      card("spring(mass: 1, stiffness: 30, damping: 6)")["duration"]?.hasSuffix("derived") == true)
    #expect(card("spring(damping: 0.4)")["duration"] == "0.5 s, default")
  }

  @Test("L15: a table of ratios beside one's own: below 1 it overshoots, from 1 on it does not")
  func ratios() {
    let text = bench.run(
      "describe spring(damping: 0.6, duration: 0.5s) beside [0.3, 0.5, 0.7, 0.8, 0.9, 1]")
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("  0") || $0.hasPrefix("    1") }
      .map { $0.split(separator: " ").map(String.init) }
    let wanted: [(String, Double?)] = [
      ("0.3", 37.2), ("0.5", 16.3), ("0.6", 9.48), ("0.7", 4.6), ("0.8", 1.5), ("0.9", 0.15),
      ("1", nil),
    ]
    #expect(rows.map { $0[0] } == wanted.map(\.0))
    for (row, (_, overshoot)) in zip(rows, wanted) {
      let printed = row.first { $0.contains(".") && $0 != row[0] }.flatMap(Double.init)
      if let overshoot { #expect(isNear(printed, overshoot, 0.05)) }
      #expect(row.contains("none") == (overshoot == nil))
    }
    #expect(text.contains("underdamped, this one"))
  }
}
