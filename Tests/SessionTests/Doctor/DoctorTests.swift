import Session
import Testing

@MainActor
@Suite("The doctor: what would be a bug in an app")
struct DoctorTests {
  private let scene = "controller c { view card frame (0, 0, 100, 100) color red }; window c"

  @Test("a healthy session has no problems")
  func healthy() {
    let bench = Bench(
      scene, "animate 0.5s damping 0.5 { c.card.center = (200, 300) }", "run 0.2s",
      "animate 0.5s { c.card.center = (20, 30); c.card.transform = rotate(90deg) }", "run",
      "c.card.alpha = 0.2", "run 0.2s", "c.card.alpha = 0.9", "run 0.2s")
    #expect(bench.run("doctor") == "no problems")
    #expect(bench.run("problems") == "[]")
  }

  @Test("a misuse is told with its time, its reason and what to try")
  func misuse() {
    let bench = Bench(
      "controller a; controller b style custom; window a",
      "animator grow duration 0.3s { add to.view; animate duration { to.view.alpha = 0.5 } }",
      "delegate d presented grow", "attach d to b", "present b", "run")
    #expect(
      bench.run("doctor") == """
        t=0.300s  never-completed: present b
          the animations of grow are over and completeTransition was never called
          UIKit: touches stay ignored, completions never run, what is asked for next is refused
          try: then { complete } at the end of the animator's animation
        """)
  }

  @Test("a jump where an animation is replaced: linear to 0.2, seen at 0.6, begun anew at 0.2")
  func replaced() {
    let bench = Bench(
      scene, "animate 0.4s curve linear { c.card.alpha = 0.2 }", "run 0.2s",
      "animate 0.5s curve linear { c.card.alpha = 1 }", "run")
    #expect(
      bench.run("doctor") == """
        t=0.200s  jump: c.card.alpha by 0.4
          a new animation began at 0.2 while it was seen at 0.6
          try: options [beginFromCurrentState]
        """)
    let cured = Bench(
      scene, "animate 0.4s curve linear { c.card.alpha = 0.2 }", "run 0.2s",
      "animate 0.5s curve linear options beginFromCurrentState { c.card.alpha = 1 }", "run")
    #expect(cured.run("doctor") == "no problems")
  }

  @Test(
    "a jump where a moving property is set: half way to 250, then at 10 and half of what is left")
  func set() {
    let bench = Bench(
      scene, "animate 0.4s curve linear { c.card.center.x = 250 }", "run 0.2s",
      "c.card.center.x = 110", "run")
    // What is left of the animation, -100, stays on top of what was set: 150 becomes 10.
    #expect(
      bench.run("doctor") == """
        t=0.200s  jump: c.card.center by 140 pt
          it was set to (10, 50) while it was moving, at (150, 50)
          try: animate it there, or start from its .presentation
        """)
  }

  @Test("a flash: for one frame elsewhere; what stays there is no flash")
  func flash() {
    let bench = Bench(scene, "step", "c.card.alpha = 0", "step", "c.card.alpha = 1", "step")
    #expect(bench.run("doctor").hasPrefix("t=0.017s  jump: c.card.alpha by 1\n  for one frame"))
    let set = Bench(scene, "step", "c.card.alpha = 0", "run 0.5s", "c.card.alpha = 1", "step")
    #expect(set.run("doctor") == "no problems")
    let instant = Bench(scene, "step", "c.card.alpha = 0", "c.card.alpha = 1", "step")
    #expect(instant.run("doctor") == "no problems")
  }

  @Test("what a statement sets at the instant at which an animation ended before is set by hand")
  func setByHand() {
    let lines =
      "controller c { view card frame (0, 0, 100, 100) }\nwindow c\nrun\nanimate 0.2s curve linear { c.card.center.y = 250 }"
    #expect(Bench(lines, "run", "c.card.center.y = 50", "run").run("problems") == "[]")
    // Its own completion is no hand.
    let then = " then { c.card.center.y = 50 }"
    #expect(Bench(lines + then, "run").run("problems") == "[\"jump\"]")
  }

  @Test("what cannot be seen does not jump: hidden, clear, in no window")
  func unseen() {
    for hiding in ["c.card.hidden = true", "c.card.alpha = 0", "remove c.card"] {
      let bench = Bench(
        scene, hiding, "step", "c.card.center.x = 200", "step", "c.card.center.x = 50", "step")
      #expect(bench.run("doctor") == "no problems", "\(hiding)")
    }
  }

  @Test("a spring that is cut off with its duration ends without a jump")
  func springs() {
    let bench = Bench(
      scene, "animate 0.3s damping 0.2 velocity 30 { c.card.center = (380, 800) }", "run")
    #expect(bench.run("doctor") == "no problems")
  }

  @Test("`expect problems == []` fails with the findings")
  func expectation() {
    let bench = Bench(
      scene, "animate 0.4s curve linear { c.card.alpha = 0.2 }", "run 0.2s",
      "animate 0.5s curve linear { c.card.alpha = 1 }", "run")
    let text = bench.run("expect problems == []")
    #expect(text.contains("not so: problems is [\"jump\"], expected []"))
    #expect(
      text.contains(
        "note: t=0.200s  jump: c.card.alpha by 0.4: a new animation began at 0.2 while it was seen at"
      ))
  }

  @Test("a frame that is set under a transform is a problem; one set under none is not")
  func frameUnderTransform() {
    let bench = Bench(scene, "c.card.frame = (0, 0, 50, 50)")
    #expect(bench.run("problems") == "[]")
    bench.run("c.card.transform = scale(2); c.card.frame = (0, 0, 50, 50)")
    #expect(bench.run("problems") == "[\"frame-under-transform\"]")
    #expect(bench.run("doctor").contains("try: set bounds and center"))
    #expect(bench.run("c.card.bounds.width") == "25")
  }

  @Test("an animator whose animations outlast what it declares: 0.4 s declared, over at 0.6 s")
  func longerThanDeclared() {
    let lines = [
      "controller a; controller b style custom; window a",
      "animator short duration 0.4s { add to.view; animate 0.4s delay 0.2s { to.view.alpha = 0.5 }"
        + " then { complete } }",
      "delegate d presented short", "attach d to b", "animate 2s { a.view.alpha = 0.9 }",
      "present b",
    ]
    let bench = Bench()
    for line in lines { bench.run(line) }
    #expect(
      bench.run("doctor").hasPrefix(
        """
        t=0.000s  longer-than-declared: short
          short declares 0.400s, its animations end at 0.600s: at 100 % they are 67 % done
        """))
    #expect(bench.run("problems.count") == "1")
    let cured = Bench()
    for line in lines {
      cured.run(line.replacing("short duration 0.4s", with: "short duration 0.6s"))
    }
    cured.run("run")
    #expect(cured.run("problems") == "[]")
  }

  @Test("a scrubbed animator does not jump, whichever way it is moved, held and let go")
  func scrubbing() {
    let bench = Bench(
      scene,
      "propertyAnimator p duration 1s curve easeIn { c.card.center.x = 250; c.card.alpha = 0 }",
      "pause p", "update p 0.3", "step", "update p 0.6", "step", "update p 0.1", "step", "start p",
      "run 0.1s", "pause p", "p.reversed = true", "start p", "run")
    #expect(bench.run("doctor") == "no problems")
  }

  @Test("a physical spring that ignores a duration is a problem: 1 s asked, settled in 17.509 s")
  func durationIgnored() {
    let bench = Bench(
      scene,
      "propertyAnimator loose duration 1s curve spring(mass: 1, stiffness: 16, damping: 0.8) "
        + "{ c.card.center.x = 270 }", "start loose", "run")
    #expect(
      bench.run("doctor") == """
        t=0.000s  duration-ignored: loose
          it asks for 1 s, its spring settles in 17.509 s
          try: a spring by damping ratio and duration, or no duration
        """)
  }
}
