import Testing

@Suite("Editing at the prompt")
struct PromptEditingTests {
  @Test("a line is entered as typed, and nothing is left of keys taken back")
  func editing() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    terminal.send("helo world\u{1}\u{6}\u{6}\u{6}l\u{5}!!\u{7F}")
    try terminal.wait(for: "segue> hello world!")
    try terminal.enter("")
    #expect(terminal.home.history == ["hello world!"])
  }

  @Test("wide characters take two cells and go whole", arguments: ["C", "C.UTF-8", "", "xx_YY"])
  func wideCharacters(language: String) throws {
    let terminal = try PromptTerminal(columns: 20, environment: ["LANG": language])
    try terminal.waitForPrompt()
    terminal.send("日本語😀éß")
    try terminal.wait(for: "segue> 日本語😀éß")
    #expect(terminal.screen.column == 17)
    terminal.send("\u{2}\u{2}\u{7F}")
    try terminal.wait(for: "segue> 日本語éß")
    #expect(terminal.screen.column == 13)
    // Column 19 is too narrow for a wide character: it goes to the next row.
    terminal.send("\u{5}1234語")
    try terminal.wait(until: { $0.rows.suffix(2) == ["segue> 日本語éß1234", "語"] })
    try terminal.enter("")
    #expect(terminal.home.history == ["日本語éß1234語"])
  }

  @Test("Ctrl-C drops the line and keeps the session")
  func dropped() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    terminal.send("not this\u{2}\u{2}")
    try terminal.wait(for: "segue> not this")
    terminal.send("\u{3}")
    try terminal.waitForPrompt(2)
    #expect(terminal.screen.rows.suffix(2) == ["segue> not this^C", "segue>"])
    try terminal.enter("but this")
    #expect(terminal.home.history == ["but this"])
  }

  @Test("Ctrl-D leaves on an empty line alone, with 0")
  func left() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    terminal.send("x\u{4}")
    try terminal.wait(until: { _ in terminal.bytes.last == 7 })
    terminal.send("\u{7F}\u{4}")
    terminal.waitForEnd()
    #expect(terminal.exitCode == 0)
  }

  @Test("Ctrl-_ takes back what was done, word by word, and Esc _ does it again")
  func undo() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    terminal.send("one two")
    try terminal.wait(for: "segue> one two")
    terminal.send("\u{15}")
    try terminal.wait(for: "segue>")
    terminal.send("\u{1F}")
    try terminal.wait(for: "segue> one two")
    terminal.send("\u{1F}")
    try terminal.wait(for: "segue> one")
    terminal.send("\u{1B}_")
    try terminal.wait(for: "segue> one two")
  }

  @Test("Ctrl-K cuts to the end of the line and Ctrl-Y brings it back")
  func cut() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    terminal.send("one two\u{2}\u{2}\u{2}\u{B}")
    try terminal.wait(for: "segue> one")
    terminal.send("\u{1}\u{19}")
    try terminal.wait(for: "segue> twoone")
  }

  @Test("a shrunk window shows the line from its first character to its last")
  func resize() throws {
    let terminal = try PromptTerminal(columns: 60)
    try terminal.waitForPrompt()
    terminal.send("aaaaaaaaaa bbbbbbbbbb cccccccccc")
    try terminal.wait(for: "segue> aaaaaaaaaa bbbbbbbbbb cccccccccc")
    terminal.resize(columns: 30, rows: 20)
    try terminal.wait(until: {
      $0.rows.suffix(2) == ["segue> aaaaaaaaaa bbbbbbbbbb c", "ccccccccc"]
    })
    terminal.send("\u{1}X\u{5}Y")
    try terminal.wait(until: {
      $0.rows.suffix(2) == ["segue> Xaaaaaaaaaa bbbbbbbbbb", "ccccccccccY"]
    })
    terminal.resize(columns: 60, rows: 20)
    try terminal.wait(for: "segue> Xaaaaaaaaaa bbbbbbbbbb ccccccccccY")
  }

  @Test("a dumb terminal gets the line and not one escape")
  func dumb() throws {
    let terminal = try PromptTerminal(environment: ["TERM": "dumb"])
    try terminal.wait(for: "segue>")
    terminal.send("//hell\u{2}X\u{5}o\r")
    try terminal.wait(until: { $0.rows.suffix(2) == ["segue> //helXlo", "segue>"] })
    #expect(terminal.home.history == ["//helXlo"])
    #expect(!terminal.bytes.contains(0x1B))
  }

  @Test("keys that are no UTF-8 become the replacement character")
  func foreignBytes() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    terminal.send(bytes: [0x61, 0xFF, 0x62])
    try terminal.wait(for: "segue> a\u{FFFD}b")
  }
}
