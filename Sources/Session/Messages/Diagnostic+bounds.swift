import Text

/// What stops a statement that goes on for too long.
@MainActor
extension Diagnostic {
  static func tooManySteps(_ limit: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      "stopped after \(limit) steps: this seems to go on for ever", at: place,
      hint: "`set steps \(limit * 10)` allows more")
  }

  static func interrupted(at place: Place? = nil) -> Diagnostic {
    Diagnostic("interrupted", at: place, hint: "what the statement did is taken back")
  }

  static func tooDeep(at place: Place) -> Diagnostic {
    Diagnostic("expressions and calls are nested too deep here", at: place)
  }

  static func tooManyCalls(_ limit: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      "calls within calls: more than \(limit)", at: place,
      hint: "does a function call itself without an end? `set depth \(limit * 2)` allows more")
  }

  static func zeroTimeLoop(_ name: String, limit: Int, at place: Place? = nil) -> Diagnostic {
    Diagnostic(
      "zero-time loop: \(limit) turns at one instant, the last for \(name)", at: place,
      hint: "something starts itself again without time passing; `set turns` allows more")
  }
}
