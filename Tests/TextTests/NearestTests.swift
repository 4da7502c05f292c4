import Testing
import Text

@Suite("The nearest word")
struct NearestTests {
  private let words = ["present", "dismiss", "animate", "at", "to", "animator", "pan", "pinch"]

  @Test(
    "at most two slips away: a letter wrong, missing, too many, or two swapped",
    arguments: [
      ("presnt", "present"), ("persent", "present"), ("dismis", "dismiss"), ("animatr", "animate"),
      ("animatro", "animator"), ("pinhc", "pinch"), ("paan", "pan"), ("presnet", "present"),
    ])
  func near(_ word: String, _ meant: String) {
    #expect(nearest(to: word, in: words) == meant)
  }

  @Test("never far off, never the word itself", arguments: ["xyzzy", "present1234", "a", ""])
  func far(_ word: String) {
    #expect(nearest(to: word, in: words) == nil)
    #expect(nearest(to: "present", in: ["present"]) == nil)
  }

  @Test("a short word needs more than its length in common")
  func short() {
    #expect(nearest(to: "ot", in: ["to"]) == "to")
    #expect(nearest(to: "xy", in: ["to"]) == nil)
  }

  @Test("of equals the first")
  func first() {
    #expect(nearest(to: "cat", in: ["bat", "hat"]) == "bat")
  }

  @Test("long words cost no more than they are worth")
  func long() {
    let word = String(repeating: "a", count: 100_000)
    #expect(nearest(to: word, in: [word + "b"]) == nil)
  }
}
