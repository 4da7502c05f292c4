import Script
import Text
import UIKit

extension Session {
  /// Does what a statement says: on the session itself, or on the stage.
  func perform(_ entry: inout Entry, into sink: Sink) throws {
    if case .command(let command) = entry.statement.kind,
      let verb = Self.verbs[command.verb.text],
      let signature = Grammar.segue.verb(command.verb.text)
    {
      let frame = Frame(scope: interpreter.session, source: entry.source)
      let arguments = Arguments(
        interpreter: interpreter, command: command, signature: signature, frame: frame,
        range: entry.statement.range)
      interpreter.begin(tell: sink.tell)
      try verb(self, arguments, &entry, sink)
      return
    }
    try interpreter.run(entry, tell: sink.tell)
    // An expected failure has left its marks: once more without it.
    if interpreter.takesBack { replay(history.steps + [Step(entry: entry, horizon: nil)]) }
  }

  /// What a statement changes.
  func effect(of statement: Statement) -> VerbSignature.Effect {
    switch statement.kind {
    case .command(let command):
      return Grammar.segue.verb(command.verb.text)?.effect ?? .stage
    case .expression(let expression): return expression.hasCalls ? .stage : .look
    default: return .stage
    }
  }

  /// Contract 14: these are no part of the cells.
  func isHidden(_ statement: Statement) -> Bool {
    guard case .command(let command) = statement.kind else { return false }
    return ["help", "history", "save", "undo", "redo", "edit", "suggest", "quit"]
      .contains(command.verb.text)
  }

  /// Builds the stage anew from steps, silently.
  func replay(_ steps: [Step]) {
    var settings = Settings()
    settings.color = interpreter.settings.color
    let fresh = Interpreter(settings: settings, animators: host.animators)
    interpreter.discard()
    interpreter = fresh
    connect(fresh)
    fresh.isReplaying = true
    // Ctrl-C that stopped the statement taken back does not stop the building.
    fresh.isInterrupted = { false }
    for step in steps {
      fresh.horizon = step.horizon
      // It was accepted once: it runs the same way again.
      try? fresh.run(step.entry, tell: { _ in })
    }
    fresh.horizon = nil
    fresh.isReplaying = false
    connect(fresh)
  }

  /// The statements of a source in rows: those that stand on the same lines, with all of the text
  /// up to the end of the last of them, comments and blank lines included.
  func rows(of statements: [Statement], in source: Source) -> [(History.Row, [Statement])] {
    var rows: [(History.Row, [Statement])] = []
    var group: [Statement] = []
    var start = 0
    for (index, statement) in statements.enumerated() {
      group.append(statement)
      let end = source.endOfLine(after: statement.range.upperBound)
      if index + 1 < statements.count, statements[index + 1].range.lowerBound < end { continue }
      let isLast = index + 1 == statements.count
      let text = source.slice(start..<(isLast ? source.bytes.count : end))
      rows.append((History.Row(text: text.trimmingBlankLines, count: group.count), group))
      start = end
      group = []
    }
    return rows
  }
}

extension Source {
  /// The offset of the newline that ends a line, or of the end.
  fileprivate func endOfLine(after offset: Int) -> Int {
    bytes[min(offset, bytes.count)...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }
}

extension String {
  /// Without newlines and blanks at the end, and without newlines at the start.
  fileprivate var trimmingBlankLines: String {
    var text = Substring(self)
    while let first = text.first, first == "\n" || first == "\r\n" { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

extension Expression {
  /// Whether working it out can have an effect: a function may do anything.
  var hasCalls: Bool {
    switch kind {
    case .number, .color, .bool, .none, .name, .word: return false
    case .text(let parts):
      return parts.contains { part in
        if case .interpolation(let expression) = part { return expression.hasCalls }
        return false
      }
    case .tuple(let parts), .list(let parts): return parts.contains(where: \.hasCalls)
    case .prefix(_, let operand): return operand.hasCalls
    case .chain(let first, let links):
      return first.hasCalls || links.contains { $0.operand.hasCalls }
    case .conditional(let a, let b, let c): return a.hasCalls || b.hasCalls || c.hasCalls
    case .postfix(let base, let parts):
      return base.hasCalls
        || parts.contains { part in
          switch part {
          case .member: return false
          case .call: return true
          case .index(let index, _): return index.hasCalls
          }
        }
    }
  }
}
