import Foundation
import Session
import Testing
import Text

@MainActor
@Suite("describe")
struct DescribeTests {
  private let bench = Bench()

  private func card(_ text: String) -> Card { Card(bench.run("describe \(text)")) }

  @Test("a spring: regime, every notation, overshoot, peak, settling, duration with its source")
  func spring() {
    let card = card("spring(mass: 1, stiffness: 100, damping: 10)")
    // ζ = 10/(2·√100), 2π/10 s; overshoot e^(−πζ/√(1−ζ²)) at π/(10·√(1−ζ²)) s.
    #expect(card["regime"] == "underdamped" && card["damping ratio"] == "0.5")
    #expect(card["response"] == "0.6283 s, 1.5915 Hz" && card["bounce"] == "0.5")
    #expect(card["overshoot"] == "16.3 %")
    #expect(isNear(card.number("peak"), 100 * (1 + exp(-Double.pi / 3.0.squareRoot())), 5e-5))
    #expect(isNear(card.number("peak", 1), .pi / (10 * 0.75.squareRoot()), 5e-5))
    // Measured on Apple's software for 1, 100, 10.
    #expect(card["settlingDuration"] == "1.4727 s" && card["duration"] == "1.4727 s, derived")
  }

  @Test("the source of a duration is given, derived or default")
  func sources() {
    #expect(card("spring(damping: 0.8, duration: 0.4s)")["duration"] == "0.4 s, given")
    #expect(card("spring(damping: 0.8)")["duration"] == "0.5 s, default")
    #expect(card("systemSpring")["duration"] == "0.5 s, default")
    #expect(card("smooth")["duration"]?.hasSuffix(" s, derived") == true)
    #expect(card("basic(0.3s, easeOut)")["duration"] == "0.3 s, given")
    #expect(card("easeOut")["duration"] == "none of its own")
    #expect(card("decay(velocity: 1000)")["duration"] == "2.6465 s, derived")
  }

  @Test("a velocity of two axes: UIKit takes the second for positions")
  func across() {
    let card = card("spring(damping: 0.5, duration: 0.5s, velocity: (2, -1))")
    #expect(card["relative"] == "2 /s, toward the end" && card["across"] == "-1 /s")
  }

  @Test("Core Animation's clamp is said, and how to do without")
  func clamped() {
    let text = bench.run("describe spring(mass: 1, stiffness: 100, damping: 30)")
    #expect(Card(text)["regime"] == "critical, clamped")
    #expect(Card(text)["damping ratio"] == "1.5, counts as 1")
    #expect(text.contains("`allowsOverdamping: true`"))
    let free = card("spring(mass: 1, stiffness: 100, damping: 30, allowsOverdamping: true)")
    #expect(free["regime"] == "overdamped" && free["roots"] == "-3.8197, -26.1803 /s")
  }

  @Test("a damping ratio above 1 counts as 1 in UIKit, and that is said; SwiftUI's counts")
  func aboveOne() {
    let text = bench.run("describe spring(damping: 2, duration: 1s)")
    #expect(Card(text)["damping ratio"] == "1" && Card(text)["regime"] == "critical")
    #expect(text.hasSuffix("\ndamping 2 counts as 1, as in UIKit"))
    for ratio in ["1", "0.8"] {
      #expect(!bench.run("describe spring(damping: \(ratio), duration: 1s)").contains("counts"))
    }
    let free = bench.run("describe spring(response: 1s, dampingRatio: 2)")
    #expect(Card(free)["damping ratio"] == "2" && !free.contains("counts"))
  }

