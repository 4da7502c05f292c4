import Testing

@Suite("Pasting at the prompt")
struct PromptPasteTests {
  @Test("1,000 lines are taken as they are and enter nothing")
  func thousandLines() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    let lines = (0..<1000).map { index in
      "let a\(index) = 1 //\t\"語\" \\ { " + String(repeating: "x", count: index % 70) + "."
    }
    terminal.send("\u{1B}[200~" + lines.joined(separator: "\r") + "\u{1B}[201~!")
    try terminal.wait(until: { $0.rows.last?.hasSuffix("x.!") == true })
    #expect(terminal.home.history == [])
    try terminal.enter("")
    let record = lines.joined(separator: "\n").replacing("\\", with: "\\\\")
    #expect(terminal.home.history == [record.replacing("\n", with: "\\n") + "!"])
  }

  @Test("newlines of each kind are one newline", arguments: ["\r", "\n", "\r\n"])
  func newlines(newline: String) throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    terminal.send("\u{1B}[200~a\(newline)\(newline)b\u{1B}[201~")
    try terminal.wait(until: { $0.rows.suffix(3) == ["segue> a", "  ...>", "  ...> b"] })
  }

  @Test("text pasted without brackets enters line by line, losing nothing")
  func plain() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    let lines = (0..<100).map { "line \($0)" }
    terminal.send(lines.joined(separator: "\r") + "\r")
    try terminal.waitForPrompt(101)
    #expect(terminal.home.history == lines)
  }
}
