import Foundation
import Testing

@Suite("segue test")
struct TestCommandTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func cell(_ code: String, _ output: String, _ attributes: String = "") -> String {
    "```segue\(attributes)\n\(code)\n```\n\n```output\n\(output)\n```\n\n"
  }

  @Test("green, red with file, line and both numbers, green again once accepted")
  func flow() throws {
    let text = "# T\n\n" + cell("let a = 0.25\na", "0.25") + "text  \n\n" + cell("a * 2.5", "0.625")
    let path = try folder.write(text, to: "n.md")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let green = BuiltTool.Run(
      status: 0, output: "ok n.md (2 cells)\n2 passed, 0 failed\n", errors: "")
    #expect(try BuiltTool.run("test", "n.md", in: folder) == green)

    try folder.write(text.replacingOccurrences(of: "0.625", with: "0.652"), to: "n.md")
    let red = try BuiltTool.run("test", "n.md", in: folder)
    #expect(
      red
        == BuiltTool.Run(
          status: 1,
          output: """
            FAILED n.md (2 cells, 1 failed)
            n.md:19: cell 2: output differs
              - 0.652
              + 0.625
                0.652 vs 0.625, off by 0.027, tol 1e-3
            to accept what was printed: segue test --accept n.md
            1 passed, 1 failed

            """, errors: ""))
    #expect(try folder.read("n.md").contains("0.652"))

    let accepted = try BuiltTool.run("test", "--accept", "n.md", in: folder)
    #expect(accepted.status == 0)
    #expect(accepted.output == "ok n.md (2 cells, 1 accepted)\n1 passed, 0 failed, 1 accepted\n")
    #expect(try folder.read("n.md") == text)
    #expect(try BuiltTool.run("test", "n.md", in: folder) == green)
    #expect(folder.names == ["n.md"])
  }

  @Test("paths are taken in their order, folders by name; counts are of all")
  func many() throws {
    try folder.write(cell("1", "1"), to: "b/y.md")
    try folder.write(cell("1", "2"), to: "b/x.md")
    try folder.write(cell("1", "1"), to: "a.md")
    try folder.write("no cells", to: "b/readme.md")
    try folder.write("    ```segue\n    quoted\n    ```\n", to: "b/howto.md")
    let run = try BuiltTool.run("test", "b", "a.md", in: folder)
    let heads = run.output.split(separator: "\n").filter {
      $0.hasPrefix("ok") || $0.hasPrefix("FAILED")
    }
    #expect(
      heads == ["FAILED b/x.md (1 cell, 1 failed)", "ok b/y.md (1 cell)", "ok a.md (1 cell)"])
    #expect(run.status == 1 && run.output.hasSuffix("2 passed, 1 failed\n"))
  }

  @Test("what cannot be read or parsed is 2, and the others are still tested")
  func unusable() throws {
    try folder.write(cell("1", "2"), to: "a.md")
    try folder.write("```output\nx\n```\n", to: "bad.md")
    try folder.write("text", to: "empty.md")
    let run = try BuiltTool.run("test", "no.md", "bad.md", "empty.md", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("segue: cannot read no.md: no such file or folder\n"))
    #expect(run.errors.contains("bad.md:1:1: error: an output without a cell\n"))
    #expect(run.errors.contains("segue: cannot test empty.md: there is no `segue` fence in it\n"))
    #expect(run.output.hasSuffix("0 passed, 1 failed\n"))
  }

  @Test("a file that is no text is named with its line, as every fault is")
  func notText() throws {
    try Data([0x61, 0x0A, 0xFF, 0x62, 0x0A]).write(to: URL(filePath: folder.path + "/n.md"))
    for command in ["test", "run"] {
      let run = try BuiltTool.run(command, "n.md", in: folder)
      #expect(run.status == 2, "\(command)")
      #expect(run.errors.hasPrefix("n.md:2:1: error: not UTF-8 text\n"), "\(command)")
    }
  }

  @Test("a filter that no cell fits is told, and no success; of a part of the files it may be so")
  func noneFits() throws {
    try folder.write("```segue id=\"a\"\n1\n```\n\n```output\n1\n```\n", to: "n.md")
    let run = try BuiltTool.run("test", "--filter", "spring", "n.md", in: folder)
    #expect(run.status == 2 && run.output == "0 passed, 0 failed\n")
    #expect(run.errors == "segue: no cell has `spring` in FILE#id, or as a tag\n")
    let part = try BuiltTool.run("test", "--filter", "b", "--shard", "1/2", "n.md", in: folder)
    #expect(part.status == 0 && part.errors.isEmpty)
    #expect(try BuiltTool.run("test", "--filter", "#a", "n.md", in: folder).status == 0)
  }

  @Test("each cell sees what the ones before it made, each notebook and environment is its own")
  func sessions() throws {
    let text = cell("let a = 1", "").replacingOccurrences(of: "```output\n\n```\n", with: "")
    try folder.write(
      text + cell("a", "1") + cell("let a = 2\na", "2", " env=b") + cell("a", "1"), to: "n.md")
    try folder.write("```segue expect=error\na\n```\n", to: "o.md")
    #expect(try BuiltTool.run("test", "n.md", "o.md", in: folder).status == 0)
  }

  @Test("a failed statement is named with its own line, and accepting does not store it")
  func statement() throws {
    let text = "```segue\nlet a = 1\nnothing\n```\n"
    try folder.write(text, to: "n.md")
    let run = try BuiltTool.run("test", "--accept", "n.md", in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("\nn.md:3: cell 1: a statement failed\n    cell 1:2:1: error"))
    #expect(try folder.read("n.md") == text)
  }

  @Test("what a notebook saves is not written, and can be opened in it")
  func saving() throws {
    let text = "```segue\n1 + 1\nsave out.md\n```\n\n```output\n2\nsaved out.md: 1 cell\n```\n"
    try folder.write(text, to: "n.md")
    #expect(try BuiltTool.run("test", "n.md", in: folder).status == 0)
    #expect(folder.names == ["n.md"])
  }

  @Test("an endless loop ends by its own limit, or by the time its fence allows")
  func loops() throws {
    try folder.write("```segue\nwhile true { }\n```\n", to: "n.md")
    #expect(try BuiltTool.run("test", "n.md", in: folder).status == 1)
    let slow = "```segue timeout=\"10ms\"\nset steps 1000000000\nwhile true { }\n```\n"
    try folder.write(slow, to: "n.md")
    let run = try BuiltTool.run("test", "n.md", in: folder)
    #expect(run.status == 1 && run.output.contains("n.md:1: cell 1: stopped after 0.01 s\n"))
  }

  @Test("a thousand cells are run in one process")
  func thousand() throws {
    try folder.write(String(repeating: cell("1 + 1", "2"), count: 1000), to: "n.md")
    let run = try BuiltTool.run("test", "n.md", in: folder)
    #expect(run.output == "ok n.md (1000 cells)\n1000 passed, 0 failed\n")
  }
}
