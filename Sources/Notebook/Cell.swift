/// A piece of code in a notebook, and the output that is stored with it.
package struct Cell: Sendable {
  /// What was printed the last time it was accepted.
  package struct Output: Sendable {
    package let lines: [String]
    /// The line number of its opening fence.
    package let line: Int
    let fence: Fence
  }

  /// Its place among the cells of the file, from 0.
  package let index: Int
  /// Lines joined by newlines, without the indentation of the fence.
  package let code: String
  /// The line number of its opening fence, from 1; the code begins on the next line.
  package let line: Int
  package let options: CellOptions
  /// How far a number of the output may be off.
  package let tolerance: Tolerance
  package let output: Output?
  let fence: Fence

  /// What stands behind its opening fences.
  package var infos: Notebook.Infos {
    Notebook.Infos(cell: fence.info, output: output?.fence.info ?? "output")
  }

  package var firstLine: Int { line + 1 }
}
