import Session
import Testing

@MainActor
@Suite("Curves side by side in tables and plots")
struct CurveTableTests {
  private let bench = Bench()

  private func rows(_ text: String) -> [[String]] {
    bench.run(text).split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  @Test("timing curves over parts of the time")
  func timing() {
    let rows = rows("table easeIn, easeOut every 0.25")
    #expect(rows.first == ["t/T", "easeIn", "easeOut"])
    #expect(rows.dropFirst().map { $0[0] } == ["0.000", "0.250", "0.500", "0.750", "1.000"])
    // Cubic Bézier values: scenario "easing and durations".
    #expect(rows[2] == ["0.250", "0.0935", "0.3781"] && rows[3] == ["0.500", "0.3154", "0.6846"])
  }

  @Test("with one that has a time of its own over seconds, to the end of the longest")
  func seconds() {
    let rows = rows(
      "table easeIn, basic(0.4s, easeIn), decay(velocity: 100, rate: 0.99) every 100ms")
    #expect(rows.first?.first == "t" && rows.last?.first == "1.000")
    let half = bench.run("table basic(0.4s, easeIn) every 100ms").split(separator: "\n")
    #expect(half.count == 6 && half[3].hasSuffix(" 0.3154") && half[5].hasSuffix(" 1"))
  }

  @Test("from, to and every; what has no end takes two seconds")
  func span() {
    #expect(
      rows("table easeIn from 0.5 to 0.7 every 0.1").map { $0[0] }.dropFirst() == [
        "0.500", "0.600", "0.700",
      ])
    let endless = rows("table spring(stiffness: 100, damping: 0) every 0.5")
    #expect(endless.last?.first == "2.000")
    #expect(bench.error("table easeIn every 0") != nil)
    #expect(bench.error("table easeIn every 1e-9") != nil)
  }

  @Test("a curve beside a recorded value goes by the recorded times")
  func mixed() {
    bench.run("controller list; window list; view card in list.view frame (0, 0, 10, 10)")
    bench.run("animate 0.4s curve linear { card.alpha = 0 }; run")
    let rows = rows("table card.alpha, linear every 0.2s")
    #expect(rows[2] == ["0.200", "0.5", "0.2"])
  }
}
