import Motion
import Script
import Text

/// Every sentence that running a statement can answer with.
@MainActor
extension Diagnostic {
  // MARK: Bounds

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

  // MARK: Values

  static func wants(_ wanted: String, got value: Value, at place: Place, hint: String? = nil)
    -> Diagnostic
  {
    Diagnostic("here is wanted \(wanted), got \(value.kindWithArticle)", at: place, hint: hint)
  }

  static func argument(
    _ name: String, of verb: String, wants wanted: String, got value: Value, at place: Place,
    hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      "`\(name)` of `\(verb)` wants \(wanted), got \(value.kindWithArticle)", at: place, hint: hint)
  }

  static func tuple(of count: Int, at place: Place) -> Diagnostic {
    Diagnostic("2 numbers make a point or size, 4 a rect; here are \(count)", at: place)
  }

  static func cannotCombine(
    _ left: Value, _ operation: Operator, _ right: Value, at place: Place
  ) -> Diagnostic {
    let verb: String
    switch operation {
    case .plus: verb = "add"
    case .minus: verb = "subtract"
    case .times: verb = "multiply"
    default: verb = "divide"
    }
    return Diagnostic(
      "cannot \(verb) \(left.kindWithArticle) and \(right.kindWithArticle)", at: place)
  }

  static func cannotCompare(_ left: Value, _ right: Value, at place: Place) -> Diagnostic {
    Diagnostic(
      "cannot compare \(left.kindWithArticle) and \(right.kindWithArticle)", at: place)
  }

  static func textsAreNotAdded(at place: Place) -> Diagnostic {
    Diagnostic(
      "texts are not added: they are joined inside one text", at: place,
      hint: "\"\\(a)\\(b)\"")
  }

  static func divisionByZero(at place: Place) -> Diagnostic {
    Diagnostic("division by zero: `\(place.source.slice(place.range))`", at: place)
  }

  static func notFinite(at place: Place) -> Diagnostic {
    Diagnostic("`\(place.source.slice(place.range))` is not a finite number", at: place)
  }

  static func listTooLarge(at place: Place) -> Diagnostic {
    Diagnostic(
      "a list holds at most \(Bounds.elements) values, and lists at most \(Bounds.listDepth) deep",
      at: place)
  }

  static func textTooLong(at place: Place) -> Diagnostic {
    Diagnostic("a text holds at most \(Bounds.textLength) bytes", at: place)
  }

  static func beforeTheStart(_ time: String, at place: Place) -> Diagnostic {
    Diagnostic("\(time) is before the start: the clock began at 0s", at: place)
  }

  static func outOfRange(_ name: String, of verb: String, takes: String, at place: Place)
    -> Diagnostic
  {
    Diagnostic("`\(name)` of `\(verb)` takes \(takes)", at: place)
  }

  static func theWindowStays(at place: Place) -> Diagnostic {
    Diagnostic(
      "the window stays where it is", at: place, hint: "`window list` puts another controller in it"
    )
  }

  static func noneHere(_ subject: String, wanted: String, at place: Place) -> Diagnostic {
    let isSide = subject.hasSuffix("to.view") || subject.hasSuffix("from.view")
    return Diagnostic(
      "`\(subject)` is none here, wanted is \(wanted)", at: place,
      hint: isSide ? "the style keeps the presenter's view: the animator must not touch it" : nil)
  }

  static func rangeTooLong(at place: Place) -> Diagnostic {
    Diagnostic("a range holds at most 100000 numbers", at: place)
  }

  static func outside(_ index: Int, count: Int, at place: Place) -> Diagnostic {
    let there = count == 0 ? "the list is empty" : "the list has 0...\(count - 1)"
    return Diagnostic("no element \(index): \(there)", at: place)
  }

  static func notCallable(_ value: Value, at place: Place) -> Diagnostic {
    Diagnostic("\(value.kindWithArticle) is not called", at: place)
  }

  // MARK: Names and members

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
    let hint =
      subject.hasSuffix("from.view") || subject.hasSuffix("to.view")
      ? "the style keeps the presenter's view: the animator must not touch it" : nil
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

/// What verbs refuse.
@MainActor
extension Diagnostic {
  static func notSo(_ what: String, at place: Place) -> Diagnostic {
    Diagnostic("not so: " + what, at: place)
  }

