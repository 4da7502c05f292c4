import Testing

@Suite("segue run")
struct RunCommandTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private let notebook = """
    ---
    segue:
      width: 40
    ---
    # Sums

    Two lines
    of text.

    ```segue
    let a = 1 +
      2
    a
    ```

    ```output
    stale
    ```

    ```segue skip="not now"
    99
    ```

    ```segue expect=error
    nothing
    ```

    The end.
    """

  @Test("cells look as at the prompt, with a blank line between; the prose comes when asked for")
  func cells() throws {
    try folder.write(notebook, to: "n.md")
    let run = try BuiltTool.run("run", "n.md", in: folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output.hasPrefix(
        "segue> let a = 1 +\n  ...>   2\nsegue> a\n3\n\nsegue> nothing\ncell 3:1:1: error"))
    let prose = try BuiltTool.run("run", "--prose", "n.md", in: folder)
    #expect(prose.output.hasPrefix("# Sums\n\nTwo lines\nof text.\n\nsegue> let a"))
    #expect(prose.output.hasSuffix("\n\nThe end.\n"))
  }

  @Test("a cell that fails ends its file with 1, and says where it stands")
  func failure() throws {
    try folder.write("```segue\n1\nnothing\n2\n```\n\n```segue\n3\n```\n", to: "n.md")
    let run = try BuiltTool.run("run", "n.md", in: folder)
    #expect(run.status == 1)
    #expect(run.output == "segue> 1\nsegue> nothing\nsegue> 2\n")
    #expect(run.errors.hasSuffix("segue: n.md:1: the cell failed; what follows was not run\n"))
    try folder.write("```segue expect=error\n1\n```\n", to: "n.md")
    #expect(try BuiltTool.run("run", "n.md", in: folder).status == 1)
  }

  @Test("what is no notebook is 2, with file and line")
  func malformed() throws {
    try folder.write("text\n\n```segue\nrun\n", to: "n.md")
    let run = try BuiltTool.run("run", "n.md", in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix("n.md:3:1: error: this fence is never closed\n"))
  }
}
