import Text

// What is said of interaction controllers and interruptible animators.

extension Diagnostic {
  static func notACompletionCurve(_ curve: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "`curve` of an interactor is easeInOut, easeIn, easeOut or linear, got \(curve)", at: place,
      hint: "with an interruptible animator `timing` takes any curve")
  }

  static func noTiming(isCustom: Bool, _ curve: String, at place: Place) -> Diagnostic {
    isCustom
      ? Diagnostic(
        "`timing` belongs to a percentDriven interactor", at: place,
        hint: "a custom one moves its views in its own blocks")
      : Diagnostic("\(curve) has no end to go to, so it cannot be a `timing`", at: place)
  }

  static func finishAtOfInteractor(at place: Place) -> Diagnostic {
    Diagnostic(
      "`at` is for a stopped property animator; an interactor finishes at its end", at: place,
      hint: "`cancel` lets it go back to the start")
  }

  static func notInterruptible(_ kind: String, of animator: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "the block of \(animator) returned \(kind), and only a property animator can be returned",
      at: place, hint: "`return` a property animator to make the transition interruptible")
  }

  static func waitsForInteraction(_ transition: String, _ interactor: String, at place: Place)
    -> Diagnostic
  {
    Diagnostic(
      "\(transition) waits for \(interactor): the clock does not move it", at: place,
      hint: "`update \(interactor) 50%`, `finish \(interactor)` or `cancel \(interactor)`")
  }
}
