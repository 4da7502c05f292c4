import Script
import Session
import Testing
import Text

@Suite("Commands")
struct CommandTests {
  @Test(
    "operands, options in any order, block, then",
    arguments: [
      ("present photo from list", "<present what:photo from:list>"),
      (
        "animate 1s curve easeOut delay 2s { } then { complete }",
        "<animate what:1.0s curve:easeOut delay:2.0s {} then {<complete>}>"
      ),
      ("animate 1s delay 2s curve easeOut { }", "<animate what:1.0s delay:2.0s curve:easeOut {}>"),
      ("dismiss", "<dismiss>"), ("dismiss then { run }", "<dismiss then {<run>}>"),
      ("update swipe -x", "<update what:swipe fraction:(-x)>"),
      ("update swipe - x", "1:17: `update` needs a fraction"),
      ("pan card by -10", "<pan what:card by:(-10.0)>"),
      ("plot a, b + c, f(d) from 1", "<plot what:a (b + c) f(d) from:1.0>"),
      ("plot a,\n  b", "<plot what:a b>"),
      ("tap (1, 2) times 2", "<tap what:(tuple 1.0 2.0) times:2.0>"),
      ("update pull (1 - size)", "<update what:pull fraction:(1.0 - size)>"),
      (
        "animate a.b to out ? 0 : 1 with basic(1s)",
        "<animate what:a.b to:(out ? 0.0 : 1.0) with:basic(1.0s)>"
      ),
      ("complete !done", "<complete completed:(!done)>"),
      ("complete position == .end", "<complete completed:(position == .end)>"),
      ("select 1 in bar tapped", "<select what:1.0 in:bar tapped:flag>"),
      ("view box[i + 1] frame r", "<view NAME:box[(i + 1.0)] frame:r>"),
      ("tabs bar [a, b]", "<tabs NAME:bar controllers:[a b]>"),
      (
        "keyframes 1s { at 0 for 50% { } }",
        "<keyframes duration:1.0s {<at start:0.0 for:50.0% {}>}>"
      ),
      (
        "keyframes 1s { if a { at 0 for 1 { } } }",
        "<keyframes duration:1.0s {if a {<at start:0.0 for:1.0 {}>}}>"
      ),
      ("expect fails \"x\" { run }", "<expect fails:\"x\" {<run>}>"),
      ("animations off { }", "<animations state:'off {}>"),
      ("sweep d in [1] { plot d }", "<sweep NAME:d in:[1.0] {<plot what:d>}>"),
    ])
  func shape(_ text: String, _ expected: String) {
    #expect(tree(text) == expected)
  }

  @Test(
    "at the head of an operand a bare option word is the option; behind an option comes its value",
    arguments: [
      ("pop to list", "<pop to:list>"), ("pop to.list", "<pop what:to.list>"),
      ("pop (to)", "<pop what:to>"),
      ("run until x", "<run until:x>"), ("run for", "1:5: expected a value, found `for`"),
      ("add to.view", "<add what:to.view>"),
      ("add to", "1:5: `add` needs a view, a controller or behaviors"),
      ("animate duration delay delay { }", "<animate what:duration delay:delay {}>"),
      ("view in in card", "1:6: `view` needs a name, and `in` is one of its options"),
      ("expect at 1s", "1:1: `expect` needs `condition` or `fails`"),
    ])
  func optionWords(_ text: String, _ expected: String) {
    #expect(tree(text) == expected)
  }

