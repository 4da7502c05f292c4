import Terminal

/// `segue` alone: a prompt where both streams are terminals, else the statements on standard input.
@MainActor
struct InteractCommand {
  let console: Console

  func run() -> ExitCode {
    // The editor, too, needs a terminal to read from.
    guard console.output.isTerminal, let prompt = Prompt(console: console) else {
      return standardInput()
    }
    return prompt.run()
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
