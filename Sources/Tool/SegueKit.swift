import Glibc
import Terminal

/// The tool as a library: an app's package calls `SegueKit.main` to make its own `segue`.
public enum SegueKit {
  public static let version = "0.1.0"

  /// Does what the command line asks for and ends the process.
  @MainActor public static func main() -> Never {
    // A reader that goes away is seen where it is written to.
    signal(SIGPIPE, SIG_IGN)
    exit(Tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}

/// From a command line to what it asks for.
@MainActor
enum Tool {
  static func run(_ arguments: [String]) -> ExitCode {
    do {
      let invocation = try CommandLineParser.parse(arguments)
      return perform(invocation.command, Console(invocation.settings))
    } catch {
      Console(Settings()).complain(error.message, hint: error.hint)
      return .unusable
    }
  }

  private static func perform(_ command: Invocation.Command, _ console: Console) -> ExitCode {
    switch command {
    case .interact: InteractCommand(console: console).run()
    case .statements(let lines):
      StatementsCommand(console: console).run(lines.joined(separator: "\n"), name: "command")
    case .run(let files, let showsProse):
      RunCommand(console: console, showsProse: showsProse).run(files)
    case .test(let paths, let options): TestCommand(console: console, options: options).run(paths)
    case .export(let files): ExportCommand(console: console).run(files)
    case .work(let name, let passedOver): WorkCommand(name: name, passedOver: passedOver).run()
    case .sample(let request): SampleCommand(console: console).run(request)
    case .help(let entry): console.say(entry.map(HelpText.command) ?? HelpText.general())
    case .version: console.say("segue \(SegueKit.version)")
    }
  }
}
