import Notebook

/// Writes what a run printed into its notebook.
enum Acceptance {
  /// Answers how many outputs changed. The file is replaced whole, once what is to be written has
  /// been read back as the same cells with the new outputs.
  static func accept(_ report: Report, of notebook: Notebook) throws -> Int {
    let outputs = report.entries.map(\.accepted)
    let count = outputs.count { $0 != nil }
    if count == 0 { return 0 }
    let bytes = notebook.replacing(outputs: outputs)
    guard let written = try? Notebook(name: notebook.name, bytes: bytes),
      written.cells.count == notebook.cells.count,
      zip(written.cells, notebook.cells).allSatisfy({ $0.code == $1.code }),
      zip(written.cells, outputs).allSatisfy({ cell, output in
        output == nil || output == cell.output?.lines ?? []
      })
    else { throw FileError("accept", notebook.name, because: FileError.wouldChange) }
    try AtomicFile.write(bytes, to: notebook.name)
    return count
  }
}
