import Testing

@testable import Terminal

@Suite("Walking the history")
struct HistoryWalkTests {
  private let draft = Editing(wide("draft"), cursor: 2)

  @Test("from the newest back, and forth to the draft as it was")
  func thereAndBack() {
    var walk = HistoryWalk(entries: ["a", "b"], draft: draft)
    #expect(walk.newer() == nil)
    #expect(walk.older() == "b")
    #expect(walk.older() == "a")
    #expect(walk.older() == nil)
    #expect(walk.newer() == .entry("b"))
    #expect(walk.newer() == .draft(draft))
    #expect(walk.isAtDraft)
  }

  @Test("an entry twice in a row is one stop")
  func twice() {
    var walk = HistoryWalk(entries: ["a", "b", "b", "b"], draft: draft)
    #expect(walk.older() == "b")
    #expect(walk.older() == "a")
    #expect(walk.newer() == .entry("b"))
    #expect(walk.newer() == .draft(draft))
  }

  @Test("entries that begin otherwise are passed over")
  func prefix() {
    var walk = HistoryWalk(entries: ["plot a", "run", "plot b"], draft: draft, prefix: "pl")
    #expect(walk.older() == "plot b")
    #expect(walk.older() == "plot a")
    #expect(walk.older() == nil)
  }
}
