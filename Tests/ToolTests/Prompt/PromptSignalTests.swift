import Glibc
import Testing

@Suite("Signals at the prompt")
struct PromptSignalTests {
  @Test(
    "a death by signal leaves the terminal as a shell expects it",
    arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGSEGV, SIGABRT])
  func death(number: Int32) throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    #expect(!terminal.isCooked)
    #expect(terminal.screen.bracketsPastes)
    terminal.signal(number)
    terminal.waitForEnd()
    #expect(terminal.deathSignal == number)
    #expect(terminal.isCooked)
    #expect(!terminal.screen.bracketsPastes)
  }

  @Test("leaving gives the terminal back")
  func leaving() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    terminal.send("\u{4}")
    terminal.waitForEnd()
    #expect(terminal.isCooked)
    #expect(!terminal.screen.bracketsPastes)
  }

  @Test("SIGTERM to the prompt reaches no other process of its group")
  func others() throws {
    // The outer shell waits for the prompt; a signal to the group would end both.
    let terminal = try PromptTerminal(
      script: "sh -c 'echo process $$; exec \"$0\"' \"$0\"; echo outlived $?")
    try terminal.waitForPrompt()
    let line = try #require(terminal.screen.rows.first { $0.hasPrefix("process ") })
    let process = try #require(pid_t(line.dropFirst("process ".count)))
    kill(process, SIGTERM)
    terminal.waitForEnd()
    #expect(terminal.screen.text.contains("outlived \(128 + SIGTERM)"))
  }

  @Test("Ctrl-Z stops the prompt with the terminal given back; continued, the line is there")
  func stopped() throws {
    let terminal = try PromptTerminal(script: "set -m; \"$0\"; echo stopped; fg")
    try terminal.waitForPrompt()
    terminal.send("half a line\u{2}\u{2}")
    try terminal.wait(for: "segue> half a line")
    terminal.send("\u{1A}")
    try terminal.wait(until: { $0.pastesBegun == 2 && $0.rows.last == "segue> half a line" })
    #expect(terminal.screen.text.contains("segue> half a line^Z\n"))
    #expect(terminal.screen.text.contains("\nstopped"))
    terminal.send("X")
    try terminal.wait(for: "segue> half a liXne")
  }
}
