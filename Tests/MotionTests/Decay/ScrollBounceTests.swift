import Motion
import Testing

@Suite("Scroll bounce")
struct ScrollBounceTests {
  @Test("the bounce's closed form")
  func bounce() throws {
    let golden = try Golden("bounce")
    var tally = Tally("scroll bounce")
    for series in golden.series {
      let bounce =
        series.name.hasSuffix("rest")
        ? try ScrollBounce(releasedAt: series["x0"])
        : try ScrollBounce(overshoot: series["x0"], velocity: series["velocity"])
      tally.motion(series, value: bounce.value(at:), velocity: bounce.velocity(at:))
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("iOS bouncing back from rest and from a flick into its edge, to half a point")
  func traces() throws {
    let rest = try Golden("measured_scroll_bounce_rest")
    let back = try ScrollBounce(releasedAt: -235)
    try expect(rest, rows: 20) { back.value(at: $0) }
    let impact = try Golden("measured_scroll_edge_impact")
    let decay = try Decay(from: 39088, velocity: 3125, law: .scrollView)
    let hit = try #require(decay.time(reaching: 39148))
    let bounce = try ScrollBounce(overshoot: 0, velocity: decay.velocity(at: hit))
    try expect(impact, rows: 22) {
      $0 < hit ? decay.value(at: $0) : 39148 + bounce.value(at: $0 - hit)
    }
  }

  private func expect(_ golden: Golden, rows: Int, _ law: (Double) -> Double) throws {
    let errors = (0...200).map { step in
      golden.rows.map { abs(law($0["t"] - Double(step) * 1e-4) - $0["offset"]) }.max() ?? .infinity
    }
    let best = try #require(errors.min())
    print("\(golden.file): \(golden.rows.count) rows, largest error \(best) pt")
    #expect(golden.rows.count == rows && best <= 0.5)
  }
}
