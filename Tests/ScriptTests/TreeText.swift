import Script
import Session
import Text

/// A syntax tree as a short text, brackets around what belongs together: `(+ 1 (* 2 3))`.
extension Expression {
  var tree: String {
    switch kind {
    case .number(let value, let unit): return "\(value)\(unit?.rawValue ?? "")"
    case .text(let parts): return "\"" + parts.map(\.tree).joined() + "\""
    case .color(let value): return "#" + String(value, radix: 16)
    case .bool(let value): return "\(value)"
    case .none: return "none"
    case .name(let name): return name
    case .word(let word): return ".\(word)"
    case .tuple(let parts): return "(tuple \(parts.tree))"
    case .list(let elements): return "[\(elements.tree)]"
    case .prefix(let operation, let operand): return "(\(operation.rawValue)\(operand.tree))"
    case .chain(let first, let links):
      let rest = links.map { " \($0.operation.rawValue) \($0.operand.tree)" }
      return "(\(first.tree)\(rest.joined()))"
    case .conditional(let condition, let first, let second):
      return "(\(condition.tree) ? \(first.tree) : \(second.tree))"
    case .postfix(let base, let parts): return base.tree + parts.map(\.tree).joined()
    }
  }
}

extension [Expression] {
  var tree: String { map(\.tree).joined(separator: " ") }
}

extension Expression.TextPart {
  var tree: String {
    switch self {
    case .literal(let text): text
    case .interpolation(let value): "<\(value.tree)>"
    }
  }
}

extension Expression.Postfix {
  var tree: String {
    switch self {
    case .member(let name): return ".\(name.text)"
    case .index(let index, _): return "[\(index.tree)]"
    case .call(let arguments, _):
      let texts = arguments.map { ($0.label.map { "\($0.text): " } ?? "") + $0.value.tree }
      return "(\(texts.joined(separator: ", ")))"
    }
  }
}

extension Block {
  var tree: String { "{" + statements.map(\.tree).joined(separator: "; ") + "}" }
}

extension Statement {
  var tree: String {
    switch kind {
    case .binding(let isVariable, let name, let value):
      return "\(isVariable ? "var" : "let") \(name.text) \(value.tree)"
    case .function(let name, let parameters, let body):
      return "func \(name.text)(\(parameters.map(\.text).joined(separator: " "))) \(body.tree)"
    case .returning(let value): return "return" + (value.map { " \($0.tree)" } ?? "")
    case .conditional(let branches, let otherwise):
      let texts = branches.map { "if \($0.condition.tree) \($0.body.tree)" }
      return texts.joined(separator: " ") + (otherwise.map { " else \($0.tree)" } ?? "")
    case .forEach(let name, let list, let body): return "for \(name.text) \(list.tree) \(body.tree)"
    case .whileLoop(let condition, let body): return "while \(condition.tree) \(body.tree)"
    case .on(let events, let body):
      return "on \(events.map(\.text).joined(separator: " ")) \(body.tree)"
    case .command(let command): return command.tree
    case .assignment(let path, let operation, let value):
      return "\(path.tree) \(operation?.rawValue ?? "")= \(value.tree)"
    case .expression(let expression): return expression.tree
    }
  }
}

extension Command {
  var tree: String {
    "<\(verb.text)" + arguments.map { " \($0.name):\($0.value.tree)" }.joined()
      + (block.map { " \($0.tree)" } ?? "") + (then.map { " then \($0.tree)" } ?? "") + ">"
  }
}

extension Argument.Value {
  var tree: String {
    switch self {
    case .newName(let name, let index): name.text + (index.map { "[\($0.tree)]" } ?? "")
    case .word(let word): "'\(word)"
    case .words(let words): "'\(words.joined(separator: "+"))"
    case .text(let text): "\"\(text)\""
    case .expression(let value): value.tree
    case .expressions(let values): values.tree
    case .flag: "flag"
    }
  }
}

/// The tree of a text that is fine; else its first complaint.
func tree(_ text: String) -> String {
  let result = Parser(grammar: .segue).parse(Source(name: "line", text: text))
  if let first = result.diagnostics.first { return summary(first) }
  return result.statements.map(\.tree).joined(separator: "; ")
}
