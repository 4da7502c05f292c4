import Session
import Testing
import Text

/// What UIKit itself does with fingers: scrolling, going back, controls.
@MainActor
@Suite("gestures of UIKit's own")
struct BuiltInGestureTests {
  private func stack() -> Bench {
    Bench(
      """
      controller list
      controller detail
      navigation nav root list
      window nav
      push detail on nav animated false
      run
      """)
  }

  @Test("a swipe over the left edge goes back, with the finger, and is called after its stack")
  func pop() {
    let bench = stack()
    let report = bench.run("pan from left by (150, 0) over 0.3s end keep")
    #expect(
      report.hasSuffix(
        "pan: nav.popRecognizer began 0.033s, held, translation (150, 0), velocity (500, 0)"))
    #expect(bench.run("expect detail.view.presentation.frame.x ~= 150 within 0.01") == "ok")
    bench.run("touch up; run")
    #expect(bench.run("nav.top == list") == "true")
    #expect(bench.run("count(\"nav.popRecognizer changed\") > 10") == "true")
  }

  @Test("where one page is the swipe does not begin")
  func root() {
    let bench = stack()
    bench.run("pop nav animated false; run")
    bench.run("pan from left by (300, 0) over 0.3s; run")
    #expect(bench.run("nav.top == list") == "true")
    #expect(bench.run("count(\"nav.popRecognizer failed\")") == "1")
  }

  @Test("a scroll view goes with the finger, a slider's thumb too, and a button is tapped")
  func controls() {
    let bench = Bench(
      """
      controller home {
        view pager scroll frame (0, 100, 393, 400) content (393, 3000)
        view hand slider frame (20, 600, 353, 31)
        view go button frame (20, 700, 100, 44) { on tap { note "gone" } }
      }
      window home
      pan home.pager by (0, -100) over 0.3s
      """)
    #expect(bench.run("home.pager.offset") == "(0, 90)")
    // The thumb is 31 wide: 161 of 322 points are half of the way.
    bench.run("pan home.hand from (35, 615) by (161, 0) over 0.4s")
    #expect(bench.run("home.hand.value") == "0.5")
    bench.run("tap home.go")
    #expect(bench.run("count(\"note gone\")") == "1")
  }
}
