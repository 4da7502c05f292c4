import Testing

@Suite("A cell in the editor")
struct PromptEditorTests {
  private func terminal(_ editor: String) throws -> PromptTerminal {
    let terminal = try PromptTerminal(environment: ["EDITOR": editor])
    try terminal.waitForPrompt()
    try terminal.enter("let a = 1")
    try terminal.enter("a + 1")
    return terminal
  }

  @Test("$EDITOR is given the cell, and the prompt comes back with what it answers now")
  func edit() throws {
    let terminal = try terminal("sed -i s/1/5/g")
    try terminal.enter("edit 1")
    #expect(terminal.screen.rows.suffix(2) == ["10", "segue>"])
    try terminal.enter("a")
    #expect(terminal.screen.rows.suffix(2) == ["5", "segue>"])
  }

  @Test("the editor has the terminal; Ctrl-C there is the editor's, and the session goes on")
  func interactive() throws {
    let terminal = try terminal(
      "sh -c 'trap \"echo let a = 8 >$1; exit 0\" INT; echo ready; while :; do read line; done' -")
    terminal.send("edit 1\r")
    try terminal.wait(for: "ready")
    terminal.send("\u{3}")
    try terminal.waitForPrompt(4)
    #expect(!terminal.screen.text.contains("interrupted"))
    try terminal.enter("a")
    #expect(terminal.screen.rows.suffix(2) == ["8", "segue>"])
  }

  @Test("an editor that fails or is not there changes nothing")
  func failing() throws {
    let failing = try terminal("exit 3;")
    try failing.enter("edit 1")
    #expect(failing.screen.text.contains("error: the editor ended with status 3"))
    let missing = try terminal("nonesuch")
    try missing.enter("edit 1")
    #expect(missing.screen.text.contains("error: cannot run the editor `nonesuch`"))
    try missing.enter("a")
    #expect(missing.screen.rows.suffix(2) == ["1", "segue>"])
  }
}
