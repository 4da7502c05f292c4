import Text

/// What the verbs that animate refuse.
@MainActor
extension Diagnostic {
  static func notOfABlock(_ option: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "`\(option)` has no place with a time and a block", at: place,
      hint: option == "delayFactor"
        ? "it is for `animate P { }`, P a property animator; here `delay 0.1s`"
        : "it is for one property: `animate card.alpha to 0 with basic(0.3s)`")
  }

  static func notAProperty(_ text: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "`\(text)` is no property that can be animated by itself", at: place,
      hint: "for instance `card.center.x`, `card.alpha`, `card.transform.scale`,"
        + " `card.frame`")
  }

  static func onlyOfLayers(_ option: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "`\(option)` counts for a path through `.layer`", at: place,
      hint: "for instance `animate card.layer.opacity to 0 \(option) ...`")
  }

  static func decayFindsItsEnd(_ option: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "a decay finds its own end: `\(option)` has no place", at: place,
      hint: "for instance `animate card.center.x with decay(velocity: 1000)`")
  }

  static func decayOfOne(at place: Place) -> Diagnostic {
    Diagnostic(
      "a decay moves as many numbers as its velocity has", at: place,
      hint: "for instance `animate card.center.x with decay(velocity: 1000)`, or "
        + "`animate card.center with decay(velocity: (0, 900))`")
  }

  static func needsGoal(at place: Place) -> Diagnostic {
    Diagnostic(
      "`animate` needs `to` or `by`", at: place, hint: "for instance `animate card.alpha to 0`")
  }

  static func transitionOfTwo(at place: Place) -> Diagnostic {
    Diagnostic(
      "a transition to another view has no block", at: place,
      hint: "`transition a to b ...` swaps them; `transition a ... { }` changes one")
  }
}
