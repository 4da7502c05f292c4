import Testing

@testable import Notebook

@Suite("Attributes of a fence")
struct CellOptionsTests {
  private func options(_ attributes: String) throws -> CellOptions {
    try #require(try notebook("```segue \(attributes)\n```\n").cells.first).options
  }

  @Test("every attribute is read")
  func all() throws {
    var wanted = CellOptions()
    wanted.id = "spring"
    wanted.tags = ["teacher", "setup"]
    wanted.tolerance = 0.001
    wanted.skip = "needs a \"finger\""
    wanted.system = "linux"
    wanted.expectsError = true
    wanted.stops = true
    wanted.environment = "b"
    wanted.timeout = 0.25
    wanted.cells = 0.02
    let text = """
      id="spring" tags=["teacher", "setup"] tol="1e-3" skip="needs a \\"finger\\"" if="linux" \
      expect=error stop env=b timeout="250ms" cells="2%" collapsed=true
      """
    #expect(try options(text) == wanted)
    #expect(try options("tags=\"teacher, setup\"").tags == ["teacher", "setup"])
    #expect(try options("timeout=2s").timeout == 2)
  }

  @Test("the output's attributes come after the cell's")
  func output() throws {
    let text = "```segue tol=\"1\" id=a\n```\n```output tol=\"2\"\n```\n"
    let cell = try #require(try notebook(text).cells.first)
    #expect(cell.tolerance.relative == 2)
    #expect(cell.options.id == "a")
  }

  @Test(
    "what it cannot mean is an error",
    arguments: [
      ("tol=\"a\"", "`tol` wants a number that is not negative, for instance \"1e-3\", got \"a\""),
      ("tol=inf", "`tol` wants a number that is not negative, for instance \"1e-3\", got \"inf\""),
      ("expect=\"eror\"", "`expect` wants \"error\", got \"eror\""),
      ("cells=\"2\"", "`cells` wants a percentage, for instance \"2%\", got \"2\""),
      ("if=\"amiga\"", "`if` wants \"linux\" or \"macos\", got \"amiga\""),
      ("to=\"1\"", "unknown attribute `to`"),
      ("skp=\"x\"", "unknown attribute `skp`"),
      ("tol=\"1", "cannot read the attributes from `tol=\"1` on"),
    ])
  func wrong(_ attribute: String, _ message: String) {
    #expect(faults("```segue \(attribute)\n```\n") == ["1: \(message)"])
  }

  @Test("an id stands for one cell")
  func repeated() {
    let text = "```segue id=a\n```\n\n```segue id=a\n```\n"
    #expect(faults(text) == ["4: the id `a` is taken by the cell on line 1"])
  }
}
