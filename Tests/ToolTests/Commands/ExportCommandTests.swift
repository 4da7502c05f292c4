import Testing

@Suite("segue export")
struct ExportCommandTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test("a notebook gets the header of jupytext once, and still passes")
  func jupytext() throws {
    try folder.write("# T\n\n```segue\n1 + 1\n```\n\n```output\n2\n```\n", to: "n.md")
    let run = try BuiltTool.run("export", "--jupytext", "n.md", in: folder)
    #expect(
      run
        == BuiltTool.Run(
          status: 0,
          output: "n.md: JupyterLab opens it as a notebook, by jupytext 1.19.4 or newer\n",
          errors: ""))
    let text = try folder.read("n.md")
    #expect(text.hasPrefix("---\njupyter:\n  jupytext:\n    custom_language_magics: segue\n"))
    #expect(text.hasSuffix("---\n\n# T\n\n```segue\n1 + 1\n```\n\n```output\n2\n```\n"))
    #expect(try BuiltTool.run("test", "n.md", in: folder).status == 0)
    #expect(
      try BuiltTool.run("export", "--jupytext", "n.md", in: folder).output
        == "n.md: has the header already\n")
    #expect(try folder.read("n.md") == text)
  }

  @Test("what cannot be read, or has another header, is 2 and stays as it is")
  func unusable() throws {
    let foreign = "---\njupyter:\n  kernelspec:\n    name: python3\n---\n\n```segue\n1\n```\n"
    try folder.write(foreign, to: "n.md")
    let run = try BuiltTool.run("export", "--jupytext", "n.md", "no.md", in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains("n.md:2:1: error: the header has a `jupyter:` block of its own"))
    #expect(run.errors.hasSuffix("segue: cannot read no.md: no such file or folder\n"))
    #expect(try folder.read("n.md") == foreign)
  }
}
