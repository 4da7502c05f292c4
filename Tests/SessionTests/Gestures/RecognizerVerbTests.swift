import Session
import Testing
import Text

/// Recognizers made at the prompt. A frame is 1/60 s; a pan begins after 10 points.
@MainActor
@Suite("recognizer")
struct RecognizerVerbTests {
  /// A card of 200 by 200 points in the middle of a screen of 393 by 852, and a pan on it.
  private func drag(_ block: String) -> Bench {
    Bench(
      """
      controller list { view card frame (96, 326, 200, 200) color coral }
      window list
      run
      recognizer drag pan on list.card {
        \(block)
      }
      """)
  }

  @Test("a `let` is worked out anew at each event with the names given, a `var` is kept")
  func letAndVar() {
    let bench = drag(
      """
      var start = (0, 0)
      let progress = clamp(abs(translation.y) / 200, 0, 1)
      on began { start = list.card.center }
      on changed { list.card.center = start + translation }
      """)
    bench.run("pan list.card by (20, 160) over 0.4s")
    #expect(bench.run("drag.progress") == "0.8")
    #expect(bench.run("drag.start") == "(196, 426)")
    #expect(bench.run("list.card.center") == "(216, 586)")
  }

  @Test("its values are recorded: read at a frame, between two, and where none had come")
  func recorded() {
    let bench = drag(
      "let progress = translation.y / 200\nvar count = 0\non changed { count += 1 }")
    bench.run("pan list.card by (0, 160) over 0.4s")
    bench.run("run 0.1s")
    // 160 points in 24 frames: 6.667 a frame, so half of it after 12.
    #expect(bench.run("expect drag.progress ~= 0.4 at 0.2s") == "ok")
    #expect(bench.run("expect drag.progress ~= 0.41 within 0.0005 at 0.205s") == "ok")
    #expect(bench.run("expect drag.progress ~= 0.8 at 0.5s") == "ok")
    #expect(bench.run("expect drag.translation == (0, 80) at 0.2s") == "ok")
    #expect(bench.run("expect drag.velocity ~= (0, 400) within 0.01 at 0.2s") == "ok")
    // It begins with the second frame; 22 moves follow.
    #expect(bench.run("drag.count") == "22")
    #expect(bench.run("expect drag.count == 10 at 0.2s") == "ok")
    #expect(
      bench.error("expect drag.progress == 0 at 0.01s")
        == "`drag.progress` was not recorded at 0.01s")
    #expect(bench.run("plot drag.progress").contains("min 0.067 at 0.033 max 0.800 at 0.400"))
  }

  @Test("before the first event a `let` has no value, and says so")
  func beforeTheFirst() {
    let bench = drag("let progress = translation.y / 200")
    #expect(bench.error("drag.progress") == "`drag.progress` has no value yet")
    #expect(bench.error("drag.progres") == "a recognizer has no member `progres`")
  }

  @Test("shouldBegin keeps it from beginning; its answer stands in the trace")
  func shouldBegin() {
    let bench = drag("on shouldBegin { abs(velocity.y) > abs(velocity.x) }")
    #expect(
      bench.run("pan list.card by (160, 20) over 0.4s") == """
        t=0.400s  pan: no recognizer took it
          it went down at (196, 426) on list.card
          drag failed 0.033s: shouldBegin answered false
        """)
    #expect(
      bench.run("trace ShouldBegin")
        == "t=0.033s  drag.gestureRecognizerShouldBegin(drag) -> false")
    #expect(bench.run("pan list.card by (20, 160) over 0.4s").contains("drag began 0.433s"))
  }

  @Test("a question that is answered with no truth value fails the gesture, and takes it back")
  func noTruth() {
    let bench = drag("on shouldBegin { 5 }")
    #expect(
      bench.error("pan list.card by (20, 160) over 0.4s")
        == "here is wanted true or false, got a plain number")
    #expect(bench.run("now") == "0s")
  }

  @Test("shouldReceive is asked with the place of the touch")
  func shouldReceive() {
    let bench = drag("on shouldReceive { location.y < 400 }")
    #expect(
      bench.run("pan from (196, 450) by (0, 100)").contains("where no recognizer looks at touches"))
    #expect(bench.run("pan from (196, 350) by (0, 100)").contains("drag began"))
  }

  @Test("an error in a handler names both places, and takes the gesture back")
  func errorInHandler() {
    let bench = drag("on changed { list.card.center = translation / (translation.x) }")
    let text = bench.run("pan list.card by (0, 160) over 0.4s")
    #expect(text.contains("division by zero"))
    #expect(text.contains("in `on changed` of drag, t=0.050 s"))
    #expect(bench.run("now") == "0s")
    #expect(bench.run("list.card.center") == "(196, 426)")
    #expect(bench.run("pan by (0, 10)").contains("no finger is down"))
  }

  @Test("made again it leaves its view to the new one")
  func replaced() {
    let bench = drag("var count = 0\non began { count += 1 }")
    #expect(
      bench.run(
        """
        recognizer drag pan on list.card { var count = 0; on began { count += 10 } }
        """) == "drag: replaced")
    bench.run("pan list.card by (0, 160)")
    #expect(bench.run("drag.count") == "10")
    bench.run("remove drag")
    #expect(bench.run("drag.view") == "none")
    #expect(bench.run("pan list.card by (0, 160)").contains("no recognizer took it"))
  }

  @Test("distances in another view's coordinates")
  func spaces() {
    let bench = Bench(
      """
      controller list { view card frame (96, 326, 200, 200) color coral }
      window list
      list.view.transform = scale(2)
      run
      recognizer drag pan on list.card {
        on changed { note "\\(translation) \\(translation(in: window)) \\(location(in: list.card))" }
      }
      """)
    // The card's superview is twice as large: a point of the window is half of one there. Twice as
    // large about (196.5, 426), so (196, 426) is at (196.25, 426), and at (100.25, 100) of the card.
    bench.run("pan from (196, 426) by (20, 0) over 0.1s")
    #expect(bench.run("trace note").hasSuffix("note (10, 0) (20, 0) (110.25, 100)"))
    #expect(bench.error("translation(in: window)") == "there is no function `translation`")
    bench.run("func way() { return translation(in: window) }")
    #expect(
      bench.error("way()")
        == "`translation(in:)` is of a gesture: it stands in the block of a recognizer")
  }

  @Test("switched off on its way it is cancelled at once, and takes nothing until it is on again")
  func disabled() {
    let bench = drag(
      "var log = 0\non changed { if translation.y > 50 { drag.enabled = false } }\n"
        + "on cancelled { log += 1 }")
    // 6.667 points a frame: beyond 50 with the eighth.
    #expect(
      bench.run("pan list.card by (0, 160) over 0.4s")
        .hasPrefix("t=0.400s  pan: drag began 0.033s, cancelled 0.133s"))
    #expect(bench.run("drag.log") == "1")
    #expect(bench.run("drag.enabled") == "false")
    #expect(bench.run("pan list.card by (0, 160)").contains("no recognizer took it"))
    bench.run("drag.enabled = true")
    #expect(bench.run("pan list.card by (0, 160)").contains("drag began"))
  }

  @Test("one that waits for another is recognized only when that has failed")
  func requiresFailure() {
    let bench = Bench(
      """
      controller list { view card frame (96, 326, 200, 200) color coral }
      window list
      run
      recognizer twice tap on list.card taps 2
      recognizer once tap on list.card requiresFailureOf twice
      """)
    #expect(bench.run("once.requiresFailureOf") == "[recognizer twice]")
    bench.run("tap list.card times 2; run")
    #expect(bench.run("count(\"once recognized\")") == "0")
    #expect(bench.run("count(\"twice recognized\")") == "1")
    bench.run("run 1s; tap list.card; run")
    #expect(bench.run("count(\"once recognized\")") == "1")
    bench.run("once.requiresFailureOf = []; run 1s; tap list.card")
    #expect(bench.run("count(\"once recognized\")") == "2")
  }

  @Test("two go on together where one agrees, else the first excludes the other")
  func simultaneous() {
    let bench = Bench(
      """
      controller list { view card frame (96, 326, 200, 200) color coral }
      window list
      run
      recognizer inner pan on list.card
      recognizer outer pan on list.view
      """)
    #expect(
      bench.run("pan list.card by (0, 100) over 0.2s") == """
        t=0.200s  pan: inner began 0.033s, ended 0.200s, translation (0, 100), velocity (0, 500)
        """)
    bench.run("outer.simultaneousWith = inner")
    #expect(bench.run("outer.simultaneousWith") == "[recognizer inner]")
    let both = bench.run("pan list.card by (0, 100) over 0.2s")
    #expect(both.contains("inner began 0.233s") && both.contains("outer began 0.233s"))
  }

  @Test("translation, scale and rotation are counted anew from what they are set to")
  func rebased() {
    let bench = drag(
      "on changed { list.card.center.y += translation.y; drag.translation = (0, 0) }")
    bench.run("pan list.card by (0, 160) over 0.4s")
    // Ten points before it began are counted too: the translation is the whole way.
    #expect(bench.run("expect list.card.center.y ~= 426 + 160 - 13.3333 within 14") == "ok")
    #expect(bench.run("expect drag.translation.y ~= 6.6667 within 0.001 at 0.3s") == "ok")
    #expect(
      bench.error("drag.velocity = (0, 0)") == "`drag.velocity` cannot be set: the fingers say it")
    #expect(bench.error("drag.scale = 2") == "`drag.scale` cannot be set: the fingers say it")
  }

  @Test("each kind takes its own options and refuses those of others")
  func options() {
    let bench = drag("")
    #expect(
      bench.error("recognizer a tap on list.card edges left")
        == "`edges` of `recognizer` is of edge")
    #expect(
      bench.error("recognizer a pan on list.card taps 2")
        == "`taps` of `recognizer` is of tap, longPress")
    #expect(
      bench.error("recognizer a edge on list.card") == "an edge pan without `edges` never begins")
    #expect(
      bench.error("recognizer a tap on list.card taps 0")
        == "`taps` of `recognizer` takes 1 or more")
    #expect(bench.run("recognizer grab pan on list.view instant true { }") == "")
    #expect(bench.run("grab") == "recognizer grab")
    #expect(bench.run("grab.state == .possible") == "true")
  }

  @Test("an instant pan begins as the finger touches")
  func instant() {
    let bench = Bench(
      """
      controller list { view card frame (96, 326, 200, 200) color coral }
      window list
      run
      recognizer grab pan on list.card instant true
      """)
    #expect(
      bench.run("pan list.card by (0, 6) over 0.1s hold 0.2s")
        == "t=0.300s  pan: grab began 0.000s, ended 0.300s, translation (0, 6), velocity (0, 0)")
  }

  @Test("a long press begins after its time, a swipe is one event")
  func others() {
    let bench = Bench(
      """
      controller list { view card frame (96, 326, 200, 200) color coral }
      window list
      run
      recognizer long longPress on list.card press 0.4s
      recognizer away swipe on list.card direction left { on recognized { note "away" } }
      """)
    #expect(
      bench.run("tap list.card hold 0.6s") == "t=0.600s  tap: long began 0.400s, ended 0.600s")
    #expect(bench.run("tap list.card hold 0.3s").contains("long failed 0.900s"))
    #expect(
      bench.run("pan list.card by (-120, 0) over 0.1s").contains("pan: away recognized"))
    #expect(bench.run("count(\"note away\")") == "1")
  }

  @Test("undo, rewind and replay find the same gesture")
  func replay() {
    let bench = drag(
      "var start = (0, 0)\non began { start = list.card.center }\n"
        + "on changed { list.card.center = start + translation }")
    bench.run("pan list.card by (0, 160) over 0.4s")
    bench.run("rewind to 0.2s")
    #expect(bench.run("list.card.center") == "(196, 506)")
    #expect(bench.run("finger") == "(196, 506)")
    // The rest of the gesture is still to come.
    bench.run("run")
    #expect(bench.run("list.card.center") == "(196, 586)")
    #expect(bench.run("finger") == "(196, 586)")
    bench.run("undo 3")
    #expect(bench.run("list.card.center") == "(196, 426)")
    bench.run("redo")
    #expect(bench.run("list.card.center") == "(196, 586)")
  }
}
