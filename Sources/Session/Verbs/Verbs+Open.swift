import Script
import Text

extension Session {
  /// The statements of a file, which fail as one; or the cells of a notebook, as if typed.
  static let openVerb: SessionVerb = { session, arguments, entry, sink in
    let path = try arguments.text("file") ?? ""
    let place = arguments.place(of: "file")
    guard session.openDepth < Bounds.openDepth else { throw Diagnostic.opensItself(at: place) }
    session.openDepth += 1
    defer { session.openDepth -= 1 }
    if path.hasSuffix(".md") {
      // Its cells are in the history: the line itself has nothing left to do.
      entry.isHidden = true
      entry.effect = .none
      try session.open(try locating(place) { try session.host.notebook(path) }, path, place, sink)
    } else if path.hasSuffix(".segue") {
      let text = try locating(place) { try session.host.read(path) }
      let opened = try session.program(Source(name: path, text: text), sink)
      entry.opened = opened
      try session.interpreter.run(opened, tell: sink.tell)
    } else {
      throw Diagnostic.cannotOpen(path, at: place)
    }
  }

  /// What the host says, at a place.
  static func locating<Result>(_ place: Place, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch var error as Diagnostic {
      error.place = place
      throw error
    }
  }

  /// Parses and checks a file; the first error is thrown, warnings are told.
  private func program(_ source: Source, _ sink: Sink) throws -> Program {
    let parsed = parse(source)
    for diagnostic in parsed.diagnostics {
      if diagnostic.severity == .error { throw diagnostic }
      sink.tell(.diagnostic(diagnostic))
    }
    return Program(source: source, statements: parsed.statements)
  }

  /// Runs the cells silently and tells how they fared. Where one fails, those before it stand.
  private func open(_ notebook: OpenedNotebook, _ path: String, _ place: Place, _ sink: Sink) throws
  {
    if history.parts.isEmpty { history.frontMatter = notebook.frontMatter }
    var opening = Opening(path: path)
    parts: for part in notebook.parts {
      switch part {
      case .prose(let text):
        keep(text)
      case .cell(let cell):
        let outcome = run(cell, &opening)
        if outcome.status == .interrupted { throw Diagnostic.interrupted(at: place) }
        if isDone { break parts }
        guard outcome.isAsMeant else {
          throw sink.tell(
            outcome.errors,
            explainedBy: .cellFailed(opening.count, line: cell.line, of: path, at: place))
        }
      }
    }
    isDone = false
    for line in opening.lines(now: interpreter.printed(now, .time)) { sink.tell(.text(line)) }
  }

  /// Text that is no statement, for the next `save`.
  private func keep(_ text: String) {
    let note = Source(name: "note", text: "note " + quoted(text))
    _ = run(note, into: Sink { _ in }, isProse: true)
  }

  private func run(_ cell: any OpenedCell, _ opening: inout Opening) -> CellOutcome {
    opening.count += 1
    if let reason = cell.reasonToSkip {
      opening.remarks.append("cell \(opening.count) (line \(cell.line)) skipped: \(reason)")
      keep(cell.markdown)
      return CellOutcome(status: .ok, isAsMeant: true, errors: [])
    }
    let source = Source(name: "\(opening.path) cell \(opening.count)", text: cell.code)
    let sink = Sink { _ in }
    let count = history.entries.count
    let status = run(source, into: sink, block: history.addBlock(cell))
    // What the checker foresees is for the one who types it.
    let answers = sink.answers.filter { !$0.isWarning }
    let isAsMeant = (status == .ok || status == .quit) != cell.expectsError
    if isAsMeant, cell.expectsError {
      opening.remarks.append("cell \(opening.count) (line \(cell.line)) fails, as it should")
      if history.entries.count == count { keep(cell.markdown) }
    } else if isAsMeant, !cell.stores(answers) {
      opening.changed.append("cell \(opening.count) (line \(cell.line))")
    }
    return CellOutcome(status: status, isAsMeant: isAsMeant, errors: answers.compactMap(\.error))
  }
}

private struct CellOutcome {
  let status: Outcome.Status
  let isAsMeant: Bool
  let errors: [Diagnostic]
}

/// What there is to say of a notebook that is being opened.
private struct Opening {
  let path: String
  var count = 0
  var changed: [String] = []
  var remarks: [String] = []

  init(path: String) { self.path = path }

  func lines(now: String) -> [String] {
    let cells = count == 1 ? "1 cell" : "\(count) cells"
    var lines = ["opened \(path): \(cells), t=\(now)"]
    lines += remarks.map { "  " + $0 }
    lines += changed.map { "  \($0) does not print what is stored" }
    if !changed.isEmpty { lines.append("  to see the difference: segue test \(path)") }
    return lines
  }
}

extension Answer {
  var error: Diagnostic? {
    guard case .diagnostic(let diagnostic) = self, diagnostic.severity == .error else { return nil }
    return diagnostic
  }

  fileprivate var isWarning: Bool {
    if case .diagnostic(let diagnostic) = self { diagnostic.severity == .warning } else { false }
  }
}
