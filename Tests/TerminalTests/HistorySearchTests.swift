import Testing

@testable import Terminal

@Suite("Searching the history")
struct HistorySearchTests {
  private func search(_ entries: [String], _ query: String) -> HistorySearch {
    var search = HistorySearch(entries: entries, draft: Editing())
    for scalar in query.unicodeScalars { search.add(scalar) }
    return search
  }

  @Test("the newest that contains the text, then older ones, each once")
  func order() {
    var search = search(["xab", "ab", "no", "xab"], "ab")
    #expect(search.match?.entry == "xab")
    #expect(search.match?.offset == 1)
    search.older()
    #expect(search.match?.entry == "ab")
    search.older()
    #expect(search.isFailing)
    #expect(search.match?.entry == "ab")
  }

  @Test("a longer text goes on from the entry shown; a shorter one begins anew")
  func refining() {
    var search = search(["abc", "abd", "abc d"], "ab")
    #expect(search.match?.entry == "abc d")
    search.add("d")
    #expect(search.match?.entry == "abd")
    search.removeLast()
    #expect(search.match?.entry == "abc d")
    search.add("z")
    #expect(search.isFailing)
    search.removeLast()
    #expect(!search.isFailing)
  }

  @Test("each character of Japanese is itself", arguments: "あを語実".map(String.init))
  func japanese(character: String) {
    let entry = "あいを語実"
    #expect(
      search([entry], character).match?.offset
        == entry.utf8.split(
          separator: character.utf8, maxSplits: 1, omittingEmptySubsequences: false
        ).first?.count)
    #expect(search(["plot"], character).match == nil)
  }

  @Test("nothing typed finds nothing")
  func empty() {
    var search = search(["a"], "")
    search.older()
    search.removeLast()
    #expect(search.match == nil)
    #expect(!search.isFailing)
  }
}
