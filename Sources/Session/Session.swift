import Script
package import Text
import UIKit

/// A stage, the names given to what stands on it, and the statements that made it so.
///
/// A session is the fold of its accepted statements: what fails after it had an effect, and what is
/// undone, is taken back by building the stage anew from the others.
@MainActor
package final class Session {
  let host: any SessionHost
  var history = History()
  var interpreter: Interpreter
  /// `quit` was said.
  var isDone = false
  /// How many files are being opened, one out of another.
  var openDepth = 0
  /// What `edit` was given that did not run: it is offered again.
  var draft: Draft?

  package init(host: any SessionHost) {
    self.host = host
    interpreter = Interpreter(settings: Settings(), animators: host.animators)
    connect(interpreter)
  }

  func connect(_ interpreter: Interpreter) {
    interpreter.isInterrupted = { [weak self] in self?.host.isInterrupted ?? false }
  }

  /// The virtual time, seconds.
  package var now: Double { interpreter.stage.time }

  /// What `set` has set.
  package var settings: Settings { interpreter.settings }

  /// The accepted lines so far, as cells (contract 14 of the architecture).
  package var record: SessionRecord { history.record }

  /// Whether a prompt should ask for another line: the parser failed at the end of the text.
  package static func needsMore(_ text: String) -> Bool {
    needsMoreInput(text, grammar: .segue)
  }

  /// Runs the statements of a source: all are parsed and checked before the first runs; each is a
  /// turn of the run loop; the first that fails ends it. Answers are handed over as they come.
  @discardableResult
  package func run(_ source: Source, each: @escaping (Answer) -> Void = { _ in }) -> Outcome {
    let sink = Sink(each)
    let status = run(source, into: sink)
    interpreter.tell = { _ in }
    return Outcome(status, sink.answers)
  }

  /// Runs what has run before, to stand where it led: verbs that only look are skipped.
  package func pass(over source: Source) {
    interpreter.isReplaying = true
    run(source)
    interpreter.isReplaying = false
  }

  /// With `block`, its rows are those of one cell.
  func run(
    _ source: Source, into sink: Sink, block: Int? = nil, isProse: Bool = false
  ) -> Outcome.Status {
    let parsed = parse(source)
    for diagnostic in parsed.diagnostics { sink.tell(.diagnostic(diagnostic)) }
    if parsed.diagnostics.contains(where: { $0.severity == .error }) { return .invalid }
    guard !parsed.statements.isEmpty else {
      history.keep(remark: source.text)
      return .ok
    }
    for (var row, statements) in rows(of: parsed.statements, in: source) {
      row.block = block
      row.isProse = isProse
      let number = history.add(row)
      for statement in statements {
        let status = run(statement, source, row: number, into: sink)
        guard status == .ok else { return status }
      }
    }
    return .ok
  }

  /// Reads and checks a source against the names there are.
  func parse(_ source: Source) -> (statements: [Statement], diagnostics: [Diagnostic]) {
    let parsed = Parser(grammar: .segue).parse(source)
    guard !parsed.hasErrors else {
      // That a block is not closed is no news where something in it is wrong.
      let wrong = parsed.diagnostics.filter { !$0.isIncomplete }
      return ([], wrong.isEmpty ? parsed.diagnostics : wrong)
    }
    let found = Checker(grammar: .segue, scope: interpreter.checkScope)
      .check(parsed.statements, in: source)
    return (parsed.statements, parsed.diagnostics + found.diagnostics)
  }

  /// Runs a statement and accepts it, or takes it back.
  private func run(_ statement: Statement, _ source: Source, row: Int, into sink: Sink)
    -> Outcome.Status
  {
    var entry = Entry(
      statement: statement, source: source, row: row, effect: effect(of: statement),
      isHidden: isHidden(statement))
    let first = sink.answers.count
    do {
      entry.started = now
      try perform(&entry, into: sink)
      entry.ended = now
      entry.answers = Array(sink.answers[first...])
      history.accept(entry)
      return isDone ? .quit : .ok
    } catch let error as Diagnostic {
      if interpreter.hasEffect { rebuild() }
      sink.tell(.diagnostic(error))
      return host.isInterrupted ? .interrupted : .failed
    } catch {
      sink.tell(.diagnostic(Diagnostic("\(error)")))
      return .failed
    }
  }

  /// The stage as the accepted statements have made it.
  func rebuild() {
    replay(history.steps)
  }
}

/// Takes answers as they come, and keeps them.
@MainActor
final class Sink {
  private let each: (Answer) -> Void
  private(set) var answers: [Answer] = []

  init(_ each: @escaping (Answer) -> Void) { self.each = each }

  func tell(_ answer: Answer) {
    answers.append(answer)
    each(answer)
  }

  /// Tells errors but the last, which is to be thrown, with what they led to as a note.
  func tell(_ errors: [Diagnostic], explainedBy reason: Diagnostic) -> Diagnostic {
    guard var last = errors.last else { return reason }
    for error in errors.dropLast() { tell(.diagnostic(error)) }
    last.notes.append(Diagnostic.Note(reason.message, at: reason.place))
    last.hint = last.hint ?? reason.hint
    return last
  }
}

extension Session {
  /// The number an expression was worth at a time, unrounded: for those who look at a session from
  /// outside, as tests and exports do. Throws a `Diagnostic`.
  package func number(_ expression: String, at time: Double) throws -> Double {
    let source = Source(name: "expression", text: expression)
    let parsed = parse(source)
    if let error = parsed.diagnostics.first(where: { $0.severity == .error }) { throw error }
    guard case .expression(let tree)? = parsed.statements.first?.kind else {
      throw Diagnostic("an expression is wanted here")
    }
    interpreter.begin(tell: { _ in })
    let frame = Frame(scope: interpreter.session, source: source, moment: time)
    guard let number = try interpreter.evaluate(tree, frame).numeric else {
      throw Diagnostic("`\(expression)` is no number")
    }
    return number
  }
}
