import Script
import Text

/// What a value cannot be, and what cannot be done with it.
@MainActor
extension Diagnostic {
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

  static func flatView(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "no point can be converted into `\(name)`: its transform is flat (det 0)", at: place,
      hint: "a scale of 0.001 has a way back")
  }
}
