import Session
import Testing

@MainActor
@Suite("Lanes: what moved when")
struct LaneTests {
  private let scene = "controller c { view card frame (0, 0, 100, 100) color red }; window c"

  /// The bar of the nth lane: from the first mark after the name.
  private func bars(_ text: String, _ count: Int) -> [String] {
    text.split(separator: "\n").prefix(count).map { line in
      line.split(separator: " ", omittingEmptySubsequences: true)
        .first { ".=|x>-:".contains($0.first ?? " ") }.map(String.init) ?? ""
    }
  }

  @Test("a bar goes from where it begins to where it ends, times at the right")
  func bar() {
    let bench = Bench(scene, "animate 0.5s { c.card.alpha = 0 }", "run")
    let lines = bench.run("show lanes").split(separator: "\n").map(String.init)
    // 72 columns less the name (12), the times (12) and two blanks after each.
    #expect(lines[0] == "c.card alpha  " + String(repeating: "=", count: 43) + "|  0.000-0.500s")
    #expect(lines.last == "= moving   | ended")
    #expect(lines[1].hasPrefix(String(repeating: " ", count: 14) + "+-"))
    #expect(lines[2].hasPrefix(String(repeating: " ", count: 12) + "s 0.0"))
    #expect(lines[2].hasSuffix("0.5") && lines[2].count == 14 + 44)
  }

  @Test("delay, what is under way, and what was cut short are marked")
  func marks() {
    let bench = Bench(
      scene, "animate 1s delay 1s { c.card.center.x = 250 }", "animate 2s { c.card.alpha = 0 }",
      "run 0.5s", "animate 1s { c.card.alpha = 1 }", "run 0.5s")
    let bars = bars(bench.run("show lanes"), 3)
    #expect(bars[0].hasPrefix("..") && bars[0].contains(">") && bars[0].hasSuffix("-"))
    #expect(bars[1].hasPrefix("==") && bars[1].contains("x") && bars[1].hasSuffix("-"))
    #expect(bars[2].hasPrefix("==") && bars[2].contains(">") && bars[2].hasSuffix("-"))
    #expect(
      bench.run("show lanes").contains("0.000-0.500s of 2.000"), "cut at 0.5 s of 2 s")
  }

  @Test("the properties of one block on one view share a bar, each view has its own")
  func blocks() {
    let bench = Bench(
      "controller c { view a frame (0, 0, 9, 9) color red; view b frame (0, 0, 9, 9) color red }",
      "window c", "animate 0.5s { c.a.alpha = 0; c.a.center.x = 50; c.b.alpha = 0 }", "run")
    let text = bench.run("show lanes")
    #expect(text.contains("c.a alpha, center  "))
    #expect(text.contains("\nc.b alpha  "))
  }

  @Test("a transition is a lane, before the animations that it begins")
  func transition() {
    let bench = Bench(
      "controller a", "controller b style fullScreen", "window a", "present b", "run")
    #expect(bench.run("show lanes").hasPrefix("present b"))
  }

  @Test(
    "no line is wider than asked, from 24 columns up, and none ends in blanks", arguments: 24...120)
  func width(_ width: Int) {
    let chart = LaneChart(
      lanes: [
        Lane(
          name: "写真.view center, bounds, transform", asked: 0, begin: 0.1, predicted: 2, end: 1,
          ending: .cut),
        Lane(name: "b", asked: 0.5, begin: 0.5, predicted: .infinity, end: 1.25, ending: .running),
        Lane(name: "c", asked: 1, begin: 1, predicted: 1, end: 1, ending: .done),
      ], now: 1.25)
    for line in chart.lines(width: width) {
      #expect(displayWidth(line) <= width, "\(line)")
      #expect(!line.hasSuffix(" "))
    }
  }

  /// Two cells for each of the two wide characters above.
  private func displayWidth(_ line: String) -> Int {
    line.reduce(0) { $0 + ("写真".contains($1) ? 2 : 1) }
  }

  @Test("where nothing has moved, it says so")
  func nothing() {
    #expect(Bench(scene).run("show lanes") == "nothing has moved yet")
  }

  @Test(
    "a property animator is one lane, however often it is held: 0.1 s of it, 0.2 s held, then the rest"
  )
  func held() {
    let bench = Bench(
      scene, "propertyAnimator p duration 0.5s curve linear { c.card.center.x = 250 }", "start p",
      "run 0.1s", "pause p", "run 0.2s", "start p", "run")
    let lines = bench.run("show lanes").split(separator: "\n").map(String.init)
    let bar = bars(lines[0], 1)[0]
    // 43 cells for 0.7 s: held from 0.1 s to 0.3 s.
    #expect(bar.hasPrefix("====") && bar.hasSuffix("=|"))
    #expect(bar.filter { $0 == ":" }.count == 13)
    #expect(lines[0].hasSuffix("  0.000-0.700s"))
    #expect(lines.last == "= moving   : held   | ended")
  }
}
