import Testing

@testable import Notebook

@Suite("A notebook written anew")
struct NotebookWritingTests {
  @Test("notes are paragraphs, cells are fences, a blank line between")
  func layout() {
    let text = Notebook.markdown(from: [
      .note("# Springs"), .note("First\nand second."), .cell(code: "a\nb", output: []),
      .cell(code: "c", output: ["1", "", "2"]), .note("  "), .note("End."),
    ])
    #expect(
      text == """
        # Springs

        First
        and second.

        ```segue
        a
        b
        ```

        ```segue
        c
        ```

        ```output
        1

        2
        ```

        End.

        """)
  }

  @Test("a header holds what differs from the defaults, and stands only then")
  func header() {
    #expect(Notebook.markdown(from: []) == "")
    let header = Header(width: 60, charset: "block", tolerance: 0.001)
    #expect(
      Notebook.markdown(from: [.note("a")], header: header)
        == "---\nsegue:\n  charset: block\n  tol: 0.001\n  width: 60\n---\na\n")
    #expect(
      Notebook.markdown(from: [.note("a")], header: Header(tolerance: 2.5e-7))
        == "---\nsegue:\n  tol: 2.5e-7\n---\na\n")
  }

  @Test("no note, code or output can hide a cell: what is written is read back")
  func hostile() throws {
    let notes = [
      "```", "~~~ segue", "<!-- open", "<script>", "<PRE", "<?php", "<![CDATA[", "---", "- item",
      "1. item", "> quote", "[a]: b", "    code", "| a |\n| - |", "***", "===", "```segue\nx\n```",
      "\t```", "a\n---", "<div>", "\\",
    ]
    let outputs = [["```", "````x"], ["~~~"], [" x", "", "y"], [], ["---"], ["```output"]]
    for note in notes {
      for output in outputs {
        for code in ["run", "// ```", "```\nx", "a\n\n  b"] {
          let text = Notebook.markdown(from: [
            .note(note), .cell(code: code, output: output), .note(note),
            .cell(code: "last", output: output),
          ])
          let cells = try notebook(text).cells
          #expect(cells.map(\.code) == [code, "last"], "\(text)")
          #expect(cells.map { $0.output?.lines ?? [] } == [output, output], "\(text)")
        }
      }
    }
  }

  @Test("CR LF becomes LF, and no line ends in blanks")
  func endings() {
    let text = Notebook.markdown(from: [.note("a \r\nb"), .cell(code: "c\t\r\nd", output: ["e  "])])
    #expect(text == "a\nb\n\n```segue\nc\nd\n```\n\n```output\ne\n```\n")
  }
}
