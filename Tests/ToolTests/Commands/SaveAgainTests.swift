import Foundation
import Notebook
import Session
import Testing
import Text

@testable import Tool

/// Keeps what is saved.
@MainActor
private final class Keeper: SessionHost {
  var text = ""
  var isInterrupted: Bool { false }

  func read(_ path: String) throws -> String { throw Diagnostic("no file \(path)") }

  func notebook(_ path: String) throws -> OpenedNotebook { throw Diagnostic("no file \(path)") }

  func edited(_ text: String) throws -> String { throw Diagnostic("no editor") }

  func write(_ text: String, to path: String) throws {}

  func save(_ record: SessionRecord, to path: String) throws {
    text = try SavedFile.text(of: record, for: path)
  }
}

@MainActor
@Suite("The notebooks of the package")
struct SaveAgainTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../notebooks").standardizedFileURL

  @Test(
    "are what `save` writes, byte for byte, when their lines are typed again",
    arguments: ["tour.md", "scale-in-keyframes-out.md", "charts.md"])
  func sameBytes(_ name: String) throws {
    let url = Self.folder.appending(path: name)
    let stored = try String(contentsOf: url, encoding: .utf8)
    let keeper = Keeper()
    let session = Session(host: keeper)
    for part in try Notebook(name: name, text: stored).parts {
      switch part {
      case .prose(let prose): type(prose: prose, into: session)
      case .cell(let cell): type(cell.code, into: session)
      }
    }
    type("save \(name)", into: session)
    #expect(keeper.text == stored)
  }

  /// A paragraph is a `note`.
  private func type(prose: String, into session: Session) {
    for paragraph in prose.components(separatedBy: "\n\n") where !paragraph.isEmpty {
      let text = paragraph.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
      type("note \"\(text)\"", into: session)
    }
  }

  /// Entry by entry, as at the prompt.
  private func type(_ code: String, into session: Session) {
    var entry = ""
    for line in code.components(separatedBy: "\n") {
      entry += (entry.isEmpty ? "" : "\n") + line
      if Session.needsMore(entry) { continue }
      let outcome = session.run(Source(name: "line", text: entry))
      #expect(outcome.status == .ok, "\(entry)")
      entry = ""
    }
    #expect(entry.isEmpty)
  }
}
