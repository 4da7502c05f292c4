import Motion
import Testing

@Suite("Media timing")
struct MediaTimingTests {
  @Test("local time, phase and progress of seven animations")
  func truth() throws {
    let golden = try Golden("media_timing")
    var tally = Tally("media timing")
    for series in golden.series {
      let timing = try Self.timing(series)
      for row in series.rows {
        let time = row["t_parent"]
        let progress = timing.progress(at: time)
        #expect((progress == nil) == row["progress"].isNaN, "\(series.name) \(time)")
        #expect(timing.phase(at: time).rawValue == row.text("phase"), "\(series.name) \(time)")
        tally.row(
          "\(series.name) \(time)", (timing.clock.local(time), row["t_local"], 1),
          (progress ?? 0, row["progress"], 1), tolerance: 1e-9)
      }
    }
    tally.finish(of: golden.rows.count)
  }

  private static func timing(_ series: Golden.Series) throws -> MediaTiming {
    let number = { (key: String, usual: Double) in
      series.parameters[key].flatMap(Double.init) ?? usual
    }
    let fill = series.parameters["fill"].flatMap(MediaTiming.Fill.init(rawValue:)) ?? .removed
    return try MediaTiming(
      clock: MediaClock(
        beginTime: number("begin", 0), speed: number("speed", 1), timeOffset: number("offset", 0)),
      duration: number("dur", 0), repeatCount: number("rc", 0), repeatDuration: number("rd", 0),
      autoreverses: number("auto", 0) == 1, fill: fill)
  }

  @Test("nested clocks")
  func chain() throws {
    let golden = try Golden("layer_chain")
    var tally = Tally("nested clocks")
    for row in golden.rows {
      let outer = try MediaClock(
        beginTime: row["begin1"], speed: row["speed1"], timeOffset: row["offset1"])
      let inner = try MediaClock(
        beginTime: row["begin2"], speed: row["speed2"], timeOffset: row["offset2"])
      tally.row(
        "\(row["t_root"])", (outer.local(row["t_root"]), row["t_layer1"], 1),
        ([outer, inner].local(row["t_root"]), row["t_layer2"], 1), tolerance: 1e-9)
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("a clock is read backwards unless it stands still")
  func parent() throws {
    let clock = try MediaClock(beginTime: 3, speed: -2, timeOffset: 0.5)
    #expect(clock.parent(clock.local(7)) == 7)
    let frozen = try MediaClock(speed: 0, timeOffset: 0.7)
    #expect(frozen.parent(0.7) == nil && frozen.local(.infinity) == 0.7)
  }

  @Test("repeating for ever, there and back")
  func endless() throws {
    let timing = try MediaTiming(
      clock: MediaClock(), duration: 0.5, repeatCount: .infinity, autoreverses: true)
    #expect(timing.activeDuration == .infinity && timing.phase(at: 1e9) == .active)
    #expect(timing.progress(at: 0.75) == 0.5 && timing.progress(at: 1_000.25) == 0.5)
    #expect(timing.completedCycles(at: 3.2) == 3)
  }

  @Test("at a cycle's boundary the next one starts; at the very end the last one ends")
  func boundaries() throws {
    let timing = try MediaTiming(
      clock: MediaClock(), duration: 0.1, repeatCount: 3, fill: .forwards)
    #expect(timing.progress(at: 0.2) == 0 && timing.completedCycles(at: 0.2) == 2)
    #expect(timing.progress(at: 0.5) == 1 && timing.completedCycles(at: 0.5) == 2)
  }

  @Test("a time that is the end within rounding is at the end, not at the start of another cycle")
  func roundedEnd() throws {
    let once = try MediaTiming(clock: MediaClock(beginTime: 0.42), duration: 0.4)
    for time in [(0.82).nextDown, 0.82 - 1e-15, 0.82 - 1e-14] {
      #expect(once.progress(at: time).map { abs($0 - 1) < 1e-12 } ?? true)
      #expect(once.completedCycles(at: time) == 0)
    }
    let short = try MediaTiming(clock: MediaClock(), duration: 0.4)
    #expect(short.progress(at: (0.4).nextDown) == 1)
    let thrice = try MediaTiming(clock: MediaClock(), duration: 0.4, repeatCount: 3)
    let end = thrice.activeDuration.nextDown
    #expect(thrice.progress(at: end) == 1 && thrice.completedCycles(at: end) == 2)
    let back = try MediaTiming(clock: MediaClock(), duration: 0.4, autoreverses: true)
    #expect(back.progress(at: (0.8).nextDown) == 0 && back.completedCycles(at: (0.8).nextDown) == 0)
  }

  @Test("no duration, and no number, is no crash")
  func edges() throws {
    let timing = try MediaTiming(clock: MediaClock(), duration: 0, fill: .both)
    #expect(timing.phase(at: 0) == .after && timing.progress(at: 0) == 1)
    #expect(timing.phase(at: .nan) == .before && timing.progress(at: .nan) == 0)
    #expect(throws: MotionError.negative(field: "duration", value: -1)) {
      try MediaTiming(clock: MediaClock(), duration: -1)
    }
    #expect(throws: MotionError.notFinite(field: "speed")) { try MediaClock(speed: .nan) }
  }
}
