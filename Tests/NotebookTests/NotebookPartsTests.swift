import Testing

@testable import Notebook

@Suite("What a reader meets")
struct NotebookPartsTests {
  @Test("prose and cells in order, without the header, the outputs and blank lines at the edges")
  func order() throws {
    let text =
      "---\nsegue:\n  width: 60\n---\n\n# T\n\ntext\n\n" + sample("a", "1") + "\n\n"
      + sample("b", "2")
      + "\nend\n"
    let parts = try notebook(text).parts.map {
      switch $0 {
      case .prose(let text): "prose \(text)"
      case .cell(let cell): "cell \(cell.code)"
      }
    }
    #expect(parts == ["prose # T\n\ntext", "cell a", "cell b", "prose end"])
  }
}
