import Foundation
import Testing

@Suite("History at the prompt")
struct PromptHistoryTests {
  private static let up = "\u{1B}[A"
  private static let down = "\u{1B}[B"

  @Test("a later session finds the lines of an earlier one, its draft and their order")
  func persistence() throws {
    let first = try PromptTerminal()
    try first.waitForPrompt()
    try first.enter("let a = 1")
    try first.enter("日本語 \\n")
    first.send("\u{4}")
    first.waitForEnd()
    let second = try PromptTerminal(home: first.home)
    try second.waitForPrompt()
    second.send("dra" + Self.up)
    try second.wait(for: "segue> 日本語 \\n")
    second.send(Self.up)
    try second.wait(for: "segue> let a = 1")
    second.send(Self.down)
    try second.wait(for: "segue> 日本語 \\n")
    second.send(Self.down)
    try second.wait(for: "segue> dra")
  }

  @Test("the file is the user's alone, and stands where XDG_STATE_HOME says")
  func place() throws {
    let home = try Home()
    let state = home.path + "/state"
    let terminal = try PromptTerminal(home: home, environment: ["XDG_STATE_HOME": state])
    try terminal.waitForPrompt()
    try terminal.enter("x")
    #expect(try home.mode(state + "/segue/history") == 0o600)
    #expect(try home.mode(state + "/segue") == 0o700)
    #expect(!FileManager.default.fileExists(atPath: home.historyPath))
  }

  @Test("a line of 2,000 characters comes back whole after Up, Down and Up")
  func longLine() throws {
    let terminal = try PromptTerminal(columns: 80, rows: 50)
    try terminal.waitForPrompt()
    let long = (0..<200).map { String("\($0)-abcdefghij".prefix(10)) }.joined()
    try terminal.enter("\u{1B}[200~\(long)\u{1B}[201~")
    try terminal.enter("short")
    terminal.send(Self.up + Self.up + Self.down + Self.up)
    try terminal.wait(until: { $0.rows.joined().hasSuffix("segue> " + long) })
    try terminal.enter("")
    #expect(terminal.home.history == [long, "short", long])
  }

  @Test("a pasted text of three lines is one entry and comes back as three rows")
  func severalLines() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    try terminal.enter("\u{1B}[200~//a\r  //b\r//語\u{1B}[201~")
    #expect(terminal.home.history == ["//a\\n  //b\\n//語"])
    terminal.send(Self.up)
    try terminal.wait(until: {
      $0.rows.suffix(4) == ["  ...> //語", "segue> //a", "  ...>   //b", "  ...> //語"]
    })
    // Up goes through the rows before it goes to an older entry; a place stays in its row.
    terminal.send(Self.up + Self.up + "\u{5}X" + Self.down + "\u{1}Y")
    try terminal.wait(until: {
      $0.rows.suffix(3) == ["segue> //aX", "  ...> Y  //b", "  ...> //語"]
    })
    terminal.send("\u{1}\u{7F}")
    try terminal.wait(until: { $0.rows.suffix(2) == ["segue> //aXY  //b", "  ...> //語"] })
  }

  @Test("Ctrl-R finds what contains a text, Japanese too, each entry once")
  func search() throws {
    let home = try Home()
    try home.write("plot 語実を\nrun\nplot 語実を\nshow 実\n", to: home.historyPath)
    let terminal = try PromptTerminal(home: home)
    try terminal.waitForPrompt()
    terminal.send("dra\u{12}実")
    try terminal.wait(for: "search \"実\"> show 実")
    terminal.send("\u{12}")
    try terminal.wait(for: "search \"実\"> plot 語実を")
    terminal.send("\u{12}")
    try terminal.wait(for: "not found \"実\"> plot 語実を")
    terminal.send("を")
    try terminal.wait(for: "search \"実を\"> plot 語実を")
    terminal.send("\u{7}")
    try terminal.wait(for: "segue> dra")
    terminal.send("\u{12}ow\r")
    try terminal.waitForPrompt(2)
    #expect(home.history.last == "show 実")
  }

  @Test("PageUp passes over entries that begin otherwise")
  func alike() throws {
    let home = try Home()
    try home.write("plot a\nrun\nplot b\nshow\n", to: home.historyPath)
    let terminal = try PromptTerminal(home: home)
    try terminal.waitForPrompt()
    terminal.send("pl\u{1B}[5~\u{1B}[5~")
    try terminal.wait(for: "segue> plot a")
    terminal.send("\u{1B}[6~")
    try terminal.wait(for: "segue> plot b")
  }

  @Test("two prompts taking 200 lines each, then killed, leave all 400")
  func twoSessions() throws {
    let home = try Home()
    let terminals = try (0..<2).map { _ in try PromptTerminal(home: home) }
    for terminal in terminals { try terminal.waitForPrompt() }
    // Ten at a time, so that both write at once.
    for start in stride(from: 0, to: 200, by: 10) {
      for (number, terminal) in terminals.enumerated() {
        terminal.send((start..<start + 10).map { "s\(number) l\($0)\r" }.joined())
      }
    }
    for terminal in terminals {
      try terminal.waitForPrompt(201)
      terminal.signal(SIGKILL)
      terminal.waitForEnd()
      #expect(terminal.deathSignal == SIGKILL)
    }
    for number in 0..<2 {
      let own = home.history.filter { $0.hasPrefix("s\(number) ") }
      #expect(own == (0..<200).map { "s\(number) l\($0)" })
    }
    #expect(home.history.count == 400)
  }

  @Test("without a home the history lasts for the session, which is said once")
  func noHome() throws {
    let terminal = try PromptTerminal(environment: ["HOME": nil])
    try terminal.waitForPrompt()
    try terminal.enter("one")
    try terminal.enter("two")
    let said = terminal.screen.text.components(separatedBy: "history: kept for this session only")
    #expect(said.count == 2)
    terminal.send(Self.up + Self.up)
    try terminal.wait(for: "segue> one")
  }
}
