import Chart
import Testing
import Text

@Suite("Cards: tables whose cells are wrapped")
struct TableCardTests {
  private let card = Table(
    columns: ["", "spring(damping: 0.5, duration: 0.5s)", "smooth"],
    rows: [["regime", "underdamped", "critical"], ["peak", "1.163", "-"], ["rest", "1", "1"]],
    overflow: .wrap, notes: ["a note that is wider than forty cells if it is not wrapped"])

  @Test("side by side where all fit")
  func wide() {
    #expect(
      render(card, width: 72).dropLast() == [
        "        spring(damping: 0.5, duration: 0.5s)  smooth",
        "regime  underdamped                           critical",
        "peak    1.163                                 -",
        "rest    1                                     1",
      ])
  }

  @Test("else heads are wrapped, and blocks leave out what they have nothing of")
  func narrow() {
    #expect(
      render(card, width: 34) == [
        "        spring(damping: 0.5,", "        duration: 0.5s)", "regime  underdamped",
        "peak    1.163", "rest    1", "", "        smooth", "regime  critical", "rest    1",
        "a note that is wider than forty",
        "cells if it is not wrapped",
      ])
  }

  @Test("a word without a blank is broken; nothing is wider than asked")
  func broken() {
    let table = Table(
      columns: ["", String(repeating: "x", count: 30) + "写真"], rows: [["label", "1"]],
      overflow: .wrap)
    for width in 1...60 {
      for line in render(table, width: width) {
        #expect(cellWidth(line) <= width && line.last?.isWhitespace != true)
      }
    }
    #expect(render(table, width: 20).joined().filter { $0 == "x" }.count == 30)
  }
}
