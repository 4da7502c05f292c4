import Chart
import Notebook
import Session
import Text

/// A recorded session as the text of a file.
@MainActor
enum SavedFile {
  /// What a file of this name holds. Answers are drawn at the defaults of a notebook, or as the one
  /// that was opened says, whatever the terminal showed.
  static func text(of record: SessionRecord, for path: String) throws -> String {
    guard path.hasSuffix(".md") else {
      let hint =
        "a name that ends in .md saves the session as a notebook; .svg, .csv and .json what was"
        + " drawn last"
      throw Diagnostic("cannot save \(path): unknown kind of file", hint: hint)
    }
    let front = record.frontMatter
    let header = try Notebook(name: path, text: front).header
    let style = RenderStyle(header: header)
    return Notebook.markdown(
      from: record.entries.map { entry($0, style) }, header: header, frontMatter: front)
  }

  private static func entry(_ entry: SessionRecord.Entry, _ style: RenderStyle) -> Notebook.Entry {
    switch entry {
    case .note(let text): return .note(text)
    case .prose(let text): return .prose(text)
    case .cell(let cell):
      guard let stored = cell.opened as? StoredCell else {
        return .cell(
          code: cell.code,
          output: cell.answers.flatMap { textLines(render($0, style: style)) })
      }
      let output = stored.cell.options.expectsError ? nil : stored.output(of: cell.answers)
      return .cell(
        code: cell.code, output: output ?? stored.cell.output?.lines ?? [],
        infos: stored.cell.infos)
    }
  }

  /// The text, once a replay has shown that it passes. Throws a `Diagnostic` that says what differs.
  static func checked(
    _ record: SessionRecord, for path: String, _ host: any SessionHost
  ) throws -> String {
    let text = try text(of: record, for: path)
    let notebook: Notebook
    do {
      notebook = try Notebook(name: path, text: text)
    } catch {
      throw SaveMessages.unreadable(path, error.diagnostics.first)
    }
    guard let numbers = numbers(of: record, in: notebook) else {
      throw SaveMessages.unreadable(path, nil)
    }
    let sessions = CellSessions(host: ReplayHost(host))
    let style = RenderStyle(header: notebook.header)
    let report = notebook.run(on: Platform.name) { sessions.result(of: $0, style) }
    if host.isInterrupted { throw SaveMessages.interrupted }
    for (number, entry) in zip(numbers, report.entries) {
      if let problem = SaveMessages.problem(entry, number) { throw problem }
    }
    return text
  }

  /// What the session calls each cell of the file: nil for those that it only keeps. Nothing where
  /// the file has not all cells of the session, in their order.
  private static func numbers(of record: SessionRecord, in notebook: Notebook) -> [Int?]? {
    let codes = record.entries.compactMap { entry -> String? in
      guard case .cell(let cell) = entry else { return nil }
      return textLines(cell.code).map(withoutTrailingBlanks).joined(separator: "\n")
    }
    var found = 0
    let numbers = notebook.cells.map { cell -> Int? in
      guard found < codes.count, cell.code == codes[found] else { return nil }
      found += 1
      return found
    }
    return found == codes.count ? numbers : nil
  }
}

/// The world of a replay: it reads what the session reads, and writes nothing.
@MainActor
private final class ReplayHost: SessionHost {
  private let host: any SessionHost

  init(_ host: any SessionHost) { self.host = host }

  var isInterrupted: Bool { host.isInterrupted }
  var animators: [AttachedAnimator] { host.animators }
  func read(_ path: String) throws -> String { try host.read(path) }
  func notebook(_ path: String) throws -> OpenedNotebook { try host.notebook(path) }
  func edited(_ text: String) throws -> String { text }
  func save(_ record: SessionRecord, to path: String) throws {}
  func write(_ text: String, to path: String) throws {}
}

extension RenderStyle {
  /// How a notebook is drawn: by its header, without colours.
  init(header: Header) {
    let charset = Charset(rawValue: header.charset) ?? .ascii
    self.init(
      width: header.width, height: header.height, charset: charset, isColored: false)
  }
}
