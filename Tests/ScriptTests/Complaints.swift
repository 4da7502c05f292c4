import Script
import Session
import Text

/// Statements that make a name of each kind, after those of the wrong inputs.
let knownNames =
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
func complaints(_ text: String) -> [String] {
  diagnose(text, after: knownNames).map {
    "\($0.severity == .warning ? "warning " : "")\(summary($0))"
  }
}

/// What parser and checker say about a text, after statements that are known to be fine.
func diagnose(_ text: String, after prelude: String = "") -> [Diagnostic] {
  let parser = Parser(grammar: .segue)
  let before = Source(name: "before", text: prelude)
  let known = Checker(grammar: .segue).check(parser.parse(before).statements, in: before)
  let source = Source(name: "line", text: text)
  let result = parser.parse(source)
  if result.hasErrors { return result.diagnostics }
  return Checker(grammar: .segue, scope: known.scope).check(result.statements, in: source)
    .diagnostics
}
