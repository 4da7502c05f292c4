import Script
import Session
import Testing
import Text

@Suite("The checker refuses what cannot run")
struct CheckerRefusedTests {
  @Test(
    "names",
    arguments: [
      ("run until nothing", "1:11: `nothing` is not the name of anything here"),
      ("nothing", "1:1: `nothing` is not the name of anything here"),
      ("let a = nothing.x", "1:9: `nothing` is not the name of anything here"),
      ("note \"\\(nothing)\"", "1:9: `nothing` is not the name of anything here"),
      ("card.imgae", "1:6: `card` has no member `imgae`"),
      ("photo.imgae.alpha = 0", "1:7: `photo` has no member `imgae`"),
      ("card.center.z", "1:13: a point or size has no member `z`"),
      ("let a = [1].size", "1:13: a list has no member `size`"),
      ("translation", "1:1: `translation` is not the name of anything here"),
      ("drag.spede = 1", "1:6: `drag` has no member `spede`"),
      ("nope(1)", "1:1: there is no function `nope`"),
      ("card(1)", "1:1: `card` is a view, not a function"),
      ("expect sqrt == 2", "1:8: `sqrt` is a function"),
      ("if true { let a = 1 }; a", "1:24: `a` is not the name of anything here"),
      ("animate 1s { let a = 1 }; a", "1:27: `a` is not the name of anything here"),
      (
        "recognizer r pan on card { var a = state }",
        "1:36: `state` is not the name of anything here"
      ),
    ])
  func names(_ text: String, _ complaint: String) {
    #expect(complaints(text) == [complaint])
  }

  @Test(
    "assignments",
    arguments: [
      ("card = 3", "1:1: `card` is a view: it cannot be set"),
      ("half = 3", "1:1: `half` is a function: it cannot be set"),
      ("now = 3", "1:1: `now` is built in: it cannot be set"),
      ("red = 3", "1:1: `red` is built in: it cannot be set"),
      ("limit += 1", "1:1: `limit` is bound by `let`: it cannot be set"),
      ("sqrt = 3", "1:1: `sqrt` is not the name of anything here"),
      (
        "recognizer r pan on card { on began { translation = (0, 0) } }",
        "1:39: `translation` is given to this block: it cannot be set"
      ),
      ("func f() { let a = 1; a = 2 }", "1:23: `a` is bound by `let`: it cannot be set"),
      ("card.alpha = 30deg", "1:14: `card.alpha` wants a plain number, got an angle"),
      ("card.hidden = 3", "1:15: `card.hidden` wants `true` or `false`, got a plain number"),
      ("card.color = \"red\"", "1:14: `card.color` wants a colour, got a text"),
      ("card.center.x = 1s", "1:17: `card.center.x` wants a length, got a time"),
      ("animate 1s { let a = 1; let a = 2 }", "1:29: `a` is declared twice in this block"),
      ("controller c { view a; view a }", "1:29: `a` is declared twice in this block"),
      ("recognizer r pan on card { let state = 1 }", "1:32: `r.state` is UIKit's own"),
      ("controller c { let view = 3 }", "1:20: `c.view` is UIKit's own"),
      ("interactor i custom { on start { view duration } }", "1:39: `i.duration` is UIKit's own"),
    ])
  func assignments(_ text: String, _ complaint: String) {
    #expect(complaints(text) == [complaint])
  }

  @Test(
    "types",
    arguments: [
      (
        "animate 0.3s damping 1s { }",
        "1:22: `damping` of `animate` wants a plain number, got a time"
      ), ("view a color 3", "1:14: `color` of `view` wants a colour, got a plain number"),
      ("step 1.5", "1:6: `step` wants a whole number, got `1.5`"),
      ("view a hidden 1", "1:15: `hidden` of `view` wants `true` or `false`, got a plain number"),
      ("push photo on photo", "1:15: `on` of `push` wants a navigation, got a controller"),
      ("start card", "1:7: `start` wants a property animator or a collection, got a view"),
      ("present none", "1:9: `present` wants a controller, got `none`"),
      ("update swipe 1s", "1:14: `update` wants a fraction, got a time"),
      ("animate card.alpha to 1 with easeOut", "1:30: `easeOut` has no duration of its own"),
      ("view a frame (1, 2)", "1:14: `frame` of `view` wants a rect, got a point or size"),
      ("attach card to photo", "1:8: `attach` wants a delegate, got a view"),
      ("tabs t [card]", "1:8: `tabs` wants controllers, got a list"),
      ("sweep d in 3 { }", "1:12: `in` of `sweep` wants a list, got a plain number"),
      ("for i in 3 { }", "1:10: `for` walks over a list, here is a plain number"),
      ("if 3 { }", "1:4: a condition is `true` or `false`, here is a plain number"),
      ("if card { }", "1:4: a condition is `true` or `false`, here is a view"),
      ("let a = 1s ? 2 : 3", "1:9: a condition is `true` or `false`, here is a time"),
      ("let a = !3", "1:10: a condition is `true` or `false`, here is a plain number"),
      ("let a = true && 3", "1:9: a condition is `true` or `false`, here is a plain number"),
      ("let a = -card", "1:10: a view takes no sign"),
      ("let a = 1s + 1deg", "1:9: cannot add a time and an angle"),
      ("let a = 1pt - 1s", "1:9: cannot subtract a length and a time"),
      ("let a = (1, 2) + 3", "1:9: cannot add a point or size and a plain number"),
      ("let a = 1s < 1pt", "1:9: cannot compare a time and a length"),
      ("let a = \"a\" + 1", "1:9: texts are joined inside one text: `\"a\\(b)\"`"),
      ("let a = (1, 2, 3)", "1:9: 2 numbers make a point or size, 4 a rect; here are 3"),
      ("let a = (1, 2, 3, 4, 5)", "1:9: 2 numbers make a point or size, 4 a rect; here are 5"),
      ("let a = [1, 2][1s]", "1:16: an index wants a whole number, got a time"),
      ("view box[1.5]", "1:10: the index of `view` wants a whole number, got `1.5`"),
    ])
  func types(_ text: String, _ complaint: String) {
    #expect(complaints(text) == [complaint])
  }

