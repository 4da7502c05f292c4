import Session
import Testing
import Text

/// `explain release`: numbers worked out by hand from the finger's way.
@MainActor
@Suite("explain release")
struct ReleaseCardTests {
  private func bench(_ ended: String = "") -> Bench {
    Bench(
      """
      controller list { view card frame (96, 326, 200, 200) color coral }
      window list
      run
      recognizer drag pan on list.card {
        var start = (0, 0)
        on began { start = list.card.center }
        on changed { list.card.center = start + translation }
        on ended { \(ended) }
      }
      """)
  }

  @Test("without a gesture that has ended there is nothing to say")
  func nothing() {
    #expect(
      bench().run("explain release")
        == "no gesture has ended yet: `pan card by (0, 120)` makes one")
    let held = bench()
    held.run("pan list.card by (0, 60) end keep")
    #expect(held.run("explain release").hasPrefix("no gesture has ended yet"))
  }

  @Test("translation, velocity, sign of each axis, and where it would stop at both rates")
  func free() {
    let bench = bench()
    bench.run("pan list.card by (-30, 120) over 0.4s velocity (-200, 800)")
    // 800 / 1000 * 0.998 / 0.002 = 399.2 and 800 / 1000 * 0.99 / 0.01 = 79.2 from (166, 546).
    // In the last frame the card goes 5 points down.
    #expect(
      bench.run("explain release") == """
        t=0.400s  drag ended
          translation  (-30, 120) pt: left and down
          velocity     (-200, 800) pt/s: left and down
          projected    (66.2, 945.2) at 0.998 a ms; (146.2, 625.2) at 0.99 a ms
          view         list.card 300 pt/s along y in the frame before, the
                       finger 800 pt/s
        """)
  }

  @Test("the velocity as a part of what is left of the way, and when the view was there")
  func relative() {
    let bench = bench(
      "animate list.card.center to (196, 746) with basic(0.4s, linear)")
    bench.run("pan list.card by (0, 120) over 0.4s velocity (0, 800)")
    bench.run("run")
    let lines = bench.run("explain release").split(separator: "\n")
    let card = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    // 200 points are left; 800 / 200 = 4. The card goes 200 points in 0.4 s.
    #expect(
      card.contains(
        "relative     (0, 4) of the rest a second, to (196, 746) where list.card is now"))
    #expect(card.contains("remaining    0.400 s measured"))
    #expect(
      card.contains(
        "list.card 300 pt/s along y in the frame before, 500 pt/s in the frame after, the finger 800 pt/s"
      ))
  }

  @Test("what is no pan says what it read")
  func others() {
    let bench = bench()
    bench.run("recognizer touch tap on list.card { }")
    bench.run("tap list.card")
    #expect(
      bench.run("explain release")
        == "t=0.050s  touch recognized\n  location  (196, 426)")
  }

  @Test("the card of a gesture that was taken away")
  func cancelled() {
    let bench = bench()
    bench.run("pan list.card by (0, 120) over 0.4s end cancel")
    #expect(bench.run("explain release").hasPrefix("t=0.400s  drag cancelled"))
  }
}
