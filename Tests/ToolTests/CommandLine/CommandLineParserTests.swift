import Chart
import Terminal
import Testing

@testable import Tool

@Suite("The command line")
struct CommandLineParserTests {
  private func parse(_ line: String) throws -> Invocation {
    try CommandLineParser.parse(line.split(separator: " ").map(String.init))
  }

  private func message(_ line: String) -> String {
    do {
      return "\(try parse(line))"
    } catch {
      let error = error as? UsageError
      return (error?.message ?? "") + (error?.hint.map { " | " + $0 } ?? "")
    }
  }

  @Test(
    "what is asked for",
    arguments: [
      ("", .interact), ("-c run", .statements(["run"])), ("-crun", .statements(["run"])),
      ("-c a --command=b --command c", .statements(["a", "b", "c"])),
      ("run a.md b.segue", .run(["a.md", "b.segue"], showsProse: false)),
      ("run --prose a.md", .run(["a.md"], showsProse: true)),
      ("run a.md --prose", .run(["a.md"], showsProse: true)),
      ("sample easeIn", .sample(SampleRequest(curve: "easeIn"))),
      ("test a", .test(["a"], TestOptions())),
      ("test --accept a b", .test(["a", "b"], TestOptions(accepts: true))),
      ("test -- --accept", .test(["--accept"], TestOptions())), ("-c -1", .statements(["-1"])),
      ("--run-as-worker n.md 3", .work(name: "n.md", passedOver: 3)), ("-V", .version),
      ("--version", .version),
      ("--help", .help(nil)), ("help", .help(nil)),
      ("help test", .help(CommandEntry.named("test"))),
      ("test help", .test(["help"], TestOptions())), ("-h", .help(nil)),
      ("run --help", .help(CommandEntry.named("run"))),
      ("--help test", .help(CommandEntry.named("test"))), ("run -", .run(["-"], showsProse: false)),
    ] as [(String, Invocation.Command)])
  func commands(_ line: String, _ command: Invocation.Command) throws {
    #expect(try parse(line) == Invocation(command: command))
  }

  @Test("options that every command has, before and behind it")
  func settings() throws {
    let wanted = Settings(color: .never, width: 60, height: 9, charset: .braille)
    #expect(
      try parse("--color never --width 60 --height 9 --charset braille").settings == wanted)
    #expect(
      try parse("--width=60 run a.md --height=9 --color=never --charset=braille").settings
        == wanted)
    #expect(try parse("run a.md").settings == Settings(color: .auto, width: nil, charset: nil))
  }

  @Test(
    "what cannot be followed is named, with the nearest word",
    arguments: [
      ("tset a", "unknown command `tset` | did you mean `test`?"),
      ("frobnicate", "unknown command `frobnicate`"),
      ("a.md", "unknown command `a.md` | segue run a.md"),
      ("test --acept a", "unknown option `--acept` of `test` | did you mean `--accept`?"),
      ("run --accept a", "unknown option `--accept` of `run`"),
      ("--colour=never", "unknown option `--colour` | did you mean `--color`?"),
      ("-x", "unknown option `-x`"),
      ("--width", "`--width` wants a value | --width N"),
      ("--width=0", "`--width` wants a number of cells from 1 to 1000, got `0`"),
      ("--width wide", "`--width` wants a number of cells from 1 to 1000, got `wide`"),
      ("--height 101", "`--height` wants a number of cells from 1 to 100, got `101`"),
      ("--color=red", "`--color` wants auto, always or never, got `red`"),
      ("--charset utf8", "`--charset` wants ascii, block or braille, got `utf8`"),
      ("run --prose=yes a", "`--prose` takes no value"),
      ("run", "`run` wants at least one operand | segue run FILE..."),
      ("test --accept", "`test` wants at least one operand | segue test PATH..."),
      ("-c 1 run a.md", "`run` is not wanted after --command"),
      ("-c 1 a.md", "`a.md` is not wanted after --command"),
    ])
  func errors(_ line: String, _ wanted: String) { #expect(message(line) == wanted) }
}
