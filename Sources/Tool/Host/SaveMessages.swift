import Notebook
import Session
import Text

/// Why a session is not saved.
enum SaveMessages {
  static func unreadable(_ path: String, _ fault: Diagnostic?) -> Diagnostic {
    Diagnostic(
      "not saved: \(path) would not read back as the same cells",
      hint: "a note holds something that Markdown takes for a fence",
      notes: fault.map { [Diagnostic.Note($0.message)] } ?? [])
  }

  static let interrupted = Diagnostic(
    "not saved: interrupted while it was replayed", hint: "the file is as it was")

  /// What is wrong with a cell that was replayed; nothing where it passes.
  static func problem(_ entry: Report.Entry, _ number: Int?) -> Diagnostic? {
    let what: String
    var notes: [Diagnostic.Note] = []
    switch entry.status {
    case .pass, .skipped, .ran: return nil
    case .new, .fail(.outputDiffers):
      what = "answers otherwise"
      notes = (entry.comparison?.rows ?? []).compactMap(note)
    case .fail:
      what = "fails"
      notes = (entry.result?.output ?? []).prefix(6).map { Diagnostic.Note($0) }
    }
    return Diagnostic(
      "not saved: \(number.map { "cell \($0)" } ?? "a cell that was opened") \(what) when the "
        + "session is replayed from its start",
      hint: number.map { "`edit \($0)` changes it; has a file that it opens changed since?" },
      notes: Array(notes.prefix(6)))
  }

  private static func note(_ row: Comparison.Row) -> Diagnostic.Note? {
    switch row {
    case .off(let stored, let actual, _): Diagnostic.Note("\(stored)  became  \(actual)")
    case .missing(let stored): Diagnostic.Note("- \(stored)")
    case .added(let actual): Diagnostic.Note("+ \(actual)")
    case .picture: Diagnostic.Note("another picture")
    case .same, .covered, .gap: nil
    }
  }
}
