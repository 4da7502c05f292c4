import Text

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
