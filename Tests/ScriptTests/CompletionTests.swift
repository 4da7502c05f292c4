import Script
import Session
import Testing
import Text

@Suite("Completion by the place in the grammar")
struct CompletionTests {
  private static let prelude =
    WrongInput.prelude + """

      delegate fancy presented none
      animator grow duration 1s { view helper }
      propertyAnimator lift duration 1s { }
      func settle(out, speed) { }
      var count2 = 2
      """

  /// What Tab offers at the end of a text, after statements that have run.
  private func offered(_ text: String, at offset: Int? = nil) -> [Completion] {
    completions(of: text, at: offset ?? text.utf8.count, grammar: .segue, scope: Self.scope)
  }

  private static let scope: CheckScope = {
    let before = Source(name: "before", text: prelude)
    let statements = Parser(grammar: .segue).parse(before).statements
    return Checker(grammar: .segue).check(statements, in: before).scope
  }()

  private func texts(_ text: String) -> [String] { offered(text).map(\.text) }

  @Test(
    "all there is, in this order",
    arguments: [
      ("animate 0.5s cu", ["curve"]),
      ("pres", ["presentation", "present"]),
      ("present ", ["list", "photo"]),
      ("present photo with ", ["swipe"]),
      ("push photo on ", []),
      ("attach ", ["fancy"]),
      ("start ", ["lift"]),
      ("delegate d presented ", ["grow", "none"]),
      ("delegate d presented (", ["grow", "none"]),
      ("photo.transitioningDelegate = ", ["fancy", "none"]),
      ("card.hidden = ", ["true", "false"]),
      ("pinch card ", ["scale", "angle", "by", "over", "along", "hold", "end"]),
      ("pinch card hold 1s by (1, 1) ", ["scale", "angle", "over", "along", "end"]),
      ("layout small ", ["flow", "grid", "stack"]),
      ("layout small .g", ["grid"]),
      ("recognizer e edge on card edges [left, ", ["left", "right", "top", "bottom"]),
      ("recognizer e edge on card edges [left, r", ["right"]),
      (
        "view x ",
        [
          "image", "label", "button", "scroll", "slider", "in", "frame", "center", "size", "color",
          "alpha", "corner", "anchor", "transform", "hidden", "clips", "text", "content", "paging",
          "userInteraction", "{",
        ]
      ),
      ("recognizer d pan on card { on sh", ["shouldBegin", "shouldReceive"]),
      ("recognizer d pan on card { on began, ch", ["changed"]),
      ("recognizer d pan on card { on b", ["began"]),
      (
        "recognizer d pan on card { on",
        [
          "on", "on began", "on changed", "on ended", "on cancelled", "on failed", "on recognized",
          "on shouldBegin", "on shouldReceive",
        ]
      ),
      ("recognizer d pan on card { let x = 1; v", ["var"]),
      ("animate 1s { card.alpha = 0 } ", ["then"]),
      ("animate 1s { card.alpha = 0 } then { } ", []),
      ("if card.alpha == 1 { } ", ["else"]),
      ("photo.im", ["image"]), ("after 1s { photo.image.alp", ["alpha"]),
      ("delegate d { on pushed { from.pa", ["parent"]),
      ("animator a duration 1s { from.pa", []), ("after 1s { photo.im", ["image"]),
      ("func f(page) { present ", ["list", "photo", "page"]),
      ("grow.", ["helper", "duration"]),
      ("animator g duration 1s { add to.", ["view", "controller", "initialFrame", "finalFrame"]),
      ("animator g duration 1s { add to.view; complete cont", ["container", "context"]),
      (
        "set ",
        [
          "fps", "width", "height", "charset", "tol", "color", "steps", "depth", "turns", "limit",
        ]
      ),
      ("help anim", ["animate", "animations", "animator"]),
      ("plot spring(damping: 0.5, dampi", ["damping:", "dampingRatio:"]),
      ("plot bezier(0.4, x", ["x1:", "x2:"]),
      ("expect card.alpha == 1 wi", ["within"]),
      ("keyframes 1s { at", ["attach", "at"]),
      ("keyframes 1s { for i in 0..<3 { at", ["attach", "at"]),
      ("at", ["attach"]),
      ("animate 1s { ru", []),
      ("func f() { ru", ["run"]),
      ("sweep d in [1, 2] { plo", ["plot"]),
      ("for corner in [1, 2] { corn", ["corner"]),
      ("func f(alpha, beta) { return be", ["beta", "bezier("]),
      ("after 1s { let mine = 2; after 1s { mi", ["mine"]),
      (
        "run to ",
        [
          "now", "abs(", "min(", "max(", "clamp(", "lerp(", "atan2(", "hypot(", "floor(", "ceil(",
          "round(", "project(", "rubberband(", "relative(", "convert(", "velocity(", "when(",
          "peak(", "trough(",
        ]
      ),
      ("view x color te", ["teal"]),
      ("settl", ["settle("]),
      ("EASEI", ["easeIn", "easeInOut"]),
      ("view 写", []),
    ] as [(String, [String])])
  func exactly(_ text: String, _ wanted: [String]) {
    #expect(texts(text) == wanted)
  }

