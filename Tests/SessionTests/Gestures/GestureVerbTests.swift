import Session
import Testing
import Text

/// Fingers at the prompt. They move with every frame of 1/60 s.
@MainActor
@Suite("pan, pinch, tap")
struct GestureVerbTests {
  /// A card of 200 by 200 points in the middle of a screen of 393 by 852.
  private func bench(_ recognizers: String = "recognizer drag pan on list.card") -> Bench {
    Bench(
      """
      controller list { view card frame (96, 326, 200, 200) color coral }
      window list
      run
      \(recognizers)
      """)
  }

  // MARK: pan

  @Test("from an edge: who took it, when it began and ended, how far and how fast")
  func edge() {
    let bench = Bench("controller list", "window list", "run")
    bench.run("recognizer back edge on list edges left")
    // 6.25 points a frame: 10 with the second one. 150 points in 0.4 s are 375 a second.
    #expect(
      bench.run("pan from left by (150, 0) over 0.4s")
        == "t=0.400s  pan: back began 0.033s, ended 0.400s, translation (150, 0), velocity (375, 0)"
    )
    #expect(bench.run("finger") == "(150, 426)")
    bench.run("run 1ms")
    #expect(bench.run("finger") == "none")
    #expect(bench.run("expect finger == (75, 426) at 0.2s") == "ok")
    #expect(bench.run("expect finger.x ~= 76.875 within 0.001 at 0.205s") == "ok")
    #expect(bench.error("finger.x") == "`finger` is none here: it has no `x`")
  }

  @Test("the other edges, and a way inward that is too flat")
  func edges() {
    let bench = Bench("controller list", "window list", "run")
    bench.run(
      """
      recognizer right edge on list edges right
      recognizer top edge on list edges top
      recognizer bottom edge on list edges bottom
      """)
    #expect(bench.run("pan from right by (-90, 0)").contains("right began"))
    #expect(bench.run("pan from top by (0, 90)").contains("top began"))
    #expect(bench.run("pan from bottom by (0, -90)").contains("bottom began"))
    #expect(bench.run("pan from right by (0, 90)").contains("no recognizer took it"))
  }

  @Test("what the release reports in place of what was measured")
  func velocity() {
    #expect(
      bench().run("pan list.card by (0, 100) over 0.2s velocity (40, 900)")
        == "t=0.200s  pan: drag began 0.033s, ended 0.200s, translation (0, 100), velocity (40, 900)"
    )
  }

  @Test("a finger that rests before it is lifted has no velocity; 80 ms of rest are not enough")
  func hold() {
    let bench = bench()
    #expect(
      bench.run("pan list.card by (100, 0) over 0.1s hold 0.2s").hasSuffix("velocity (0, 0)"))
    #expect(
      bench.run("pan list.card by (100, 0) over 0.1s hold 0.08s").hasSuffix("velocity (1000, 0)"))
    #expect(bench.run("pan list.card by (100, 0) over 0.1s").hasSuffix("velocity (1000, 0)"))
  }

  @Test("along a curve, to a point")
  func along() {
    let bench = bench()
    bench.run("pan list.card to (196, 526) over 0.4s along easeIn")
    // easeIn(0.5) = 0.3154 (cubic-bezier 0.42, 0, 1, 1).
    #expect(bench.run("expect drag.translation.y ~= 31.54 within 0.01 at 0.2s") == "ok")
    #expect(bench.run("expect finger == (196, 526) at 0.4s") == "ok")
  }

  @Test("a curve of a time of its own is stretched to the gesture's, and may overshoot")
  func alongSpring() {
    let bench = bench()
    bench.run("pan list.card by (0, 100) over 0.5s along spring(damping: 0.5, duration: 1s)")
    #expect(bench.run("peak(finger.y) > 426 + 110") == "true")
    #expect(bench.run("expect finger == (196, 526) at 0.5s") == "ok")
  }

  @Test("kept down, it goes on with the next pan, and is lifted at last")
  func keep() {
    let bench = bench()
    #expect(
      bench.run("pan list.card by (0, 60) over 0.2s end keep")
        == "t=0.200s  pan: drag began 0.033s, held, translation (0, 60), velocity (0, 300)")
    #expect(bench.run("finger") == "(196, 486)")
    #expect(
      bench.run("pan by (0, -60) over 0.2s end keep").contains("pan: drag held, translation (0, 0)")
    )
    #expect(
      bench.run("pan by (0, 120) over 0.2s")
        == "t=0.600s  pan: drag ended 0.600s, translation (0, 120), velocity (0, 600)")
    #expect(bench.run("count(\"drag began\")") == "1")
    #expect(bench.run("count(\"drag ended\")") == "1")
    #expect(bench.error("pan by (0, 10)") == "no finger is down: say where it begins")
  }

  @Test("taken away it is cancelled")
  func cancel() {
    #expect(
      bench().run("pan list.card by (0, 60) over 0.2s end cancel")
        == "t=0.200s  pan: drag began 0.033s, cancelled 0.200s, translation (0, 60), velocity (0, 300)"
    )
  }

  @Test("several fingers are their middle")
  func fingers() {
    let bench = bench("recognizer two pan on list.card touches 2")
    #expect(bench.run("pan list.card by (0, 100)").contains("no recognizer took it"))
    #expect(
      bench.run("pan list.card by (0, 100) over 0.2s fingers 2")
        .contains("two began 0.333s, ended 0.500s, translation (0, 100)"))
  }

  @Test("a second gesture takes another finger while the first is down")
  func secondFinger() {
    let bench = Bench(
      """
      controller list {
        view card frame (96, 100, 200, 200) color coral
        view other frame (96, 500, 200, 200) color teal
      }
      window list
      run
      recognizer drag pan on list.card
      recognizer move pan on list.other
      """)
    bench.run("pan list.card by (0, 60) over 0.2s end keep")
    #expect(bench.run("pan list.other by (50, 0) over 0.2s").contains("move began"))
    #expect(bench.run("touch up finger 2").isEmpty == false)
    bench.run("touch up")
    #expect(bench.run("count(\"drag ended\")") == "1")
  }

  @Test("with 120 frames a second it is sampled as often")
  func fps() {
    let bench = bench("recognizer drag pan on list.card { var n = 0; on changed { n += 1 } }")
    bench.run("set fps 120")
    // 1.25 points a frame: it begins with the eighth of 24 frames, and 16 moves follow.
    #expect(
      bench.run("pan list.card by (0, 30) over 0.2s").contains("began 0.067s"))
    #expect(bench.run("drag.n") == "16")
  }

  @Test("between frames it moves with the frames of the screen, and lifts at its own end")
  func offFrames() {
    let bench = bench()
    bench.run("run 0.01s")
    #expect(
      bench.run("pan list.card by (0, 100) over 0.1s")
        .contains("drag began 0.033s, ended 0.110s, translation (0, 100), velocity (0, 1000)"))
  }

  @Test("with no time it is down, there and up in one turn")
  func noTime() {
    #expect(
      bench().run("pan list.card by (0, 100) over 0s")
        .contains("drag began 0.000s, ended 0.000s, translation (0, 100)"))
  }

  @Test("where the view is seen while it is on its way")
  func moving() {
    let bench = bench()
    bench.run(
      """
      propertyAnimator fall duration 1s curve linear { list.card.center.y = 726 }
      start fall
      run 0.5s
      """)
    #expect(bench.run("pan list.card by (0, 60) over 0.2s").contains("drag began"))
    #expect(bench.run("expect finger.y == 576 at 0.5s") == "ok")
  }

  @Test(
    "why nobody took it: too short, no recognizer, nothing that takes touches, ignored, no window")
  func untaken() {
    let bench = bench()
    #expect(
      bench.run("pan list.card by (0, 6)") == """
        t=0.300s  pan: no recognizer took it
          it went down at (196, 426) on list.card
          drag failed 0.300s: it moved (0, 6), and a pan begins after 10 points
        """)
    #expect(
      bench.run("pan from (10, 10) by (0, 60)") == """
        t=0.600s  pan: no recognizer took it
          it went down at (10, 10) on list.view
          where no recognizer looks at touches
        """)
    bench.run("list.view.userInteraction = false")
    #expect(
      bench.run("pan list.card by (0, 60)") == """
        t=0.900s  pan: no recognizer took it
          no view takes touches at (196, 426): list.card is seen there and takes none
        """)
    #expect(
      bench.run("pan from (900, 10) by (0, 60)").hasSuffix(
        "no view takes touches at (900, 10): nothing is there"))
    #expect(
      Bench().run("pan from (9, 10) by (0, 60)").hasSuffix(
        "there is no window: `window list` puts a controller on the screen"))
  }

  @Test("what makes no sense is refused and changes nothing")
  func refused() {
    let bench = bench()
    #expect(
      bench.error("pan list.card by (0, 60) end keep velocity (0, 9)")
        == "`velocity` is what a release reports, and here is none")
    #expect(
      bench.error("pan list.card by (0, 1e9)")
        == "`by` leads a finger more than 1000000 points away")
    #expect(
      bench.error("pan list.card by (0, 60) over 61s")
        == "`pan` takes longer than the clock may run at once, 60s")
    #expect(
      bench.error("pan list.card by (0, 60) fingers 11") == "`fingers` of `pan` takes 1 to 10")
    #expect(bench.error("pan list.card")?.contains("`by`") == true)
    #expect(
      bench.error("pan list.card by (0, 60) over -1s") == "`over` of `pan` takes 0 to 86400 s")
    bench.run("view loose frame (0, 0, 10, 10)")
    #expect(
      bench.error("pan loose by (0, 60)")
        == "loose is not on the screen: no finger gets there")
    #expect(bench.error("pan list.card by (0, 60 / 0)")?.hasPrefix("division by zero") == true)
    #expect(bench.run("now") == "0s")
  }

  @Test("Ctrl-C in the middle takes the gesture back")
  func interrupted() {
    let bench = bench(
      "recognizer drag pan on list.card { on changed { list.card.center = location } }")
    bench.host.interruptAfter = 60
    #expect(bench.status("pan list.card by (0, 160) over 2s") == .interrupted)
    bench.host.interruptAfter = nil
    #expect(bench.run("list.card.center") == "(196, 426)")
    #expect(bench.run("now") == "0s")
  }

  // MARK: pinch

  @Test("two fingers go apart, around, along")
  func pinch() {
    let bench = bench(
      """
      recognizer zoom pinch on list.card
      recognizer turn rotation on list.card simultaneousWith zoom
      recognizer move pan on list.card touches 2 simultaneousWith [zoom, turn]
      """)
    let text = bench.run("pinch list.card scale 2 angle 90deg by (0, 60) over 0.4s")
    // From 100 points apart to 200 and from 0 to 90 degrees in 24 frames. UIKit counts from where a
    // gesture begins, which is 8 points on: after two frames at 108.33 points, 7.5 degrees.
    #expect(text.contains("zoom began 0.033s, ended 0.400s, scale 1.8462"))
    #expect(text.contains("turn began 0.033s, ended 0.400s, rotation 82.5deg"))
    #expect(text.contains("move began 0.067s, ended 0.400s, translation (0, 60)"))
    #expect(bench.run("zoom.scale") == "1")
    #expect(
      bench.error("pinch list.card scale 0") == "`scale` of `pinch` takes a number above 0")
  }

  @Test("half as far apart, and held")
  func pinchKept() {
    let bench = bench("recognizer zoom pinch on list.card { let size = scale }")
    // From 100 points to 50, 4.17 a frame: it begins at 91.67.
    #expect(
      bench.run("pinch list.card scale 0.5 over 0.2s end keep").contains("held, scale 0.5455"))
    #expect(bench.run("expect zoom.size ~= 50 / 91.6667") == "ok")
    bench.run("touch up finger 1; touch up finger 2")
    #expect(bench.run("count(\"zoom ended\")") == "1")
  }

  // MARK: tap

  @Test("a tap lasts 50 ms; on a point; with fingers; twice")
  func tap() {
    let bench = bench(
      "recognizer once tap on list.card\nrecognizer both tap on list.view touches 2")
    #expect(bench.run("tap list.card") == "t=0.050s  tap: once recognized 0.050s")
    #expect(bench.run("run 1s; tap (100, 330)").hasSuffix("tap: once recognized 1.100s"))
    #expect(bench.run("run 1s; tap (50, 50) fingers 2").contains("both recognized"))
    bench.run("run 1s; tap list.card times 3")
    #expect(bench.run("count(\"once recognized\")") == "5")
    #expect(bench.error("tap list.card times 0") == "`times` of `tap` takes 1 or more")
    #expect(bench.error("tap list.card times 11") == "`times` of `tap` takes 1 to 10")
  }

  @Test("a pan on a scroll view is that one's own")
  func scroll() {
    let bench = Bench(
      """
      controller list { view pager scroll frame (0, 0, 393, 500) content (786, 500) paging true }
      window list
      run
      """)
    #expect(
      bench.run("pan list.pager by (-100, 0) over 0.2s velocity (-900, 0)")
        .contains("list.pager.panRecognizer began"))
    bench.run("run")
    #expect(bench.run("list.pager.offset.x") == "393")
  }

  @Test("a tap on a button is the button's")
  func button() {
    let bench = Bench(
      """
      controller list { view go button frame (0, 0, 100, 50) text "Go" { on tap { note "gone" } } }
      window list
      run
      """)
    #expect(
      bench.run("tap list.go") == """
        t=0.050s  tap: no recognizer took it
          it went down at (50, 25) on list.go
          which follows touches itself
        """)
    #expect(bench.run("count(\"note gone\")") == "1")
  }

  @Test("a slider follows the finger")
  func slider() {
    let bench = Bench(
      """
      controller list
      window list
      view hand slider in list frame (20, 740, 353, 30)
      run
      pan hand from (35, 755) by (170, 0) over 0.4s
      """)
    #expect(bench.run("hand.value > 0.3") == "true")
  }

  @Test("nothing of it moves the clock inside a block that the clock runs")
  func standing() {
    #expect(
      bench().error("after 0.1s { pan list.card by (0, 10) }")?.contains("moves the clock") == true)
  }
}