  @Test(
    "words",
    arguments: [
      ("controller a style custom", "<controller NAME:a style:'custom>"),
      ("controller a style .custom", "<controller NAME:a style:'custom>"),
      ("controller a style (s)", "<controller NAME:a style:s>"),
      ("view a image", "<view NAME:a kind:'image>"),
      ("view a .image", "<view NAME:a kind:'image>"), ("screen iPhone", "<screen size:'iPhone>"),
      ("screen (1, 2)", "<screen size:(tuple 1.0 2.0)>"),
      ("screen (iPhone)", "<screen size:iPhone>"), ("screen s", "<screen size:s>"),
      ("pan from left by p", "<pan from:'left by:p>"),
      ("pan from left.center by p", "<pan from:left.center by:p>"),
      ("recognizer e edge on v edges left", "<recognizer NAME:e kind:'edge on:v edges:'left>"),
      (
        "recognizer e edge on v edges [left, .right,]",
        "<recognizer NAME:e kind:'edge on:v edges:'left+right>"
      ),
      ("recognizer e edge on v edges []", "<recognizer NAME:e kind:'edge on:v edges:'>"),
      ("show lanes", "<show what:'lanes>"), ("show of card", "<show of:card>"),
    ])
  func words(_ text: String, _ expected: String) {
    #expect(tree(text) == expected)
  }

  @Test(
    "what does not go",
    arguments: [
      ("present", "1:8: `present` needs a controller"),
      ("controller 3", "1:12: `controller` needs a name, found `3`"),
      ("view a foo", "1:8: `view` has no option `foo`"),
      ("show card", "1:6: `show` has no option `card`"),
      (
        "recognizer d zoom on v",
        "1:14: there is no kind of `recognizer` called `zoom`: `pan edge tap longPress swipe pinch rotation`"
      ),
      ("layout a 5", "1:10: `kind` of `layout` wants one of `flow grid stack`"),
      ("run 1s 2s", "1:8: the statement is over, found `2s`"),
      ("present photo { }", "1:15: `present` takes no block"),
      ("view a then { }", "1:8: `view` takes no `then`"),
      ("animate 1s { } then", "1:20: `then` needs a block, found the end"),
      ("after 1s", "1:9: `after` needs a block"),
      ("animate 1s, 2s { }", "1:11: operands and options stand without commas, by blanks alone"),
      ("update a, 1", "1:9: operands and options stand without commas, by blanks alone"),
      ("undo 1 2", "1:8: the statement is over, found `2`"),
      ("quit now", "1:6: `quit` has no options, found `now`"),
      ("step + 1", "1:6: the statement is over, found `+`"), ("save", "1:5: `save` needs a text"),
      ("set fps", "1:8: `set` needs a text"),
      ("pan card", "1:1: `pan` needs `by` or `to`"), ("rewind", "1:1: `rewind` needs `by` or `to`"),
      ("view box [1]", "1:10: `[` touches its list in an index"),
    ])
  func wrong(_ text: String, _ complaint: String) {
    #expect(tree(text) == complaint)
  }

  @Test("a value behind a list, without its comma, gets the line with the comma")
  func comma() throws {
    let missing = try #require(diagnose("plot easeOut easeIn").first)
    #expect(missing.message == "`plot` has no option `easeIn`")
    #expect(missing.hint == "several values stand with commas between them: `plot easeOut, easeIn`")
    #expect(diagnose("plot easeOut sise (2, 2)").first?.hint == "did you mean `size`?")
    #expect(diagnose("plot easeOut title 3 easeIn").first?.hint == nil)
    #expect(diagnose("view a foo").first?.hint == nil)
  }

  @Test("nearest words only of what is legal there, and the line mended")
  func suggestions() throws {
    let option = try #require(diagnose("animate 1s cruve easeOut { }").first)
    #expect(option.hint == "did you mean `curve`?")
    #expect(option.fix == "animate 1s curve easeOut { }")
    let verb = try #require(diagnose("run\n  presnt photo\nrun").first)
    #expect(verb.fix == "present photo")
    #expect(diagnose("animate 1s curve easeOut cruve x { }").first?.hint == nil)
    #expect(diagnose("att 0 for 1 { }").first?.hint == nil)
    #expect(diagnose("keyframes 1s { att 0 for 1 { } }").first?.hint == "did you mean `at`?")
    #expect(diagnose("view a imaeg").first?.hint == "did you mean `image`?")
    #expect(
      diagnose("wait 1s").first?.hint
        == "`run 0.2s` moves the clock; `after 0.2s { ... }` schedules")
    #expect(
      diagnose("present photo run").first?.hint == "a newline or `;` stands between statements")
    #expect(diagnose("lett a = 1").first?.hint == "did you mean `let`?")
  }
}