  @Test(
    "nothing in a number, a colour, a text, a comment, a new name, or behind a mistake",
    arguments: [
      "run 0.5", "run 30m", "card.color = #f", "note \"anim", "note \"a\\(b)c", "// anim",
      "/* anim",
      "controller ", "let ", "func ", "save gr", "quit then { ", "frobnicate x ", "present photo ]",
    ])
  func nothing(_ text: String) {
    #expect(texts(text) == [])
  }

  @Test("inside an expression in a text names are offered")
  func inText() {
    #expect(texts("note \"a \\(car") == ["card"])
  }

  @Test("the part of the word that is there is replaced, and nothing behind the cursor")
  func replaced() throws {
    let text = "animate 0.5s cu easeOut { }"
    let first = try #require(offered(text, at: 15).first)
    #expect(first.text == "curve")
    #expect(first.replaced == 13..<15)
    let wide = "let 写真 = 1; 写"
    let second = try #require(
      completions(of: wide, at: wide.utf8.count, grammar: .segue).first { $0.text == "写真" })
    #expect(second.replaced == wide.utf8.count - 3..<wide.utf8.count)
    #expect(offered("写", at: 1).map(\.replaced) == offered("").map(\.replaced))
    #expect(!offered("x", at: -3).isEmpty)
    #expect(!offered("card.", at: 99).isEmpty)
  }

  @Test("each has a type and a line about it")
  func described() throws {
    let options = offered("animate 0.5s ")
    let damping = try #require(options.first { $0.text == "damping" })
    #expect(damping.type == "number")
    #expect(damping.summary == "ratio of a spring: below 1 it overshoots")
    let curve = try #require(options.first { $0.text == "curve" })
    #expect(curve.type == "curve")
    #expect(curve.summary == "how the time is spent; easeInOut if not given")
    let commands = offered("")
    #expect(commands.filter { $0.type == "command" }.allSatisfy { $0.summary.hasSuffix(".") })
    let function = try #require(offered("card.transform = sc").first)
    #expect(function.text == "scale(")
    #expect(function.type == "transform")
    #expect(function.summary == "scale(x, y = x): A transform that scales.")
  }

  @Test("several lines are one text: what they make is known")
  func lines() {
    #expect(texts("controller mine { view badge }\nmine.ba") == ["badge"])
    #expect(texts("controller mine {\n  view badge\n  bad") == ["badge"])
  }

  @Test("every line of the scripts, cut anywhere, is answered", arguments: Scenarios.names)
  func anywhere(_ name: String) {
    let text = Scenarios.source(name).text
    let lines = text.split(separator: "\n")
    for line in stride(from: 0, to: lines.count, by: 9).map({ lines[$0] }) {
      for offset in stride(from: 0, through: line.utf8.count, by: 7) {
        for item in offered(String(line), at: offset) {
          #expect(item.replaced.upperBound == offset)
        }
      }
    }
  }
}
