import Motion
import Testing

@Suite("Rubber band")
struct RubberBandTests {
  @Test("offset, slope and the way back")
  func truth() throws {
    let golden = try Golden("rubber_band")
    var tally = Tally("rubber band")
    for row in golden.rows {
      let band = try RubberBand(dimension: row["dimension"], coefficient: row["coefficient"])
      let offset = band.offset(of: row["overshoot"])
      tally.row(
        "\(row["overshoot"]) \(row["dimension"])", (offset, row["truth"], 0),
        (band.slope(at: row["overshoot"]), row["slope"], 0),
        (band.overshoot(of: offset) ?? .infinity, row["overshoot"], 1), tolerance: 1e-9)
      #expect(band.offset(of: -row["overshoot"]) == -offset)
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("measured on iOS, with the pan's 10 points of slop")
  func measured() throws {
    let golden = try Golden("measured_scroll_rubber_band")
    var tally = Tally("rubber band on iOS")
    let band = try RubberBand(dimension: 852)
    for row in golden.rows {
      let offset = -band.offset(of: row["finger_travel"] - 10)
      tally.row("\(row["finger_travel"])", (offset, row["offset"], 1), tolerance: 0.5)
      #expect(abs(offset - row["offset"]) < 0.17)
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("100 points of 800 show 51.46, endless ones the whole")
  func edges() throws {
    let band = try RubberBand(dimension: 800)
    #expect(abs(band.offset(of: 100) - 51.46) < 5e-3)
    #expect(band.offset(of: .infinity) == 800 && band.offset(of: -.infinity) == -800)
    #expect(band.offset(of: 1e300) == 800 && band.offset(of: .nan) == 0)
    #expect(band.overshoot(of: 800) == nil && band.slope(at: 0) == 0.55)
    #expect(throws: MotionError.notPositive(field: "dimension", value: 0)) {
      try RubberBand(dimension: 0)
    }
  }
}
