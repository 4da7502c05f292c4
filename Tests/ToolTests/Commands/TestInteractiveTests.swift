import Foundation
import Testing

@Suite("segue test --interactive, at a terminal")
struct TestInteractiveTests {
  private let folder: Folder
  private let text =
    "```segue\n1\n```\n\n```output\n7\n```\n\n```segue\n2\n```\n\n```output\n8\n```\n\n"
    + "```segue\n3\n```\n\n```output\n9\n```\n"

  init() throws {
    folder = try Folder()
    try folder.write(text, to: "n.md")
  }

  /// Answers the questions, one after another, and waits for the end.
  private func answer(_ replies: [String]) throws -> PromptTerminal {
    let script = "cd '\(folder.path)' && exec \"$0\" test --interactive n.md"
    let terminal = try PromptTerminal(columns: 80, rows: 30, script: script)
    for (number, reply) in replies.enumerated() {
      try terminal.wait { screen in
        screen.rows.count { $0.hasPrefix("accept this output?") } == number + 1
      }
      terminal.send(reply + "\r")
    }
    terminal.waitForEnd()
    return terminal
  }

  private func wanted(_ outputs: [String]) -> String {
    var text = text
    for (old, new) in zip(["7", "8", "9"], outputs) {
      text = text.replacingOccurrences(of: "output\n\(old)", with: "output\n\(new)")
    }
    return text
  }

  @Test("yes and no, an output each")
  func each() throws {
    let terminal = try answer(["y", "n", "y"])
    #expect(try folder.read("n.md") == wanted(["1", "8", "3"]))
    #expect(terminal.exitCode == 1)
    #expect(terminal.screen.text.contains("- 7"))
    #expect(terminal.screen.text.contains("FAILED n.md (3 cells, 1 failed, 2 accepted)"))
    #expect(terminal.screen.text.contains("0 passed, 1 failed, 2 accepted"))
  }

  @Test("what is no answer is asked again; all takes the rest; quit leaves it")
  func others() throws {
    #expect(try answer(["maybe", "a"]).exitCode == 0)
    #expect(try folder.read("n.md") == wanted(["1", "2", "3"]))
    try folder.write(text, to: "n.md")
    let terminal = try answer(["y", "q"])
    #expect(try folder.read("n.md") == wanted(["1", "8", "9"]))
    #expect(terminal.exitCode == 1)
    // What was not asked about is told as ever.
    #expect(terminal.screen.text.contains("n.md:22: cell 3: output differs"))
  }

  @Test("Ctrl-C writes nothing")
  func interrupted() throws {
    let script = "cd '\(folder.path)' && exec \"$0\" test --interactive n.md"
    let terminal = try PromptTerminal(columns: 80, rows: 30, script: script)
    try terminal.wait { $0.rows.last?.hasPrefix("accept this output?") == true }
    terminal.send("\u{3}")
    terminal.waitForEnd()
    #expect(terminal.exitCode == 130)
    #expect(try folder.read("n.md") == text)
  }

  @Test("without a terminal it is wrong usage")
  func pipe() throws {
    let run = try BuiltTool.run("test", "-i", "n.md", in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix("segue: `--interactive` wants a terminal to ask at\n"))
  }
}
