import Notebook
import Session
import Text

/// The sessions in which the cells of one notebook run: one, and one for each `env`.
@MainActor
final class CellSessions {
  private let host: any SessionHost
  private var sessions = OrderedMap<String, Session>()

  init(host: any SessionHost) { self.host = host }

  /// Runs a cell. The line is that of the code, from 1, where it failed.
  func run(_ cell: Cell, each: @escaping (Answer) -> Void) -> (status: Outcome.Status, line: Int?) {
    // Messages name the cell, not the file, so that stored outputs do not depend on paths.
    let source = source(of: cell)
    var line: Int?
    let outcome = session(cell.options.environment ?? "").run(source) { answer in
      if case .diagnostic(let diagnostic) = answer {
        // What a cell may yet find out is for the one who types it, no output.
        if diagnostic.severity == .warning { return }
        if line == nil { line = diagnostic.place?.line(in: source) }
      }
      each(answer)
    }
    return (outcome.status, line)
  }

  /// Brings the session of a cell to where the cell leads, and says nothing.
  func pass(over cell: Cell) {
    session(cell.options.environment ?? "").pass(over: source(of: cell))
  }

  private func source(of cell: Cell) -> Source {
    Source(name: "cell \(cell.index + 1)", text: cell.code)
  }

  private func session(_ name: String) -> Session {
    if let session = sessions[name] { return session }
    let session = Session(host: host)
    sessions[name] = session
    return session
  }
}

extension Place {
  /// The number of its line, from 1, where it lies in a source.
  fileprivate func line(in source: Source) -> Int? {
    guard self.source === source else { return nil }
    let before = source.bytes[..<min(range.lowerBound, source.bytes.count)]
    return before.count { $0 == UInt8(ascii: "\n") } + 1
  }
}
