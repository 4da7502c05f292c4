import Testing

@testable import Notebook

@Suite("Outputs spliced into a file")
struct NotebookReplacingTests {
  private func replaced(_ text: String, _ outputs: [[String]?]) throws -> String {
    String(decoding: try notebook(text).replacing(outputs: outputs), as: UTF8.self)
  }

  @Test(
    "nothing to replace gives the file byte for byte",
    arguments: [
      "", "no newline", "\u{FEFF}# T\r\n\r\n```segue  id=\"a\"  \r\na \t\r\n``` \r\n",
      "```segue\na\n```\n\n\n~~~output \nx   \n~~~~\n\n- b\n\t```segue\n\tc\n\t```", "\r\r\n\n",
    ])
  func identity(_ text: String) throws {
    let notebook = try notebook(text)
    #expect(notebook.replacing(outputs: notebook.cells.map { _ in nil }) == Array(text.utf8))
    #expect(notebook.bytes == Array(text.utf8))
  }

  @Test("only the lines of the output change; its fence and what it says stay")
  func existing() throws {
    let text = "a\n\n```segue\nx\n```\n\n\n~~~~output tol=\"1e-3\"\nold\nlines\n~~~~~ \n\nb   \n"
    #expect(
      try replaced(text, [["new"]])
        == "a\n\n```segue\nx\n```\n\n\n~~~~output tol=\"1e-3\"\nnew\n~~~~\n\nb   \n")
  }

  @Test("a cell without an output gets one right after it, after a blank line")
  func inserted() throws {
    #expect(
      try replaced("```segue\nx\n```\ntext\n", [["1", "", "2"]])
        == "```segue\nx\n```\n\n```output\n1\n\n2\n```\ntext\n")
    #expect(
      try replaced("```segue\nx\n```", [["1"]]) == "```segue\nx\n```\n\n```output\n1\n```\n")
  }

  @Test("an output without lines goes, with the blank lines before it")
  func removed() throws {
    #expect(
      try replaced("```segue\nx\n```\n\n```output\n1\n```\n\ntext\n", [[]])
        == "```segue\nx\n```\n\ntext\n")
    #expect(try replaced("```segue\nx\n```\ntext\n", [[]]) == "```segue\nx\n```\ntext\n")
  }

  @Test("the fence is longer than any run of its mark that begins a line of the output")
  func longer() throws {
    #expect(
      try replaced("```segue\nx\n```\n", [["a", " ````"]])
        == "```segue\nx\n```\n\n`````output\na\n ````\n`````\n")
    #expect(
      try replaced("```segue\nx\n```\n~~~output\n~~~\n", [["```", "a ~~~~"]])
        == "```segue\nx\n```\n~~~output\n```\na ~~~~\n~~~\n")
  }

  @Test("line endings and containers are kept, blanks at the end of a line are not written")
  func containers() throws {
    #expect(
      try replaced("- ```segue\r\n  x\r\n  ```\r\n", [["1  ", "", "2"]])
        == "- ```segue\r\n  x\r\n  ```\r\n\r\n  ```output\r\n  1\r\n\r\n  2\r\n  ```\r\n")
    #expect(
      try replaced("> 1. ```segue\n>    x\n>    ```\n", [["1", ""]])
        == "> 1. ```segue\n>    x\n>    ```\n>\n>    ```output\n>    1\n>\n>    ```\n")
  }

  @Test("what was put in is what is read back, for cells in any container")
  func readBack() throws {
    let cells = ["```segue\n%x\n%```\n", "~~~~segue\n%x\n%~~~~\n%\n%~~~output\n%old\n%~~~\n"]
    let outputs = [["a", "", "  b", "```", "~~~~"], ["> c", "- d", "    e"], ["# f", "---"]]
    let containers = [("", ""), ("   ", "   "), ("- ", "  "), ("10. - ", "      "), ("> ", "> ")]
    for (first, rest) in containers {
      for cell in cells {
        let text = first + cell.replacing("%", with: rest)
        for output in outputs {
          let written = try replaced(text, [output])
          let read = try notebook(written)
          #expect(read.cells.map(\.code) == ["x"], "\(written)")
          #expect(read.cells.map { $0.output?.lines } == [output], "\(written)")
          #expect(try replaced(written, [output]) == written)
        }
      }
    }
  }
}

extension String {
  fileprivate func replacing(_ mark: Character, with text: String) -> String {
    split(separator: mark, omittingEmptySubsequences: false).joined(separator: text)
  }
}
