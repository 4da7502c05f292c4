import Notebook
import Session
import Text

extension OpenedNotebook {
  /// Reads a notebook through a host.
  @MainActor
  init(reading path: String, of host: any SessionHost) throws {
    let notebook: Notebook
    do {
      notebook = try Notebook(name: path, text: try host.read(path))
    } catch let error as MalformedNotebook {
      throw error.combined
    }
    guard !notebook.cells.isEmpty else {
      throw Diagnostic(FileError("open", path, because: FileError.noCells).message)
    }
    self.init(
      frontMatter: notebook.frontMatter,
      parts: notebook.parts.map { part in
        switch part {
        case .prose(let text): .prose(text)
        case .cell(let cell):
          .cell(
            StoredCell(
              cell: cell, header: notebook.header, markdown: notebook.markdown(of: cell)))
        }
      })
  }
}

extension MalformedNotebook {
  /// The first fault, and where the others are.
  fileprivate var combined: Diagnostic {
    guard let first = diagnostics.first else { return Diagnostic("it cannot be read") }
    return Diagnostic(
      "this notebook cannot be read", hint: first.hint,
      notes: diagnostics.map { Diagnostic.Note($0.message, at: $0.place) })
  }
}

/// A cell as its file has it.
struct StoredCell: OpenedCell {
  let cell: Cell
  let header: Header
  let markdown: String

  var code: String { cell.code }
  var line: Int { cell.line }
  var expectsError: Bool { cell.options.expectsError }

  var reasonToSkip: String? {
    if let name = cell.options.environment {
      return "it runs in an environment of its own, \(name)"
    }
    return cell.reasonToSkip(on: Platform.name)
  }

  func stores(_ answers: [Answer]) -> Bool { comparison(with: drawn(answers)).isMatch }

  /// What is to be stored now: lines that still fit stay as the file has them, holes and all.
  func output(of answers: [Answer]) -> [String] { comparison(with: drawn(answers)).accepted }

  private func drawn(_ answers: [Answer]) -> [String] {
    answers.flatMap { textLines(render($0, style: RenderStyle(header: header))) }
  }

  private func comparison(with lines: [String]) -> Comparison {
    Comparison(
      expected: cell.output?.lines ?? [], actual: lines, tolerance: cell.tolerance,
      cells: cell.options.cells ?? 0.02)
  }
}
