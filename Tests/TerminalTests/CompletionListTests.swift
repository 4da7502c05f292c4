import Testing

@testable import Terminal

@Suite("Completions")
struct CompletionListTests {
  private func completion(_ text: String, _ kind: String, _ summary: String) -> Completion {
    Completion(text: text, kind: kind, summary: summary, replaced: 0..<0)
  }

  @Test("columns two blanks apart, cut to the width in cells")
  func columns() {
    let list = CompletionList(completions: [
      completion("plot", "verb", "Draw a curve"),
      completion("present", "verb", "Show a controller"),
      completion("語", "name", ""),
    ])
    #expect(
      list.rows(width: 24, height: 10) == [
        "plot     verb  Draw a cu", "present  verb  Show a co", "語       name",
      ])
    // A wide character that would stand half outside is left out.
    #expect(
      CompletionList(completions: [completion("a語", "", "")]).rows(width: 2, height: 9) == ["a"])
  }

  @Test("more than fit are counted in the last row")
  func tooMany() {
    let list = CompletionList(completions: (0..<10).map { completion("w\($0)", "", "") })
    #expect(list.rows(width: 40, height: 10).count == 10)
    #expect(list.rows(width: 40, height: 4) == ["w0", "w1", "w2", "and 7 more"])
    #expect(list.rows(width: 40, height: -3) == ["w0", "and 9 more"])
  }

  @Test(
    "what words have in common at their beginning",
    arguments: [
      ([], ""), (["one"], "one"), (["present", "pres", "prefix"], "pre"), (["a", "b"], ""),
      (["語実", "語を"], "語"), (["e\u{301}", "e"], "e"),
    ] as [([String], String)])
  func common(texts: [String], prefix: String) {
    #expect(commonPrefix(texts) == prefix)
  }
}
