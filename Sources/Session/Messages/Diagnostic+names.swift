import Text

/// What a name cannot mean.
@MainActor
extension Diagnostic {
  static func unknownName(_ name: String, near names: [String], at place: Place) -> Diagnostic {
    let near = nearest(to: name, in: names)
    return Diagnostic(
      "`\(name)` is not the name of anything here", at: place,
      hint: near.map { "did you mean `\($0)`?" })
  }

  static func unknownMember(
    _ name: String, of value: Value, near names: [String], at place: Place
  ) -> Diagnostic {
    let near = nearest(to: name, in: names)
    return Diagnostic(
      "\(value.kindWithArticle) has no member `\(name)`", at: place,
      hint: near.map { "did you mean `\($0)`?" })
  }

  static func memberOfNone(_ name: String, _ subject: String, at place: Place) -> Diagnostic {
    var hint: String?
    if subject.hasSuffix("from.view") || subject.hasSuffix("to.view") {
      hint = "the style keeps the presenter's view: the animator must not touch it"
    } else if subject.contains(".cells[") {
      hint = "there are cells for what is seen: `grid.offset = (0, 300)` scrolls"
    }
    return Diagnostic("`\(subject)` is none here: it has no `\(name)`", at: place, hint: hint)
  }

  static func unknownFunction(_ name: String, near names: [String], at place: Place) -> Diagnostic {
    let near = nearest(to: name, in: names)
    return Diagnostic(
      "no function `\(name)`", at: place, hint: near.map { "did you mean `\($0)`?" })
  }

  static func cannotSet(_ path: String, why: String, at place: Place, hint: String? = nil)
    -> Diagnostic
  {
    Diagnostic("`\(path)` cannot be set: \(why)", at: place, hint: hint)
  }

  static func notDeclared(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic("`\(name)` is not declared", at: place, hint: "`var \(name) = ...`")
  }

  static func boundByLet(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic("`\(name)` is bound by `let`", at: place, hint: "`var \(name) = ...` may be set")
  }

  static func notOfThisKind(_ option: String, _ kind: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "`\(option)` is of \(kind)", at: place,
      hint: "the kind stands after the name: `view title label`, `view pager scroll`")
  }

  static func eventOfAnotherKind(_ event: String, at place: Place) -> Diagnostic {
    let kinds = ["tap": "a button", "change": "a slider", "scroll": "a scroll view"]
    let kind = kinds[event] ?? "another view"
    return Diagnostic(
      "`on \(event)` is of \(kind)", at: place,
      hint: "the kind stands after the name: `view send button`, `view volume slider`")
  }

  static func neverRecorded(_ subject: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "`\(subject)` is not recorded: it is known as it is now", at: place,
      hint: "a `let` in an events block, or `note`, keeps it")
  }

  static func unrecorded(_ subject: String, at time: String, place: Place) -> Diagnostic {
    Diagnostic(
      "`\(subject)` was not recorded at \(time)", at: place,
      hint: "what is on the stage is recorded from the time it was made, with every frame")
  }

  static func inTheFuture(_ time: String, now: String, at place: Place) -> Diagnostic {
    Diagnostic("\(time) has not come yet: it is \(now)", at: place, hint: "`run` moves the clock")
  }

  static func notThereYet(_ what: String, at place: Place) -> Diagnostic {
    Diagnostic("\(what) is part of the language, but this version cannot do it yet", at: place)
  }
}
