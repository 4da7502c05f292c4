import Testing

@Suite("Completion at the prompt")
struct PromptCompletionTests {
  /// All that begin with `re`.
  private static let words = ["redo", "remove", "reset", "return", "rewind"]

  @Test("one word that fits is put in place, in the middle of a line too")
  func one() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    terminal.send("dismi x\u{2}\u{2}\t")
    try terminal.wait(until: { $0.rows.last?.hasPrefix("segue> dismiss") == true })
    #expect(terminal.screen.rows.last?.hasSuffix(" x") == true)
  }

  @Test("of several, what they have in common; then they are listed above the line")
  func several() throws {
    let terminal = try PromptTerminal(columns: 40)
    try terminal.waitForPrompt()
    terminal.send("let a = 1; pre\u{1}\u{B}re\t")
    try terminal.wait(until: { $0.rows.last == "segue> re" && $0.rows.count > 5 })
    let listed = terminal.screen.rows.dropLast().suffix(while: { !$0.hasPrefix("segue>") })
    for word in Self.words {
      let row = try #require(listed.first { $0.hasPrefix(word + " ") })
      #expect(row.count < 40)
    }
    #expect(terminal.screen.row == terminal.screen.rows.count - 1)
    #expect(terminal.screen.column == 9)
    terminal.send("d")
    try terminal.wait(for: "segue> red")
  }

  @Test("a list stands below all rows, and these below it again")
  func rows() throws {
    let terminal = try PromptTerminal(columns: 40, rows: 30)
    try terminal.waitForPrompt()
    terminal.send("if true {\rre\rx\u{1B}[A\u{5}\t")
    let shown = ["segue> if true {", "  ...> re", "  ...> x"]
    try terminal.wait(until: { $0.rows.count > 8 && $0.rows.suffix(3) == shown })
    #expect(terminal.screen.rows.dropFirst(2).prefix(3) == shown[...])
    for word in Self.words {
      #expect(terminal.screen.rows.contains { $0.hasPrefix(word + " ") })
    }
    #expect(terminal.screen.row == terminal.screen.rows.count - 2)
    #expect(terminal.screen.column == 9)
  }

  @Test("a list of more than a screenful is cut and counts the rest")
  func screenful() throws {
    let terminal = try PromptTerminal(columns: 60, rows: 8)
    try terminal.waitForPrompt()
    terminal.send("\t")
    try terminal.wait(until: { $0.rows.last == "segue>" && $0.rows.count == 8 })
    let last = try #require(terminal.screen.rows.dropLast().last)
    #expect(last.hasPrefix("and ") && last.hasSuffix(" more"))
  }

  @Test("where nothing fits the line stays, and a bell rings")
  func none() throws {
    let terminal = try PromptTerminal()
    try terminal.waitForPrompt()
    terminal.send("zzzz\t")
    try terminal.wait(until: { _ in terminal.bytes.last == 7 })
    #expect(terminal.screen.rows.last == "segue> zzzz")
  }
}

extension Collection {
  /// The longest tail whose elements all pass.
  fileprivate func suffix(while passes: (Element) -> Bool) -> [Element] {
    reversed().prefix(while: passes).reversed()
  }
}
