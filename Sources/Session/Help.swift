import Motion
import Script
import Text

/// Cards of help, from the table of verbs: nothing is listed that the table does not have and the
/// program cannot do.
@MainActor
struct Help {
  let grammar: Grammar

  /// What a line begins with that can be pasted.
  nonisolated static let exampleHead = "  for instance: "

  /// What help can be asked about.
  var topics: [String] {
    grammar.verbs.map(\.name) + grammar.functions.map(\.name) + ["curves", "colors", "keys"]
      + grammar.curveNames
  }

  /// The card of a word; without one, all verbs by group.
  func card(for word: String?) -> String? {
    guard let word, !word.isEmpty else { return overview }
    // `keyframes` and `convert` are both.
    let cards =
      grammar.verbs.filter { $0.name == word }.map(card)
      + grammar.functions.filter { $0.name == word }.map(card)
    if !cards.isEmpty { return cards.joined(separator: "\n") }
    switch word {
    case "curves": return curves
    case "colors": return list("colors", grammar.colors)
    case "keys": return keys
    default:
      if grammar.curveNames.contains(word) { return card(ofCurve: word) }
      if let synonym = grammar.synonyms.first(where: { $0.word == word }) {
        return "\(word): \(synonym.answer)"
      }
      return nil
    }
  }

  private var overview: String {
    let width = grammar.verbs.map { cellWidth($0.name) }.max() ?? 0
    var lines: [String] = []
    for group in VerbSignature.Group.allCases {
      let verbs = grammar.verbs.filter { $0.group == group }
      if verbs.isEmpty { continue }
      lines.append(group.rawValue)
      lines += verbs.map { "  " + padded($0.name, to: width + 2) + $0.summary }
    }
    lines.append("Statements")
    lines.append("  let var func if for while return on, path = value, or an expression to print")
    lines.append(
      "`help WORD` has the options and an example; also `help curves`, `help colors`, `help keys`.")
    return lines.joined(separator: "\n")
  }

  private func card(_ verb: VerbSignature) -> String {
    var lines = [verb.name + ": " + verb.summary, "  " + usage(verb)]
    let parameters = verb.operands.filter(\.isChoice) + verb.options
    let width = parameters.map { cellWidth($0.name) }.max() ?? 0
    for option in parameters {
      var line = "    " + padded(option.name, to: width + 2) + option.typeText
      if let standard = option.defaultText { line += " = " + standard }
      if option.isNeeded { line += ", needed" }
      if !option.summary.isEmpty { line += ": " + option.summary }
      lines.append(line)
    }
    if let events = verb.block?.events, !events.isEmpty {
      lines.append("  on " + events.map(\.name).joined(separator: ", "))
    }
    if let gives = verb.block?.gives, !gives.isEmpty {
      lines.append("  its block is given " + gives.joined(separator: ", "))
    }
    if let then = verb.then, !then.isEmpty {
      lines.append("  its `then` is given " + then.joined(separator: ", "))
    }
    let isUIKits = [.build, .move, .transition].contains(verb.group)
    if isUIKits, !verb.uikit.isEmpty { lines.append("  UIKit: " + verb.uikit) }
    lines.append(Self.exampleHead + verb.example)
    return lines.joined(separator: "\n")
  }

  /// `animate TIME [option value ...] { } then { }`.
  private func usage(_ verb: VerbSignature) -> String {
    var words = [verb.name]
    for operand in verb.operands {
      let text = operand.type == .name ? "NAME" : operand.name
      words.append(operand.isNeeded ? text : "[\(text)]")
    }
    if !verb.options.isEmpty { words.append("[option value ...]") }
    if let block = verb.block { words.append(block.isNeeded ? "{ ... }" : "[{ ... }]") }
    if verb.then != nil { words.append("[then { ... }]") }
    return words.joined(separator: " ")
  }

  private func card(_ function: Grammar.FunctionSignature) -> String {
    let parameters = function.parameters.map { parameter in
      parameter.name + (parameter.isLabelled ? ":" : "")
        + (parameter.defaultText.map { " = " + $0 } ?? "")
    }
    let dots = function.isVariadic ? ", ..." : ""
    return "\(function.name)(\(parameters.joined(separator: ", "))\(dots)): \(function.summary)"
  }

  private func list(_ title: String, _ words: [String]) -> String {
    title + ": " + words.joined(separator: " ")
  }

  private var curves: String {
    [
      list("curves", grammar.curveNames), list("of material", Curve.materialNames),
      list("made by", grammar.curveFunctions.map { $0 + "()" }),
      "`help spring` has the words of one, `describe easeOut` what a curve does.",
    ].joined(separator: "\n")
  }

  private func card(ofCurve word: String) -> String {
    guard Curve.named(word) != nil else { return list(word, Curve.materialNames) }
    return "\(word): a curve; `describe \(word)` tells what it does, `plot \(word)` draws it."
  }

  private var keys: String {
    """
    Tab       completes, or lists what fits
    Up, Down  the history; Ctrl-R searches it
    Ctrl-C    drops the line, or stops what runs and keeps the session
    Ctrl-D    leaves, on an empty line
    """
  }
}

extension Parameter {
  /// An operand that is one of some words, which its name does not tell.
  fileprivate var isChoice: Bool {
    if case .word = type { true } else { false }
  }
}

extension Session {
  /// Whether this version has a body for a verb.
  package static func canDo(_ verb: String) -> Bool {
    verbs[verb] != nil || Interpreter.bodies[verb] != nil
  }
}
