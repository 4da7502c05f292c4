import Glibc
import Testing

@Suite("A session at the prompt")
struct PromptSessionTests {
  @Test("Enter opens a row while a bracket is open; the whole is one entry")
  func continuation() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    terminal.send("if true {\r")
    try terminal.wait(until: { $0.rows.suffix(2) == ["segue> if true {", "  ...>"] })
    #expect(terminal.screen.column == 7)
    terminal.send("  let a = (1 +\r")
    try terminal.wait(until: { $0.rows.suffix(2) == ["  ...>   let a = (1 +", "  ...>"] })
    #expect(terminal.home.history == [])
    try terminal.enter("2)\r}")
    #expect(terminal.home.history == ["if true {\\n  let a = (1 +\\n2)\\n}"])
  }

  @Test("Ctrl-C in a row drops all rows")
  func droppedRows() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    terminal.send("if true {\rlet\u{1B}[A")
    try terminal.wait(until: { $0.rows.last == "  ...> let" && $0.row == $0.rows.count - 2 })
    terminal.send("\u{3}")
    try terminal.waitForPrompt(2)
    #expect(terminal.screen.rows.suffix(3) == ["segue> if true {", "  ...> let^C", "segue>"])
  }

  @Test("Ctrl-C stops what runs, however often it comes, and the session answers on")
  func interrupted() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    try terminal.enter("let kept = 41 + 1")
    terminal.send("while true { }\r")
    try terminal.wait(until: { _ in terminal.isCooked })
    terminal.send("\u{3}\u{3}")
    try terminal.waitForPrompt(3)
    #expect(terminal.screen.text.contains("error: interrupted"))
    // The second Ctrl-C may come when the prompt is there, which then stands once more.
    terminal.send("kept\r")
    try terminal.wait(until: { $0.rows.suffix(2) == ["42", "segue>"] })
    #expect(terminal.screen.rows.suffix(2) == ["42", "segue>"])
  }

  @Test("a line is in the history before it has run")
  func beforeRunning() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    terminal.send("while true { }\r")
    try terminal.wait(until: { _ in !terminal.home.history.isEmpty })
    terminal.signal(SIGKILL)
    terminal.waitForEnd()
    #expect(terminal.home.history == ["while true { }"])
    #expect(!terminal.screen.text.contains("error"))
  }

  @Test("`quit` leaves with 0 and is kept")
  func quit() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    terminal.send("quit\r")
    terminal.waitForEnd()
    #expect(terminal.exitCode == 0)
    #expect(terminal.home.history == ["quit"])
  }

  @Test("the prompt shows the virtual time once it has moved, rows stay below each other")
  func time() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    try terminal.enter("run 0.25s")
    try terminal.wait(for: "segue 0.250s>")
    terminal.send("if true {\rx")
    try terminal.wait(until: {
      $0.rows.suffix(2) == ["segue 0.250s> if true {", "         ...> x"]
    })
  }

  @Test("an answer is as wide as the terminal is now")
  func width() throws {
    let terminal = try PromptTerminal(columns: 40)
    try terminal.waitForPrompt()
    terminal.resize(columns: 70, rows: 20)
    try terminal.enter("plot easeOut")
    let axis = try #require(terminal.screen.rows.first { $0.contains("+--") })
    #expect(axis.count > 60)
  }

  @Test("`set color never` takes the colours away, `set color always` brings them back")
  func setColor() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    try terminal.enter("set color never")
    let before = terminal.screen.colorChanges
    try terminal.enter("nonsense")
    #expect(terminal.screen.text.contains("error: "))
    #expect(terminal.screen.colorChanges == before)
    try terminal.enter("set color always")
    try terminal.enter("nonsense")
    #expect(terminal.screen.colorChanges > before)
  }

  @Test("with NO_COLOR not one letter is coloured")
  func noColors() throws {
    let terminal = try PromptTerminal(environment: ["NO_COLOR": "1"])
    try terminal.waitForPrompt()
    try terminal.enter("nonsense")
    #expect(terminal.screen.text.contains("error: "))
    #expect(terminal.screen.colorChanges == 0)
  }
}