  static func needsName(_ verb: String, at place: Place) -> Diagnostic {
    Diagnostic("`\(verb)` needs a name", at: place)
  }

  static func growsByOne(_ name: String, _ index: Int, count: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      "`\(name)` has \(count) of them: the next is \(name)[\(count)], not \(name)[\(index)]",
      at: place)
  }

  static func screenSize(at place: Place) -> Diagnostic {
    Diagnostic("a screen measures between 1 and 100000 points each way", at: place)
  }

  static func childNeedsParent(_ child: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "a controller is added to a controller", at: place,
      hint: "`add \(child) to list`, or its view: `add \(child).view`")
  }

  static func addedToItself(_ view: String, at place: Place) -> Diagnostic {
    Diagnostic("\(view) cannot be added to itself or to a view inside it", at: place)
  }

  static func notASibling(_ view: String, of parent: String, at place: Place) -> Diagnostic {
    Diagnostic("\(view) is not in \(parent)", at: place)
  }

  static func noContainer(_ place: Place) -> Diagnostic {
    Diagnostic(
      "no transition is in flight: say where `add` puts it", at: place,
      hint: "`\(place.source.slice(place.range)) to list`")
  }

  static func noWindow(at place: Place) -> Diagnostic {
    Diagnostic(
      "there is no window yet", at: place, hint: "`window list` puts a controller on the screen")
  }

  static func nothingToComplete(at place: Place) -> Diagnostic {
    Diagnostic("no transition is in flight", at: place)
  }

  static func nothingInFlight(at place: Place) -> Diagnostic {
    Diagnostic(
      "no transition is in flight to run to a part of", at: place,
      hint: "`run to 0.5s` takes a time")
  }

  static func atOutsideKeyframes(_ place: Place) -> Diagnostic {
    Diagnostic("`at` belongs in the block of `keyframes`", at: place)
  }

  static func notAPart(_ name: String, _ value: Double, at place: Place) -> Diagnostic {
    Diagnostic(
      "`\(name)` of `at` is a part of the whole, 0 to 1, got \(plain(value))", at: place)
  }

  static func notATimingCurve(_ curve: String, of verb: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "`curve` of `\(verb)` wants a timing curve, got \(curve)", at: place,
      hint: "`damping` and `bounce` make springs")
  }

  static func tooManyFrames(at place: Place) -> Diagnostic {
    Diagnostic("`step` takes 0 to 1000000 frames", at: place)
  }

  static func chartSize(
    _ option: String, wanted: String, got number: String, at place: Place
  ) -> Diagnostic {
    Diagnostic("`\(option)` of `plot` takes \(wanted), got \(number)", at: place)
  }

  static func emptyStretch(from start: String, to end: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "there is nothing from \(start) to \(end)", at: place, hint: "the earlier one comes first")
  }

  static func noSuchEvent(_ pattern: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "no event holds `\(pattern)`", at: place, hint: "`trace` lists what has happened")
  }

  static func noAxis(_ value: Value, at place: Place) -> Diagnostic {
    Diagnostic(
      "`against` of `plot` wants a number, got \(value.kindWithArticle)", at: place,
      hint: "for instance `against card.center.x`, or `against progress`")
  }

  static func tooManyRows(at place: Place) -> Diagnostic {
    Diagnostic("`every` wants a time above 0 that gives at most 100000 rows", at: place)
  }

  static func cannotGoBack(_ time: String, at place: Place) -> Diagnostic {
    Diagnostic("the clock does not run back: \(time)", at: place, hint: "`rewind 0.1s` does")
  }

  static func alreadyPast(_ time: String, now: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "\(time) is past: it is \(now)", at: place, hint: "`rewind to \(time)` goes back")
  }

  static func notPlottable(_ value: Value, at place: Place) -> Diagnostic {
    Diagnostic(
      "only numbers, points and curves can be plotted, got \(value.kindWithArticle)", at: place,
      hint: "for instance `.alpha`, `.center.y`, `.transform.scale`")
  }

  static func nothingRecorded(at place: Place) -> Diagnostic {
    Diagnostic("nothing was recorded in this time", at: place)
  }

  static func nothingToShow(at place: Place) -> Diagnostic {
    Diagnostic(
      "there is nothing on the screen", at: place, hint: "`window list`, or `show tree of V`")
  }

  static func setting(_ name: String, got text: String, at place: Place) -> Diagnostic {
    let takes = Settings.ranges.first { $0.name == name }?.takes ?? "another value"
    return Diagnostic("`set \(name)` takes \(takes), got `\(text)`", at: place)
  }
}

