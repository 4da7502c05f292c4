import Script
import Session
import Testing
import Text

@Suite("The checker lets through what might run")
struct CheckerAcceptedTests {
  @Test(
    "names in the order of the grammar",
    arguments: [
      "let scale = 2; let t = scale(2); let s = scale + 1",
      "recognizer r pan on card { let k = scale; on changed { card.transform = scale(k) } }",
      "recognizer r pan on card { on changed { let v = velocity(in: list); let w = velocity(card.center.x) } }",
      "animator a duration 1s { on ended { let finished = true; after 1s { if finished { } } } }",
      "controller c { view badge; badge.alpha = 0; on layout { badge.alpha = 1 } }",
      "controller c { for i in 0..<3 { view box[i] } }; c.box[1].alpha = 0",
      "controller c { if true { view a } else { view a } }; c.a.alpha = 0",
      "animator a duration 1s { after 1s { later.alpha = 0 }; view later in container }; a.later.alpha = 0",
      "interactor i custom { on start { view ghost in container } }; i.ghost.alpha = 0",
      "func f() { g() }; func g() { f() }", "func f(card) { card.anything = 1 }",
      "let linear = 1s; animate linear { }",
      "view note in list; note.alpha = 1", "for step in 0..<3 { step }", "let now = 1s; run now",
      "sweep d in [1, 2] { plot d }", "keep first; plot first.card.alpha", "let f = half; f(2)",
      "open \"more.segue\"; anything.alpha = 0", "reset; card.alpha = 0", "undo; anything",
      "presentation p { on layout { p.x = 1 } }",
    ])
  func names(_ text: String) {
    #expect(complaints(text) == [])
  }

  @Test(
    "values where their types are taken",
    arguments: [
      "animate 1 { }", "animate speed2 { }", "animate lift { }", "animate card.center.x to 3",
      "view a alpha 50%",
      "pinch card angle 1", "view a corner 4pt", "update swipe 40%", "run to 50%",
      "run to now + 1s", "view a transform identity",
      "add card to photo", "push nav on nav", "add [gravity([card]), gravity(card)]",
      "delegate d presented none",
      "delegate d presented grow dismissing (swipe.inProgress ? swipe : none)", "tabs t list",
      "tabs t [list, nav]",
      "animate card.alpha to 1 with spring(damping: 1)", "animate card.alpha to 1 with smooth",
      "convert easeOut to css",
      "controller c detents [medium, large]", "view a color .red", "view a color #fff",
      "card.corner = 8pt", "card.center.x = 100pt",
      "card.center = (1pt, 2)", "drag.requiresFailureOf = drag",
      "list.transitioningDelegate = none", "expect card.center ~= (1, 2) within 1",
      "expect now - 1s < 225ms", "expect 1s == 1000ms", "expect 50% + 0.5 == 1",
      "expect when(\"x\") ~= now + 0.1s", "expect 3s / 1s == 3",
      "let a = (1, 2) * 3 + (4, 5) / 2", "let a = 2 * (1, 2, 3, 4)", "let a = -(1, 2)",
      "let a = 1s * 2 + 3", "let a = pi * 1rad", "select 1 in bar", "select speed2 in bar",
      "tap pager times 2",
      "pan card by (1, 2) * 2", "run until drag.progress > 0.5",
      "window photo", "window nav", "view a in window", "snapshot s of photo; add s", "start lift",
      "pause swipe",
      "card.transform.rotation = 45deg", "card.color = (true ? red : blue)",
      "expect problems.contains(\"x\")",
      "expect pager.offset.x == 1", "expect nav.top == list",
      "expect bar.index == 1 && card.hidden",
    ])
  func types(_ text: String) {
    #expect(complaints(text) == [])
  }

  @Test(
    "verbs where they may stand",
    arguments: [
      "if card.hidden { run } else { plot card.alpha }", "for i in 0..<3 { run 1s; card.alpha }",
      "func f() { run; plot card.alpha }",
      "sweep d in [1] { run; plot d; d }", "expect fails \"no\" { run; nothing.alpha = 3 }",
      "while false { step }",
      "after 1s { expect card.alpha == 1 }", "controller c { on didLoad { note \"loaded\" } }",
      "recognizer r pan on card { on shouldBegin { translation.x > 0 } }",
      "recognizer r pan on card { on shouldBegin { return true } }",
      "after 1s { half(2) }", "after 1s { return }", "animator a duration 1s { return lift }",
      "func f() { return }",
      "animator a duration 1s { on ended { } }", "after 1s { touch up }",
      "delegate d { on presented { grow } }",
    ])
  func standing(_ text: String) {
    #expect(complaints(text) == [])
  }
}