  @Test(
    "calls",
    arguments: [
      ("let a = bezier(1, 2, 3, 4, 5)", "1:28: `bezier` takes no more values"),
      ("let a = lerp(1, 2)", "1:9: `lerp` needs `t`"), ("let a = max()", "1:9: `max` needs `a`"),
      ("let a = spring(0.5)", "1:16: `spring` takes its values by label"),
      ("let a = spring(damp: 1)", "1:16: `spring` has no `damp`"),
      ("let a = decay(velocity: 1, 2)", "1:28: plain values stand before those with labels"),
      ("let a = decay(1, velocity: 2)", "1:18: `velocity` is given twice"),
      ("let a = spring(damping: 1, damping: 2)", "1:28: `damping` is given twice"),
      ("half(1, 2)", "1:1: `half` takes 1 value, here are 2"),
      (
        "recognizer r pan on card { on changed { let w = velocity() } }",
        "1:49: `velocity` needs `path`"
      ),
      ("half()", "1:1: `half` takes 1 value, here are 0"),
    ])
  func calls(_ text: String, _ complaint: String) {
    #expect(complaints(text) == [complaint])
  }

  @Test(
    "where things stand",
    arguments: [
      (
        "after 1s { run }",
        "1:12: `run` moves the clock: it belongs at the prompt, not in a block of `after`"
      ),
      (
        "animate 1s { pan card by (1, 2) }",
        "1:14: `pan` moves the clock: it belongs at the prompt, not in a block of `animate`"
      ),
      (
        "animate 1s { } then { plot card.alpha }",
        "1:23: `plot` belongs at the prompt, not in a block of `animate`"
      ),
      (
        "recognizer r pan on card { on began { if true { save x.md } } }",
        "1:49: `save` belongs at the prompt, not in a block of `recognizer`"
      ),
      (
        "sweep d in [1] { after 1s { plot d } }",
        "1:29: `plot` belongs at the prompt, not in a block of `after`"
      ),
      ("on began { }", "1:4: `on` belongs in the block of what has events"),
      ("navigation n { on layout { } }", "1:19: `on` belongs in the block of what has events"),
      (
        "animate 1s { } then { on began { } }", "1:26: `on` belongs in the block of what has events"
      ),
      (
        "interactor i custom { run }",
        "1:23: the block of `interactor` holds `let`, `var` and `on` only"
      ),
      (
        "dynamics d on card { func f() { } }",
        "1:22: the block of `dynamics` holds `let`, `var` and `on` only"
      ),
      (
        "return",
        "1:1: `return` ends a function, a handler or a block that runs later: here is none"
      ),
      (
        "animate 1s { return }",
        "1:14: `return` ends a function, a handler or a block that runs later: here is none"
      ),
      ("after 1s { card.alpha }", "1:12: a value alone does nothing here"),
      ("func f() { 3 }", "1:12: a value alone does nothing here"),
      ("recognizer r pan on card { on began { 3 } }", "1:39: a value alone does nothing here"),
      (
        "recognizer r pan on card { on shouldBegin { 3; true } }",
        "1:45: a value alone does nothing here"
      ),
      ("controller c { card }", "1:16: a value alone does nothing here"),
    ])
  func standing(_ text: String, _ complaint: String) {
    #expect(complaints(text) == [complaint])
  }

  @Test("only what is near and legal is suggested")
  func hints() {
    func hint(_ text: String) -> String? { diagnose(text, after: knownNames).first?.hint }
    #expect(
      hint("crad.alpha = 0") == "`var crad = 0` declares it"
        || hint("crad.alpha = 0") == "did you mean `card`?")
    #expect(hint("photo.imgae") == "did you mean `image`?")
    #expect(hint("card.aplha") == "did you mean `alpha`?")
    #expect(hint("let a = beizer(1, 1, 1, 1)") == "did you mean `bezier`?")
    #expect(hint("let a = cadr(1)") == nil)
    #expect(hint("after 1s { halff(1) }") == "did you mean `half`?")
    #expect(hint("let a = spring(dampin: 1)") == "did you mean `damping`?")
    #expect(hint("recognizer r pan on card { on begun { } }") == "did you mean `began`?")
    #expect(hint("expect bar.slected == card") == "did you mean `selected`?")
  }

  @Test("a second declaration names the first")
  func note() throws {
    let diagnostic = try #require(diagnose("after 1s { let a = 1\nlet a = 2 }").first)
    #expect(diagnostic.notes.map(\.message) == ["it was declared here"])
    #expect(diagnostic.notes.first?.place?.range == 15..<16)
  }
}