/// What curves refuse.
@MainActor
extension Diagnostic {
  static func springLabels(at place: Place) -> Diagnostic {
    Diagnostic(
      "these labels make no spring", at: place,
      hint: "damping and duration; mass, stiffness, damping; response and dampingRatio; duration "
        + "and bounce; bounciness and speed; tension and friction; dampingRatio, duration and "
        + "envelope; mass, stiffness, damping and duration, as handed over")
  }

  static func influence(_ label: String, _ value: Double, at place: Place) -> Diagnostic {
    Diagnostic(
      "`\(label)` is an influence of 0% to 100% of the time, here is \(plain(value * 100))%",
      at: place,
      hint: value > 1 && value <= 100 ? "`\(label): \(plain(value))%`" : nil)
  }

  static func shareOfTheWay(at place: Place) -> Diagnostic {
    Diagnostic("`settling` wants a share of the way above 0, such as 1%", at: place)
  }

  static func cannotSample(_ error: MotionError) -> Diagnostic {
    if case .neverSettles = error {
      return Diagnostic(error.message, hint: "`--until 2s` says how far")
    }
    return Diagnostic(error.message)
  }

  static func noExpression(in source: Source) -> Diagnostic {
    Diagnostic(
      "an expression is wanted here", at: Place(source, 0..<source.bytes.count),
      hint: "`spring(damping: 0.5, duration: 0.5s)`")
  }

  static func besideWantsSpring(at place: Place) -> Diagnostic {
    Diagnostic("`beside` changes the damping ratio of a spring, and none is described", at: place)
  }
}

@MainActor
extension Diagnostic {
  static func curvesAndPaths(at place: Place) -> Diagnostic {
    Diagnostic(
      "curves and recorded values have no axis in common", at: place,
      hint: "`against progress` draws both over the part of their time")
  }

  static func nothingDrawn(_ path: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "nothing has been drawn yet that \(path) could hold", at: place,
      hint: "`plot` and `table` draw; a name that ends in .md saves the session")
  }

  static func nothingToSave(at place: Place) -> Diagnostic {
    Diagnostic(
      "there is nothing to save yet", at: place, hint: "accepted lines become cells; type some")
  }

  static func cannotOpen(_ path: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "cannot open \(path): unknown kind of file", at: place,
      hint: "a notebook ends in .md, a file of statements in .segue")
  }

  static func opensItself(at place: Place) -> Diagnostic {
    Diagnostic(
      "files open one another more than \(Bounds.openDepth) deep", at: place,
      hint: "does one of them open itself?")
  }

  static func cellFailed(_ number: Int, line: Int, of path: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "cell \(number) of \(path) (line \(line)) failed; what was before it stands", at: place,
      hint: "`history` shows what is there, `undo` takes it back")
  }

  static func noSuchCell(_ number: Int, of count: Int, at place: Place) -> Diagnostic {
    let cells = count == 1 ? "there is 1" : "there are \(count)"
    return Diagnostic(
      count == 0 ? "there is no cell yet" : "there is no cell \(number): \(cells)", at: place,
      hint: count == 0 ? "accepted lines become cells" : "`history` shows them with their numbers")
  }

  static func editFailed(_ number: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      "the new cell \(number) does not fit: everything is as it was", at: place,
      hint: "`edit \(number)` offers your text again")
  }

  static func noHelp(_ word: String, near topics: [String], at place: Place) -> Diagnostic {
    let near = nearest(to: word, in: topics)
    return Diagnostic(
      "no help on `\(word)`", at: place,
      hint: near.map { "did you mean `\($0)`?" } ?? "`help` lists what there is")
  }

  static func belongsAtThePrompt(_ verb: String, at place: Place) -> Diagnostic {
    Diagnostic("`\(verb)` belongs at the prompt, not inside a block or an opened file", at: place)
  }

  static func looksOnly(_ what: String, at place: Place) -> Diagnostic {
    Diagnostic("`\(what)` only looks: nothing can be changed in it", at: place)
  }
}
