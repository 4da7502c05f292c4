import Testing

/// Inputs that are refused, where, and words that the message and the hint hold.
struct WrongInput: CustomTestStringConvertible, Sendable {
  let input: String
  let place: String
  let message: String
  let hint: String?

  init(_ input: String, _ place: String, _ message: String, hint: String? = nil) {
    self.input = input
    self.place = place
    self.message = message
    self.hint = hint
  }

  var testDescription: String { String(input.prefix(60)) }

  /// What stands before each.
  static let prelude = """
    controller list
    controller photo { view image frame (0, 0, 100, 100) }
    view card in list frame (0, 0, 100, 100)
    interactor swipe percentDriven
    let limit = 3
    """

  static let table: [WrongInput] = [
    WrongInput("presnt photo", "1:1", "no command `presnt`", hint: "did you mean `present`?"),
    WrongInput("longPress card for 1s", "1:1", "no command `longPress`", hint: "tap card hold"),
    WrongInput("animate 30deg { card.alpha = 0 }", "1:9", "wants a time", hint: "0.3s"),
    WrongInput(
      "animator grow duration 30deg { add to.view }", "1:24",
      "wants a time, got an angle", hint: "300ms"),
    WrongInput(
      "animate 0.5s", "1:1",
      "needs a block or `to` or `by` or `with`", hint: "for instance"),
    WrongInput("animate 0.5s to 3 { card.alpha = 0 }", "1:1", "not both"),
    WrongInput("animate 0.3s curve { card.alpha = 0 }", "1:20", "`curve` needs a value"),
    WrongInput("animate 0.3s delay 0.1s delay 0.2s { card.alpha = 0 }", "1:25", "given twice"),
    WrongInput("animate 0.3s delay: 0.1s { card.alpha = 0 }", "1:19", "without `:`"),
    WrongInput("animate 0.3s delay = 0.1s { card.alpha = 0 }", "1:20", "without `=`"),
    WrongInput("present(photo)", "1:1", "`present` is a command", hint: "present photo from list"),
    WrongInput(
      "controller sheet style custm", "1:24",
      "no style of `controller`", hint: "did you mean `custom`?"),
    WrongInput(
      "recognizer drag pan on card { on chnged { } }", "1:34",
      "no event `chnged`", hint: "did you mean `changed`?"),
    WrongInput(
      "recognizer drag pan on card { card.alpha = 0 }", "1:31",
      "holds `let`, `var` and `on` only", hint: "on began"),
    WrongInput("at 0 for 0.5 { card.alpha = 0 }", "1:1", "belongs in the block of `keyframes`"),
    WrongInput(
      "keyframes 1s { at 0 { card.alpha = 0 } }", "1:16",
      "needs the option `for`", hint: "at 0 for 50%"),
    WrongInput("limit = 4", "1:1", "bound by `let`", hint: "var limit"),
    WrongInput("speed = 4", "1:1", "`speed` is not declared", hint: "var speed"),
    WrongInput(
      "expect crad.alpha == 0", "1:8",
      "`crad` is not the name", hint: "did you mean `card`?"),
    WrongInput("if card.alpha = 0 { run }", "1:15", "`=` sets, `==` compares"),
    WrongInput("card.alpha -0.5", "1:12", "a sign, not an operation", hint: "spaces on both sides"),
    WrongInput("plot spring (damping: 0.5, duration: 1s)", "1:13", "`(` touches its name"),
    WrongInput("plot bezier(0.4, 0, 0.2)", "1:6", "needs `y2`", hint: "bezier(x1, y1, x2, y2)"),
    WrongInput("expect 0.5s == 30deg", "1:8", "cannot compare a time and an angle"),
    WrongInput("card.frame = (0, 0, 100)", "1:14", "4 a rect; here are 3"),
    WrongInput("card.color = #ff00g", "1:14", "a colour is `#rgb`"),
    WrongInput(#"note "half"#, "1:6", "no closing quote"),
    WrongInput(#"note "a \q b""#, "1:9", #"`\q` is no escape"#),
    WrongInput("let a = [1, 2", "1:9", "this `[` is never closed"),
    WrongInput("animate 1s { card.alpha = 0", "1:12", "this `{` is never closed"),
    WrongInput("/* never closed", "1:1", "comment is never closed"),
    WrongInput("else { run }", "1:1", "on the line of the `}` before it", hint: "} else {"),
    WrongInput("func half(x: CGFloat) { return x / 2 }", "1:12", "no types", hint: "func half(x)"),
    WrongInput("return 3", "1:1", "`return` ends a function"),
    WrongInput("after 1s { plot card.alpha }", "1:12", "belongs at the prompt"),
    WrongInput("run to 0.5", "1:8", "wants a time or a percentage", hint: "`0.5s` or `50%`"),
    WrongInput("let r = cells[0] [1]", "1:18", "`[` touches its list"),
    WrongInput("push card on list", "1:6", "wants a controller, got a view"),
    WrongInput(
      "snapshot ghost", "1:1",
      "needs the option `of`", hint: "snapshot ghost of photo.image"),
    WrongInput("view photo.badge", "1:11", "a new name has no dots"),
    WrongInput("if photo?.view { run }", "1:9", "there is no `?.`"),
    WrongInput("photo.view!.alpha = 0", "1:11", "no `!` after a value"),
    WrongInput("tap （10, 20）", "1:5", "look-alike of `(`"),
    WrongInput("swipe.percent(3) = 2", "1:18", "only a path can be set"),
    WrongInput("{ run }", "1:1", "a block needs a command"),
    WrongInput("update swipe", "1:13", "needs a fraction", hint: "update swipe 0.4"),
    WrongInput("expect card.alpha == 0 { run }", "1:24", "takes a block only with `fails`"),
    WrongInput("animations on { card.alpha = 0 }", "1:15", "takes a block only after `off`"),
    WrongInput(
      "controller c { view view frame (0, 0, 9, 9) }", "1:21",
      "`c.view` is UIKit's own", hint: "another name"),
    WrongInput(
      "recognizer drag pan on card { var start = translation.y }", "1:43",
      "`translation` is not the name", hint: "worked out once"),
    WrongInput("set card.alpha 0.5", "1:5", "no setting of `set`", hint: "card.alpha = 0.5"),
    WrongInput(
      "recognizer e edge on list edges left, right { }", "1:37",
      "without commas", hint: "[left, right]"),
    WrongInput("func run() { card.alpha = 0 }", "1:6", "cannot name a function"),
    WrongInput(
      "let x = " + String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300),
      "1:209",
      "nested more than 200 deep"),
    WrongInput("let then = 3", "1:5", "needs a name"),
    WrongInput("animate card.alpha to then { run }", "1:23", "`then` begins"),
    WrongInput("controller c { run 1s }", "1:16", "`run` moves the clock"),
    WrongInput("let x = nope(3)", "1:9", "no function `nope`"),
    WrongInput("expect scale > 1", "1:8", "`scale` is a function", hint: "call it"),
    WrongInput("let x = card.5", "1:14", "does not begin with a digit"),
    WrongInput(#"note "a" + "b""#, "1:6", "joined inside one text"),
  ]
}