  @Test("timing curves: points, speed at the ends, values on the way, what Material means them for")
  func timing() {
    let card = card("material.decelerate")
    #expect(
      card["control points"] == "(0, 0), (0.2, 1)" && card["meant for"] == "coming in: 225 ms")
    // Towards a control point at the end of the x-axis: slope (1 − y2)/(1 − x2) = 0.
    #expect(card["speed in"] == "0, influence 80 %" && card.number("at 25, 50, 75 %", 1) == 0.8392)
    let back = self.card("bezier(0.68, -0.55, 0.265, 1.55)")
    #expect(back["lowest"] == "-0.0927" && back["peak"] == "1.0927")
    #expect(self.card("steps(4)")["kind"] == "4 steps, the last at the end")
    let keys = self.card("keyframes(times: [0, 0.3, 1], values: [0, 1.2, 1])")
    #expect(keys["keys"] == "0 %: 0, 30 %: 1.2, 100 %: 1")
    #expect(bench.run("describe keyframes(times: [0, 2], values: [0, 1])").contains("evenly"))
  }

  @Test("curves stand side by side, and below each other where there is no room")
  func columns() throws {
    bench.run("set width 200")
    let wide = bench.run("describe easeIn, smooth, decay(velocity: 1000)")
    #expect(!wide.contains("\n\n"))
    #expect(Card(wide)["duration"]?.contains("none of its own") == true)
    bench.run("set width 40")
    let narrow = bench.run("describe easeIn, smooth")
    #expect(narrow.contains("\n\n"))
    for text in [wide, narrow] {
      let width = text == wide ? 200 : 40
      for line in text.split(separator: "\n") { #expect(cellWidth(String(line)) <= width) }
    }
  }

  @Test("a long expression is wrapped in the head, none of it is lost")
  func heads() {
    bench.run("set width 40")
    let text = bench.run(
      "describe spring(response: 0.55, dampingRatio: 0.825, velocity: 1.25)")
    #expect(!text.contains("..."))
    let head = text.split(separator: "\n").prefix { !$0.hasPrefix("regime") }
    let words = head.flatMap { $0.split(separator: " ") }.joined(separator: " ")
    #expect(words == "spring(response: 0.55, dampingRatio: 0.825, velocity: 1.25)")
  }

  @Test("objects, lists, numbers and functions: type and state")
  func objects() {
    bench.run("controller list; window list; view card in list.view frame (10, 20, 30, 40)")
    bench.run("controller photo; delegate fancy; attach fancy to photo")
    let view = card("card")
    #expect(view["type"] == "view" && view["frame"] == "(10, 20, 30, 40)")
    #expect(view["superview"]?.hasPrefix("view list.view") == true && view["alpha"] == "1")
    #expect(card("list")["children"] == "[]")
    #expect(card("photo")["view"] == "not loaded yet")
    #expect(bench.run("trace photo.viewDidLoad").hasPrefix("no event"))
    #expect(card("fancy")["attached to"] == "photo")
    #expect(view["animations"] == "none" && card("fancy")["type"] == "delegate")
    bench.run(
      "animator grow duration 0.5s { add to.view; animate duration { to.view.alpha = 0.5 } }")
    #expect(card("grow")["in flight"] == "none")
    bench.run("delegate fancy presented grow; present photo; run 0.1s")
    #expect(card("grow")["in flight"] == "present photo since 0.000 s")
    #expect(card("photo")["in flight"] == "present photo since 0.000 s")
    #expect(card("photo.view")["animations"]?.contains("opacity") == true)
    #expect(card("3s")["type"] == "time" && card("3s")["value"] == "3s")
    #expect(card("[1, 2]")["count"] == "2" && card("[1, 2]")["[1]"] == "2")
    bench.run("func half(a) { return a / 2 }")
    #expect(card("half")["parameters"] == "a")
  }

  @Test("what differs in kind has a card of its own, a list of curves one column each")
  func groups() {
    bench.run("controller list")
    #expect(bench.run("describe list, easeIn").contains("\n                 easeIn\n"))
    #expect(card("[easeIn, easeOut]")["overshoot"]?.split(separator: " ").count == 2)
  }

  @Test("nothing is told before all of it is right, and what is wrong is named at its place")
  func errors() {
    #expect(
      bench.error("describe easeOut beside [0.5]")
        == "`beside` changes the damping ratio of a spring, and none is described")
    let failed = bench.run("describe smooth beside [-1]")
    #expect(failed.contains("dampingRatio must lie in") && !failed.contains("regime"))
    #expect(bench.error("describe smooth to 1/0")?.hasPrefix("division by zero") == true)
    #expect(bench.error("describe smooth to 1e300")?.hasPrefix("distance must lie in") == true)
    #expect(bench.error("describe smooth beside 0...200")?.contains("at most 100") == true)
    #expect(bench.error("describe") == "`describe` needs a value")
  }
}
