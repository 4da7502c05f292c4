// Every line about a candidate that a user can read, but for those that the table has.

enum CandidateText {
  static let then = "Begins the block for afterwards."
  static let otherwise = "Begins the block for otherwise."
  static let on = "Begins the block for an event."
  static let none = "Nothing."
  static let standard = "The default."
  static let curve = "A built-in curve."
  static let color = "A colour."
  static let builtIn = "Built in."
  static let word = "UIKit's word."
  static let madeHere = "Made in this block."
  static let givenHere = "Given to this block."
  static let madeAtPrompt = "Made at the prompt."
  static let madeInItsBlock = "Made in its block."

  static let statements = [
    ("let", "Binds a name once."), ("var", "Makes a name that can be set."),
    ("func", "Makes a function."), ("return", "Ends a function or a handler, with a value."),
    ("if", "Runs a block if something is so."), ("for", "Runs a block for each of a list."),
    ("while", "Runs a block as long as something is so."),
  ]

  static func member(of kind: String) -> String { "Of \(ValueType.withArticle(kind))." }

  static func event(_ event: BlockSignature.Event, of verb: String) -> String {
    let gives = event.gives.isEmpty ? "" : ", gives \(event.gives.joined(separator: " "))"
    return (event.isQuestion ? "Asked of `\(verb)`" : "An event of `\(verb)`") + gives + "."
  }

  static func option(_ option: Parameter) -> String {
    [option.summary, option.defaultText.map(standard(_:)) ?? ""].filter { !$0.isEmpty }
      .joined(separator: "; ")
  }

  static func standard(_ text: String) -> String { "\(text) if not given" }

  static func function(_ function: Grammar.FunctionSignature) -> String {
    "\(function.usage): \(function.summary)"
  }

  static func block(_ kind: BlockSignature.Kind) -> String {
    switch kind {
    case .now: "Its block runs at once."
    case .later: "Its block runs when its time comes."
    case .members: "What its block makes are its members."
    case .handlers: "Its block holds `let`, `var` and `on`."
    }
  }
}
