import Script
import Text
import UIKit

/// What a verb does that acts on the session rather than on the stage.
typealias SessionVerb = @MainActor (Session, Arguments, inout Entry, Sink) throws -> Void

extension Session {
  static let verbs: [String: SessionVerb] = [
    "note": noteVerb, "save": saveVerb, "open": openVerb, "edit": editVerb, "history": historyVerb,
    "help": helpVerb,
    "suggest": suggestVerb, "undo": undoVerb, "redo": redoVerb, "rewind": rewindVerb,
    "reset": resetVerb, "quit": quitVerb,
  ]

  private static let saveVerb: SessionVerb = { session, arguments, entry, sink in
    let path = try arguments.text("file") ?? ""
    do {
      if let kind = DrawingFile(path: path) {
        return sink.tell(.text(try session.save(kind, to: path, arguments)))
      }
      let record = session.record
      // A file of no kind is refused as that first.
      guard record.cellCount > 0 || !path.hasSuffix(".md") else {
        throw Diagnostic.nothingToSave(at: arguments.verbPlace)
      }
      try session.host.save(record, to: path)
      let cells = record.cellCount == 1 ? "1 cell" : "\(record.cellCount) cells"
      sink.tell(.text("saved \(path): \(cells)"))
    } catch var error as Diagnostic {
      error.place = error.place ?? arguments.place(of: "file")
      throw error
    }
  }

  /// At the top a note is prose between cells; in a block it is an event.
  private static let noteVerb: SessionVerb = { session, arguments, entry, sink in
    entry.note = try arguments.text("text") ?? ""
  }

  /// Cells bear the numbers that `edit` takes.
  private static let historyVerb: SessionVerb = { session, arguments, entry, sink in
    let count = try arguments.count("lines")
    var cell = 0
    var lines: [String] = []
    for part in session.history.parts {
      if part.isCell { cell += 1 }
      for (index, line) in part.code.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let number = index == 0 && part.isCell ? "\(cell)" : ""
        lines.append(rightAligned(number, to: 4) + "  " + line)
      }
    }
    if lines.isEmpty { return sink.tell(.text("no statement has been accepted yet")) }
    sink.tell(.text(lines.suffix(count).joined(separator: "\n")))
  }

  private static let helpVerb: SessionVerb = { session, arguments, entry, sink in
    let word = try arguments.text("word")
    guard let card = Help(grammar: .available).card(for: word) else {
      throw Diagnostic.noHelp(
        word ?? "", near: Help(grammar: .available).topics, at: arguments.place(of: "word"))
    }
    sink.tell(.card(card))
  }

  private static let suggestVerb: SessionVerb = { session, arguments, entry, sink in
    let line = try arguments.text("line") ?? ""
    let suggestions = session.suggestions(for: line, at: line.utf8.count)
    guard !suggestions.isEmpty else { return sink.tell(.text("no completions")) }
    let width = suggestions.map { cellWidth($0.text) }.max() ?? 0
    let kinds = suggestions.map { cellWidth($0.kind) }.max() ?? 0
    let lines = suggestions.map { suggestion -> String in
      let line =
        padded(suggestion.text, to: width + 2) + padded(suggestion.kind, to: kinds + 2)
        + suggestion.summary
      return withoutTrailingBlanks(line)
    }
    sink.tell(.text(lines.joined(separator: "\n")))
  }

  private static let undoVerb: SessionVerb = { session, arguments, entry, sink in
    let taken = session.history.undo(try arguments.count("statements"))
    guard !taken.isEmpty else { return sink.tell(.text("nothing to undo")) }
    session.rebuild()
    sink.tell(.text(taken.map { "undone: " + $0.text }.joined(separator: "\n")))
  }

  private static let redoVerb: SessionVerb = { session, arguments, entry, sink in
    let again = session.history.redo(try arguments.count("statements"))
    guard !again.isEmpty else { return sink.tell(.text("nothing to do again")) }
    for entry in again { session.history.acceptAgain(entry) }
    session.rebuild()
    sink.tell(.text(again.map { "done again: " + $0.text }.joined(separator: "\n")))
  }

  private static let rewindVerb: SessionVerb = { session, arguments, entry, sink in
    let now = session.now
    var time = now
    if let target = try arguments.number("to"), arguments.has("to") {
      time = target
    } else if let back = try arguments.number("by") {
      time = now - back
    }
    guard time <= now + 1e-9 else {
      throw Diagnostic.inTheFuture(
        session.interpreter.printed(time, .time), now: session.interpreter.printed(now, .time),
        at: arguments.place)
    }
    guard time >= -1e-9 else {
      throw Diagnostic.beforeTheStart(
        session.interpreter.printed(time, .time), at: arguments.place)
    }
    session.replay(History.cut(session.history.steps, at: max(0, time)))
    session.interpreter.hasEffect = true
    sink.tell(.text(session.interpreter.standing))
  }

  private static let resetVerb: SessionVerb = { session, arguments, entry, sink in
    session.replay(session.history.steps.filter { $0.entry.effect == .display })
    session.interpreter.hasEffect = true
  }

  private static let quitVerb: SessionVerb = { session, arguments, entry, sink in
    session.isDone = true
  }
}
