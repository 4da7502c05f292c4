import Session
import Testing

@MainActor
@Suite("Completion by position")
struct SuggestTests {
  private func offers(_ line: String) -> [String] {
    let bench = Bench(
      "controller list; controller photo style custom { view image }", "let limit = 3")
    return bench.session.suggestions(for: line, at: line.utf8.count).map(\.text)
  }

  @Test("verbs at the head, names whose kind fits after them, options, words, members")
  func positions() {
    #expect(offers("anim") == ["animate", "animations", "animator"])
    #expect(offers("present ") == ["list", "photo"])
    #expect(offers("present photo ").contains("from"))
    #expect(offers("animate 0.5s cu") == ["curve"])
    #expect(offers("controller c style cust") == ["custom"])
    #expect(offers("photo.im") == ["image"])
    #expect(offers("photo.image.al") == ["alpha"])
    #expect(offers("present li") == ["list"])
  }

  @Test("nothing that this version cannot do")
  func onlyWhatIsThere() {
    #expect(!offers("").contains("dynamics"))
    #expect(!offers("show ").contains("screen"))
    #expect(offers("present photo ").contains("with"))
  }

  @Test("`suggest` prints what Tab offers, with kind and a line about each")
  func printed() {
    #expect(
      Bench().run("suggest \"animate 0.5s cu\"")
        == "curve  curve  how the time is spent; easeInOut if not given")
  }
}
