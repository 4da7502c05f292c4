import Session
import Terminal

/// `segue` alone: a prompt where both streams are terminals, else the statements on standard input.
@MainActor
struct InteractCommand {
  let console: Console
  var animators: [AttachedAnimator] = []

  func run() -> ExitCode {
    // The editor, too, needs a terminal to read from.
    guard console.output.isTerminal, let prompt = Prompt(console: console, animators: animators)
    else {
      return standardInput()
    }
    return prompt.run()
  }

  private func standardInput() -> ExitCode {
    do {
      let text = try Files.text(try Files.readStandardInput(), of: "standard input")
      return StatementsCommand(console: console, animators: animators).run(text, name: "stdin")
    } catch {
      console.complain(error.message)
      return .unusable
    }
  }
}
