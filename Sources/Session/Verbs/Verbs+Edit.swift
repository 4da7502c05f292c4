import Text

/// What was written for a cell and did not run.
struct Draft {
  let cell: Int
  /// The code that it was to replace.
  let code: String
  let text: String
}

extension Session {
  /// A cell as its user has changed it, then all after it: as if it had been typed that way.
  static let editVerb: SessionVerb = { session, arguments, entry, sink in
    let number = try arguments.count("cell")
    let cells = session.history.cells
    let place = arguments.place(of: "cell")
    guard cells.indices.contains(number - 1) else {
      throw Diagnostic.noSuchCell(number, of: cells.count, at: place)
    }
    let cell = cells[number - 1]
    var offered = cell.code
    if let draft = session.draft, draft.cell == number, draft.code == cell.code {
      offered = draft.text
    }
    let text = try locating(place) { try session.host.edited(offered).trimmingLinesAtEnd }
    guard text != cell.code.trimmingLinesAtEnd else {
      return sink.tell(.text("cell \(number) is as it was"))
    }
    try session.replace(cell, number, with: text, at: place, sink)
  }

  private func replace(
    _ cell: HistoryPart, _ number: Int, with text: String, at place: Place, _ sink: Sink
  ) throws {
    let before = history
    let later = before.parts.filter { $0.position > cell.position }
    history.cut(from: cell.position)
    rebuild()
    do {
      let isGone = text.allSatisfy(\.isWhitespace)
      if !isGone { try runAgain(text, cell, number).forEach(sink.tell) }
      try replay(later, from: isGone ? number : number + 1, sink)
      if isGone { sink.tell(.text("cell \(number) is taken out")) }
      draft = nil
    } catch let failed as Failed {
      history = before
      rebuild()
      draft = Draft(cell: number, code: cell.code, text: text)
      throw sink.tell(failed.errors, explainedBy: .editFailed(number, at: place))
    }
  }

  /// What of the cells after an edited one answers anew is told.
  private func replay(_ parts: [HistoryPart], from first: Int, _ sink: Sink) throws {
    var number = first
    for part in parts {
      guard part.isCell else {
        _ = run(
          Source(name: "note", text: part.code), into: Sink { _ in }, isProse: part.isProse)
        continue
      }
      let position = history.entries.count
      _ = try runAgain(part.code, part, number)
      let answers = history.parts(from: position).last { $0.isCell }?.answers ?? []
      if answers.map(plain) != part.answers.map(plain) {
        sink.tell(.text("cell \(number):"))
        answers.forEach(sink.tell)
      }
      number += 1
    }
  }

  /// A cell did not run.
  private struct Failed: Error {
    let errors: [Diagnostic]
  }

  /// What the cell answers.
  private func runAgain(
    _ text: String, _ part: HistoryPart, _ number: Int
  ) throws(Failed) -> [Answer] {
    let sink = Sink { _ in }
    let source = Source(name: "cell \(number)", text: text)
    let status = run(source, into: sink, block: history.addBlock(part.opened))
    let mayFail = status == .failed && part.opened?.expectsError ?? false
    guard status == .ok || mayFail else { throw Failed(errors: sink.answers.compactMap(\.error)) }
    return sink.answers
  }

  private func plain(_ answer: Answer) -> String { render(answer, style: RenderStyle()) }
}

extension HistoryPart {
  fileprivate var isProse: Bool {
    if case .prose = kind { return true }
    return false
  }
}

extension String {
  fileprivate var trimmingLinesAtEnd: String {
    var text = Substring(self)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
