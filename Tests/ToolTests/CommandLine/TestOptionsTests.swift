import Testing

@testable import Tool

@Suite("The options of segue test")
struct TestOptionsTests {
  private func options(_ line: String) throws -> TestOptions? {
    let words = line.split(separator: " ").map(String.init)
    guard
      case .test(_, let options) = try CommandLineParser.parse(["test"] + words + ["n.md"]).command
    else { return nil }
    return options
  }

  private func message(_ line: String) -> String? {
    do {
      _ = try options(line)
      return nil
    } catch {
      return (error as? UsageError)?.message
    }
  }

  @Test("each is read, long and short")
  func read() throws {
    #expect(try options("") == TestOptions())
    #expect(try options("-i -v") == TestOptions(isInteractive: true, isVerbose: true))
    #expect(
      try options("--accept --twice --github --junit j.xml")
        == TestOptions(accepts: true, runsTwice: true, annotates: true, junit: "j.xml"))
    #expect(
      try options("-j4 --shard 2/3 --filter=spring --timeout 1.5s --tap")
        == TestOptions(
          format: .tap, filter: "spring", shard: .init(number: 2, count: 3), jobs: 4, timeout: 1.5))
    #expect(try options("--json --jobs=1") == TestOptions(format: .json, jobs: 1))
    #expect(try options("-w")?.watches == true)
  }

  @Test(
    "what they cannot be",
    arguments: [
      ("--jobs 0", "`--jobs` wants a number from 1 to 256, got `0`"),
      ("--jobs many", "`--jobs` wants a number from 1 to 256, got `many`"),
      ("--shard 0/4", "`--shard` wants a part like 1/4, got `0/4`"),
      ("--shard 5/4", "`--shard` wants a part like 1/4, got `5/4`"),
      ("--shard 1", "`--shard` wants a part like 1/4, got `1`"),
      ("--timeout 0", "`--timeout` wants seconds, for instance 10s, got `0`"),
      ("--timeout nan", "`--timeout` wants seconds, for instance 10s, got `nan`"),
      ("--json --tap", "`--json` and `--tap` do not go together"),
      ("--watch --accept", "`--watch` and `--accept` do not go together"),
      ("--accept --interactive", "`--interactive` and `--accept` do not go together"),
      ("--tap=yes", "`--tap` takes no value"),
    ] as [(String, String?)])
  func wrong(_ line: String, _ wanted: String?) { #expect(message(line) == wanted) }

  @Test("export wants to know what for")
  func export() throws {
    #expect(
      try CommandLineParser.parse(["export", "--jupytext", "a.md"]).command == .export(["a.md"]))
    #expect(throws: UsageError.self) { try CommandLineParser.parse(["export", "a.md"]) }
  }
}
