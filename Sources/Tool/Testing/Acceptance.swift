import Notebook

/// Writes what a run printed into its notebook.
struct Acceptance {
  let notebook: Notebook
  /// Runs a notebook once more.
  let run: (Notebook) -> Report

  /// Answers the places of the cells whose outputs changed. The file is replaced whole, once what is
  /// to be written has been read back as the same cells with the new outputs, and has passed.
  func accept(_ report: Report, where isWanted: (Report.Entry) -> Bool = { _ in true }) throws
    -> Set<Int>
  {
    let outputs = report.entries.map { isWanted($0) ? $0.accepted : nil }
    let places = outputs.indices.filter { outputs[$0] != nil }
    if places.isEmpty { return [] }
    let bytes = notebook.replacing(outputs: outputs)
    guard let written = try? Notebook(name: notebook.name, bytes: bytes),
      written.cells.count == notebook.cells.count,
      zip(written.cells, notebook.cells).allSatisfy({ $0.code == $1.code }),
      zip(written.cells, outputs).allSatisfy({ cell, output in
        output == nil || output == cell.output?.lines ?? []
      })
    else { throw refusal(FileError.wouldChange) }
    let again = run(written).entries
    guard places.allSatisfy({ $0 < again.count && again[$0].status == .pass }) else {
      throw refusal(FileError.differsAgain)
    }
    guard try Files.read(notebook.name) == notebook.bytes else {
      throw refusal(FileError.hasChanged)
    }
    try AtomicFile.write(bytes, to: notebook.name)
    return Set(places)
  }

  private func refusal(_ reason: String) -> FileError {
    FileError("accept", notebook.name, because: reason)
  }
}
