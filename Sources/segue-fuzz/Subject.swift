import Notebook
import Session
import Text

/// What is fuzzed: bytes read as a notebook and as statements, parsed and run in this process.
@MainActor
enum Subject {
  /// Small limits, so that an endless loop costs milliseconds.
  private static let limits = "set steps 20000; set depth 50; set turns 200; set limit 5"

  static func run(_ bytes: [UInt8]) {
    guard let notebook = try? Notebook(name: "fuzz", bytes: bytes), !notebook.cells.isEmpty else {
      run([String(decoding: bytes, as: UTF8.self)])
      return
    }
    let report = notebook.run { CellResult(.ok, textLines($0.code)) }
    _ = notebook.replacing(outputs: report.entries.map(\.accepted))
    run(notebook.cells.map(\.code))
  }

  private static func run(_ sources: [String]) {
    let session = Session(host: EmptyHost())
    session.run(Source(name: "limits", text: limits))
    for text in sources {
      _ = Session.needsMore(text)
      _ = session.suggestions(for: text, at: text.utf8.count)
      session.run(Source(name: "fuzz", text: text)) { _ = render($0, style: RenderStyle()) }
    }
  }

  /// Every word the grammar knows, one a line in the form that libFuzzer reads: verbs, and what may
  /// follow each.
  static func dictionary() -> [String] {
    let session = Session(host: EmptyHost())
    var words = OrderedMap<String, Bool>()
    let heads = session.suggestions(for: "", at: 0).map(\.text)
    for head in heads { words[head] = true }
    for head in heads {
      let line = head + " "
      for next in session.suggestions(for: line, at: line.utf8.count) { words[next.text] = true }
    }
    return words.keys.filter { !$0.isEmpty }.map(quoted)
  }

  private static func quoted(_ word: String) -> String {
    let bytes = word.utf8.map { byte in
      let isPlain = (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != 0x5C
      let digits = String(byte, radix: 16)
      return isPlain
        ? String(Unicode.Scalar(byte)) : "\\x" + (digits.count < 2 ? "0" : "") + digits
    }
    return "\"" + bytes.joined() + "\""
  }
}

/// A world without files.
@MainActor
private final class EmptyHost: SessionHost {
  func read(_ path: String) throws -> String { throw Diagnostic("cannot read \(path)") }
  func notebook(_ path: String) throws -> OpenedNotebook { throw Diagnostic("cannot read \(path)") }
  func edited(_ text: String) throws -> String { throw Diagnostic("there is no editor") }
  func save(_ record: SessionRecord, to path: String) throws {}
  func write(_ text: String, to path: String) throws {}
  var isInterrupted: Bool { false }
}
