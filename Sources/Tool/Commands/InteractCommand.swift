import Chart
import Terminal

/// `segue` alone: a prompt where both streams are terminals, else the statements on standard input.
@MainActor
struct InteractCommand {
  let console: Console

  func run() -> ExitCode {
    let isInteractive = StreamStyle(descriptor: 0).isTerminal && console.output.isTerminal
    return isInteractive ? prompt() : standardInput()
  }

  private func prompt() -> ExitCode {
    var options = Prompt.Options()
    options.color = console.settings.color
    options.width = console.settings.width
    options.charset = console.settings.charset ?? .ascii
    return ExitCode(rawValue: Prompt.run(options)) ?? .failed
  }

  private func standardInput() -> ExitCode {
    do {
      let text = try Files.text(try Files.readStandardInput(), of: "standard input")
      return StatementsCommand(console: console).run(text, name: "stdin")
    } catch {
      console.complain(error.message)
      return .unusable
    }
  }
}
