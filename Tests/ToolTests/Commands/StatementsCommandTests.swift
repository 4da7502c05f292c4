import Testing

@Suite("segue -c, standard input, and files of statements")
struct StatementsCommandTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test("what is to be pasted is not broken at a narrow width, what is to be read is")
  func narrow() throws {
    let text =
      "convert decay(velocity: 1000) to figma; convert spring(tension: 40, friction: 7) to pop"
    let lines = try BuiltTool.run("--width", "40", "-c", text, in: folder).output
      .split(separator: "\n")
    #expect(lines.first == "cannot be had for figma: it has no")
    let long = lines.filter { $0.count > 40 }
    #expect(long == ["let animation = POPSpringAnimation(propertyNamed: kPOPLayerPositionX)"])
  }

  @Test("answers go to standard output, one after another")
  func answers() throws {
    #expect(
      try BuiltTool.run("-c", "1 + 1; let a = 3", "-c", "a * 2", in: folder)
        == BuiltTool.Run(status: 0, output: "2\n6\n", errors: ""))
    #expect(
      try BuiltTool.run(input: "1 + 1\nlet a = 3\na * 2\n", in: folder)
        == BuiltTool.Run(status: 0, output: "2\n6\n", errors: ""))
  }

  @Test("the first error ends them with 1, on the other stream, with its place")
  func errors() throws {
    let run = try BuiltTool.run(input: "1 + 1\n1 / 0\n3", in: folder)
    #expect(run.status == 1)
    #expect(run.output == "2\n")
    #expect(run.errors.hasPrefix("stdin:2:"))
    #expect(try BuiltTool.run("-c", "1 +", in: folder).status == 1)
    #expect(try BuiltTool.run("-c", "expect 1 == 2", in: folder).status == 1)
    #expect(try BuiltTool.run("-c", "1; quit; 2", in: folder).output == "1\n")
  }

  @Test("nothing of a text with a syntax error runs")
  func syntax() throws {
    let run = try BuiltTool.run(input: "1 + 1\nlet = 3\n", in: folder)
    #expect(run.status == 1 && run.output == "")
  }

  @Test("a file of statements is run, errors name it")
  func file() throws {
    try folder.write("1 + 1\n", to: "a.segue")
    try folder.write("nothing\n", to: "b.segue")
    #expect(
      try BuiltTool.run("run", "a.segue", in: folder)
        == BuiltTool.Run(status: 0, output: "2\n", errors: ""))
    let run = try BuiltTool.run("run", "b.segue", "a.segue", in: folder)
    #expect(run.status == 1 && run.output == "2\n" && run.errors.hasPrefix("b.segue:1:1: error"))
  }

  @Test("what cannot be read is 2, and so is wrong usage")
  func unusable() throws {
    #expect(
      try BuiltTool.run("run", "no.segue", in: folder)
        == BuiltTool.Run(
          status: 2, output: "", errors: "segue: cannot read no.segue: no such file or folder\n"))
    #expect(
      try BuiltTool.run("tset", in: folder)
        == BuiltTool.Run(
          status: 2, output: "",
          errors: "segue: unknown command `tset`\n  hint: did you mean `test`?\n"))
  }

  @Test(
    "escape codes come only where they are asked for",
    arguments: [
      ("auto", [:], false), ("auto", ["FORCE_COLOR": "1"], true),
      ("auto", ["CLICOLOR_FORCE": "1"], true),
      ("auto", ["FORCE_COLOR": "1", "NO_COLOR": "1"], false), ("always", [:], true),
      ("always", ["NO_COLOR": "1"], true), ("never", ["FORCE_COLOR": "1"], false),
    ] as [(String, [String: String], Bool)])
  func colors(_ option: String, _ environment: [String: String], _ wanted: Bool) throws {
    let run = try BuiltTool.run(
      "--color", option, "-c", "nothing", environment: environment, in: folder)
    #expect(run.errors.contains("\u{1B}") == wanted)
  }

  @Test("help and version are answered")
  func help() throws {
    #expect(try BuiltTool.run("--help", in: folder).output.hasPrefix("Segue "))
    #expect(try BuiltTool.run("test", "-h", in: folder).output.contains("--accept"))
    #expect(try BuiltTool.run("--version", in: folder).output == "segue 0.1.0\n")
  }

  @Test("a session saved from statements is a notebook that passes")
  func saved() throws {
    let script = "note \"# Sums\"\n1 + 1\nlet a = 2\na * a\nsave sums.md\n"
    #expect(try BuiltTool.run(input: script, in: folder).status == 0)
    #expect(
      try folder.read("sums.md") == """
        # Sums

        ```segue
        1 + 1
        ```

        ```output
        2
        ```

        ```segue
        let a = 2
        a * a
        ```

        ```output
        4
        ```

        """)
    #expect(
      try BuiltTool.run("test", "sums.md", in: folder)
        == BuiltTool.Run(
          status: 0, output: "ok sums.md (2 cells)\n2 passed, 0 failed\n", errors: ""))
  }
}
