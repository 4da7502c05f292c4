import Session
import Testing
import Text

/// A finger from the edge drives a dismissal: D = 0.5 s, 200 points are the whole of it, 393 points
/// the way of the view.
@MainActor
@Suite("an edge swipe")
struct EdgeSwipeTests {
  private func bench(
    _ ended: String = "on ended { if progress > 0.5 { finish swipe } else { cancel swipe } }"
  ) -> Bench {
    Bench(
      """
      controller first
      controller second style fullScreen
      animator slideOut duration 0.5s {
        add to.view below from.view
        animate duration curve linear { from.view.transform = translate(393, 0) } then {
          from.view.transform = identity
          complete
        }
      }
      interactor swipe percentDriven
      delegate custom dismissed slideOut dismissing (swipe.inProgress ? swipe : none)
      second.transitioningDelegate = custom
      recognizer back edge on second edges left {
        let progress = clamp(translation.x / 200, 0, 1)
        on began { dismiss second with swipe }
        on changed { update swipe progress }
        \(ended)
        on cancelled, failed { cancel swipe }
      }
      window first
      present second animated false
      run
      """)
  }

  @Test("finished from 75 %: it follows the finger, and is over 0.125 s after the release")
  func finished() {
    let bench = bench()
    #expect(
      bench.run("pan from left by (150, 0) over 0.4s") == """
        t=0.033s  dismiss second: started, waits for swipe
        t=0.400s  pan: back began 0.033s, ended 0.400s, translation (150, 0), velocity (375, 0)
        """)
    bench.run("run")
    // 75 of 200 points at 0.2 s.
    let x = "second.view.transform.translation.x"
    #expect(bench.run("expect \(x) ~= 147.375 within 0.01 at 0.2s") == "ok")
    #expect(bench.run("expect \(x) ~= 294.75 within 0.01 at 0.4s") == "ok")
    // easeInOut is half way after half of the time.
    #expect(bench.run("expect \(x) ~= 343.875 within 0.01 at 0.4625s") == "ok")
    #expect(bench.run("expect when(\"completeTransition(true)\") ~= 0.525s within 1ms") == "ok")
    #expect(bench.run("problems") == "[]")
  }

  @Test("the release card: the way, relative velocity, both stops, what decided, and what was left")
  func card() {
    let bench = bench()
    bench.run("pan from left by (150, 0) over 0.4s")
    bench.run("run")
    let lines = bench.run("explain release").split(separator: "\n")
    let card = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    for text in [
      "translation    (150, 0) pt: right", "velocity       (375, 0) pt/s: right",
      "way            75 % of dismiss second: 150 of 200 pt along x",
      // 375 / 50
      "relative       7.5 of the rest a second: 375 pt/s over 50 pt, toward the end",
      // 150 + 0.375 · 499 and 150 + 0.375 · 99
      "projected      337.125 pt, 168.56 % at 0.998 a ms; 187.125 pt, 93.56 % at 0.99 a ms",
      "decided        finish swipe, in `on ended` of back",
      "by position    75 % is above 50 %: finish", "by 0.998       168.56 % is above 50 %: finish",
      "by 0.99        93.56 % is above 50 %: finish", "by sign        toward the end: finish",
      "remaining      0.125 s predicted, 25 % of 0.5 s at speed 1; 0.125 s measured",
      // 6.25 / 200 · 393 points a frame
      "second.view 736.9 pt/s along x in the frame before,",
      // 0.125 s · 7.5
      "as the finger  `swipe.speed = 0.9375` goes on as fast on the whole: 0.133 s",
    ] {
      #expect(card.contains(text), "\(text) in \(card)")
    }
    #expect(bench.run("explain").contains("decided        finish swipe"))
  }

  @Test("40 % and toward the end: position says cancel, the others say finish")
  func rules() {
    let bench = bench()
    bench.run("pan from left by (80, 0) over 0.4s")
    bench.run("run")
    let lines = bench.run("explain release").split(separator: "\n")
    let card = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    // 80 + 0.2 · 499 = 179.8 and 80 + 0.2 · 99 = 99.8 of 200 points.
    #expect(card.contains("decided      cancel swipe, in `on ended` of back"))
    #expect(card.contains("by position  40 % is not above 50 %: cancel"))
    #expect(card.contains("by 0.998     89.9 % is above 50 %: finish"))
    #expect(card.contains("by 0.99      49.9 % is not above 50 %: cancel"))
    #expect(card.contains("by sign      toward the end: finish"))
    #expect(card.contains("0.200 s predicted, 40 % of 0.5 s at speed 1; 0.200 s measured"))
  }

  @Test("with nobody to end it the clock says what it waits for and which calls would end it")
  func stuck() {
    let bench = bench("")
    #expect(bench.run("pan from left by (80, 0) over 0.4s end keep").contains("held"))
    #expect(
      bench.run("run") == """
        t=0.400s  at rest, dismiss second still in flight: waits for swipe at 40 %, finger 1 is down: `touch up finger 1` lifts it
          `finish swipe` or `cancel swipe` would end it
        """)
    bench.run("touch up")
    #expect(
      bench.run("run") == """
        t=0.400s  at rest, dismiss second still in flight: waits for swipe at 40 %, no finger is down
          `finish swipe` or `cancel swipe` would end it
        """)
    #expect(bench.run("cancel swipe; run").contains("t=0.600s  dismiss second: cancelled"))
    #expect(bench.run("run") == "t=0.600s  at rest")
  }

  @Test("lifted before the start: the end is kept until then, after 0, 1, 2 and 10 turns")
  func endBeforeStart() {
    for turns in [0, 1, 2, 10] {
      let bench = bench()
      bench.run(
        "func flick(n) { touch down (2, 400); touch move (30, 400); stall n; touch up }")
      bench.run("flick(\(turns))")
      bench.run("run")
      #expect(bench.run("count(\"completeTransition(false)\")") == "1", "\(turns)")
      #expect(bench.run("second.presenter == first") == "true", "\(turns)")
    }
  }

  @Test("in reversed order of mind: a second cancel and a late update change nothing")
  func tooMuch() {
    let bench = bench("on ended { cancel swipe; cancel swipe; update swipe 0.9 }")
    bench.run("pan from left by (80, 0) over 0.4s")
    bench.run("run")
    #expect(bench.run("count(\"completeTransition\")") == "1")
    #expect(bench.run("expect when(\"completeTransition(false)\") ~= 0.6s within 1ms") == "ok")
    #expect(bench.run("problems") == "[\"cancelled-twice\", \"update-after-finish\"]")
  }

  @Test("the screen turns while the finger is down, and it goes on")
  func rotation() {
    let bench = bench()
    bench.run("pan from left by (80, 0) over 0.4s end keep")
    bench.run("screen (852, 393)")
    bench.run("pan by (40, 0) over 0.2s")
    bench.run("run")
    #expect(bench.run("count(\"completeTransition(true)\")") == "1")
    #expect(bench.run("first.presented == none") == "true")
  }
}
