import Script
import Session
import Testing
import Text

private let prelude =
  WrongInput.prelude + """

    delegate fancy presented none
    animator grow duration 1s { view helper }
    propertyAnimator lift duration 1s { }
    recognizer drag pan on card { let progress = 0.5; var start = (0, 0) }
    navigation nav root list
    tabs bar [list, photo]
    view pager scroll in list
    layout small grid
    func half(x) { return x / 2 }
    var speed2 = 2
    """

/// The complaints of the checker about a text, behind names of many kinds.
private func complaints(_ text: String) -> [String] {
  diagnose(text, after: prelude).map {
    "\($0.severity == .warning ? "warning " : "")\(summary($0))"
  }
}

@Suite("The checker lets through what might run")
struct AcceptedTests {
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
      "let linear = 3; linear = linear",
      "view note in list; note.alpha = 1", "for step in 0..<3 { step }", "let now = 1s; run now",
      "sweep d in [1, 2] { plot d }", "keep first; plot first.card.alpha", "let f = half; f(2)",
      "open \"more.segue\"; anything.alpha = 0", "reset; card.alpha = 0", "undo; anything",
      "presentation p { on layout { p.x = 1 } }",
    ])
  func names(_ text: String) {
    // Two of them set or redeclare on purpose what another block may have made anew.
    if text.contains("linear = linear") { return #expect(complaints(text).count == 1) }
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
      "let a = 1s * 2 + 3", "let a = pi * 1rad",
      "if first(1) { }", "select 1 in bar", "select speed2 in bar", "tap pager times 2",
      "pan card by (1, 2) * 2", "run until drag.progress > 0.5",
      "window photo", "window nav", "view a in window", "snapshot s of photo; add s", "start lift",
      "pause swipe",
      "card.transform.rotation = 45deg", "card.color = (true ? red : blue)",
      "expect problems.contains(\"x\")",
      "expect pager.offset.x == 1", "expect nav.top == list",
      "expect bar.index == 1 && card.hidden",
    ])
  func types(_ text: String) {
    if text.contains("first(1)") { return #expect(complaints(text).count == 1) }
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

@Suite("The checker refuses what cannot run")
struct RefusedTests {
  @Test(
    "names",
    arguments: [
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
      ("tabs t [card]", "1:8: `tabs` wants a controller or a list of them, got a list"),
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
    func hint(_ text: String) -> String? { diagnose(text, after: prelude).first?.hint }
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

@Suite("The checker warns of what may come")
struct WarnedTests {
  @Test(
    "names that are unknown in blocks that run later",
    arguments: [
      (
        "after 1s { nothing.alpha = 0 }",
        ["warning 1:12: `nothing` is not the name of anything yet"]
      ),
      ("after 1s { nope(1) }", ["warning 1:12: there is no function `nope` yet"]),
      ("func f() { return nothing }", ["warning 1:19: `nothing` is not the name of anything yet"]),
      (
        "recognizer r pan on card { let a = nothing }",
        ["warning 1:36: `nothing` is not the name of anything yet"]
      ),
      ("delegate d presented nothing", ["warning 1:22: `nothing` is not the name of anything yet"]),
      ("after 1s { nothing = 1 }", ["warning 1:12: `nothing` is not the name of anything yet"]),
      (
        "after 1s { a.alpha = 0; b.alpha = 0 }",
        [
          "warning 1:12: `a` is not the name of anything yet",
          "warning 1:25: `b` is not the name of anything yet",
        ]
      ),
      ("after 1s { later.alpha = 0 }\nview later in list", []),
      ("func f() { g() }\nfunc g() { }", []),
      ("let a = .psuh", ["warning 1:9: `.psuh` is none of UIKit's words known here"]),
    ] as [(String, [String])])
  func later(_ text: String, _ wanted: [String]) {
    #expect(complaints(text) == wanted)
  }

  @Test("a warning is no error, and twenty are enough")
  func many() {
    let text = "func f() {\n" + (0..<50).map { "x\($0).y = 1\n" }.joined() + "}"
    let source = Source(name: "line", text: text)
    let result = Checker(grammar: .segue).check(
      Parser(grammar: .segue).parse(source).statements, in: source)
    #expect(!result.hasErrors)
    #expect(result.diagnostics.count == 20)
  }

  @Test("types of names at the top are not trusted in blocks that run later")
  func types() {
    #expect(complaints("let d = 30deg\nafter 1s { animate d { } }\nlet d = 1s") == [])
    #expect(
      complaints("after 1s { animate 30deg { } }") == [
        "1:20: `animate` wants a time, a path or a property animator, got an angle"
      ])
    #expect(
      complaints("func f() { let d = 30deg; animate d { } }") == [
        "1:35: `animate` wants a time, a path or a property animator, got an angle"
      ])
  }
}

@Suite("What is known afterwards")
struct ScopeTests {
  @Test("names, kinds, members, and what may be set")
  func scope() throws {
    let source = Source(name: "line", text: prelude)
    let scope = Checker(grammar: .segue).check(
      Parser(grammar: .segue).parse(source).statements, in: source
    ).scope
    #expect(
      scope.entries.keys == [
        "list", "photo", "card", "swipe", "limit", "fancy", "grow", "lift", "drag", "nav", "bar",
        "pager", "small", "half", "speed2",
      ])
    #expect(scope["photo"]?.type == .object("controller"))
    #expect(scope["photo"]?.members?.map(\.name) == ["image"])
    #expect(scope["pager"]?.type == .object("scroll"))
    #expect(scope["drag"]?.members?.map(\.name) == ["progress", "start"])
    #expect(scope["drag"]?.members?.map(\.isSettable) == [false, true])
    #expect(scope["grow"]?.members?.map(\.name) == ["helper"])
    #expect(scope["half"]?.parameters == ["x"])
    #expect(scope["limit"]?.isSettable == false)
    #expect(scope["speed2"]?.isSettable == true)
    #expect(!scope.isOpen)
  }
}
