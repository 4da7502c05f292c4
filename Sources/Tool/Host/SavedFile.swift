import Chart
import Notebook
import Session
import Text

/// A recorded session as the text of a file.
enum SavedFile {
  /// What a file of this name holds. Answers are drawn at the defaults of a notebook, whatever the
  /// terminal showed.
  static func text(of record: SessionRecord, for path: String) throws -> String {
    guard path.hasSuffix(".md") else {
      let hint = "a name that ends in .md saves the session as a notebook"
      throw Diagnostic("cannot save \(path): unknown kind of file", hint: hint)
    }
    let header = Header()
    let style = RenderStyle(header: header)
    return Notebook.markdown(from: record.entries.map { entry($0, style) }, header: header)
  }

  private static func entry(_ entry: SessionRecord.Entry, _ style: RenderStyle) -> Notebook.Entry {
    switch entry {
    case .note(let text): .note(text)
    case .cell(let cell):
      .cell(code: cell.code, output: cell.answers.flatMap { textLines(render($0, style: style)) })
    }
  }
}

extension RenderStyle {
  /// How a notebook is drawn: by its header, without colours.
  init(header: Header) {
    let charset = Charset(rawValue: header.charset) ?? .ascii
    self.init(width: header.width, charset: charset, isColored: false)
  }
}
