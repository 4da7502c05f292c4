import Glibc
import Session
import Terminal
public import UIKit

/// The tool as a library: an app's package calls `SegueKit.main` to make its own `segue`.
public enum SegueKit {
  public static let version = "0.1.0"

  /// Makes an animator of an app's own.
  public typealias MakeAnimator = @MainActor () -> any UIViewControllerAnimatedTransitioning

  /// Does what the command line asks for and ends the process. Scripts and notebooks answer the
  /// animators by their names: with `["Zoom": { Zoom() }]`, `delegate d presented Zoom`. Each
  /// question gets a new one.
  @MainActor public static func main(animators: [String: MakeAnimator] = [:]) -> Never {
    // A reader that goes away is seen where it is written to.
    signal(SIGPIPE, SIG_IGN)
    let attached = animators.sorted { $0.key < $1.key }
      .map { AttachedAnimator(name: $0.key, make: $0.value) }
    exit(Tool.run(Array(CommandLine.arguments.dropFirst()), attached).rawValue)
  }
}

/// From a command line to what it asks for.
@MainActor
enum Tool {
  static func run(_ arguments: [String], _ animators: [AttachedAnimator] = []) -> ExitCode {
    do {
      let invocation = try CommandLineParser.parse(arguments)
      return perform(invocation.command, Console(invocation.settings), animators)
    } catch {
      Console(Settings()).complain(error.message, hint: error.hint)
      return .unusable
    }
  }

  private static func perform(
    _ command: Invocation.Command, _ console: Console, _ animators: [AttachedAnimator]
  ) -> ExitCode {
    switch command {
    case .interact: InteractCommand(console: console, animators: animators).run()
    case .statements(let lines):
      StatementsCommand(console: console, animators: animators)
        .run(lines.joined(separator: "\n"), name: "command")
    case .run(let files, let showsProse):
      RunCommand(console: console, animators: animators, showsProse: showsProse).run(files)
    case .test(let paths, let options): TestCommand(console: console, options: options).run(paths)
    case .export(let files): ExportCommand(console: console).run(files)
    case .work(let name, let passedOver):
      WorkCommand(name: name, passedOver: passedOver, animators: animators).run()
    case .sample(let request): SampleCommand(console: console).run(request)
    case .help(let entry): console.say(entry.map(HelpText.command) ?? HelpText.general())
    case .version: console.say("segue \(SegueKit.version)")
    }
  }
}
