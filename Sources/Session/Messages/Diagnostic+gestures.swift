import Text

/// What gestures refuse.
@MainActor
extension Diagnostic {
  static func noEventYet(_ subject: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "`\(subject)` has no value yet", at: place,
      hint: "a `let` of an events block is worked out at each event, and none has come")
  }

  static func optionOfAnotherKind(_ option: String, _ kinds: [String], at place: Place)
    -> Diagnostic
  {
    Diagnostic(
      "`\(option)` of `recognizer` is of \(kinds.joined(separator: ", "))", at: place,
      hint: "the kind stands after the name: `recognizer drag pan on card`")
  }

  static func edgeNeedsEdges(at place: Place) -> Diagnostic {
    Diagnostic(
      "an edge pan without `edges` never begins", at: place,
      hint: "for instance `recognizer back edge on list edges left`")
  }

  static func hasItsOwnDelegate(_ recognizer: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "\(recognizer) has a delegate of UIKit's own, which is not asked for others", at: place,
      hint: "`simultaneousWith` of the other recognizer does as well: one that agrees is enough")
  }

  static func noRecognizerHere(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "`\(name)(in:)` is of a gesture: it stands in the block of a recognizer", at: place,
      hint: "outside it `drag.\(name)` is in the superview of its view")
  }

  static func onlyOfPans(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic("only a pan has a `\(name)` in a view's coordinates", at: place)
  }

  static func noFingerDown(at place: Place) -> Diagnostic {
    Diagnostic(
      "no finger is down: say where it begins", at: place,
      hint: "`pan card by (0, 100)`, `pan from (196, 400) by (0, 100)`, `pan from left by (150, 0)`"
    )
  }

  static func fingerIsUp(_ finger: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      "finger \(finger) is not down", at: place, hint: "`touch down (196, 400)` puts it down")
  }

  static func fingerIsDown(_ finger: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      "finger \(finger) is down already", at: place,
      hint: "`touch move` moves it, `touch up` lifts it, `finger \(finger + 1)` is another")
  }

  static func needsPlace(at place: Place) -> Diagnostic {
    Diagnostic(
      "`touch down` needs a place", at: place, hint: "for instance `touch down (196, 400)`")
  }

  static func notOnScreen(_ view: String, at place: Place) -> Diagnostic {
    Diagnostic("\(view) is not on the screen: no finger gets there", at: place)
  }

  static func tooFarForAFinger(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "`\(name)` leads a finger more than 1000000 points away", at: place)
  }

  static func tooLong(_ verb: String, limit: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "`\(verb)` takes longer than the clock may run at once, \(limit)", at: place,
      hint: "`set limit` allows more")
  }

  static func nothingReleased(at place: Place) -> Diagnostic {
    Diagnostic(
      "`velocity` is what a release reports, and here is none", at: place,
      hint: "without `end keep` or `end cancel` the finger is released")
  }

  static func noGestureYet(at place: Place) -> Diagnostic {
    Diagnostic(
      "no gesture has ended yet", at: place, hint: "`pan card by (0, 120)` makes one")
  }
}
