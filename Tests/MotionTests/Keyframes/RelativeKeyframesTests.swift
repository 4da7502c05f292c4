import Motion
import Testing

@Suite("UIView's relative keyframes")
struct RelativeKeyframesTests {
  typealias Window = RelativeKeyframes<Double>.Window

  @Test("gaps, jumps and holds")
  func truth() throws {
    let golden = try Golden("keyframes")
    var tally = Tally("keyframes, UIView")
    let series = golden.series.filter { $0.name.hasPrefix("uiview_linear/") }
    for series in series {
      let windows = try #require(series.parameters["windows"]).split(separator: "|").map { text in
        let numbers = text.split(separator: ";").map { Double($0) ?? .nan }
        return try Window(start: numbers[0], duration: numbers[1], value: numbers[2])
      }
      let keys = try RelativeKeyframes(initial: 0, windows: windows)
      for row in series.rows {
        tally.row(
          "\(series.name) \(row["t"])",
          (keys.value(at: row["t"]), row["value"], series.rows.largest("value")), tolerance: 1e-9)
      }
    }
    tally.finish(of: series.reduce(0) { $0 + $1.rows.count })
  }

  /// Case H8.
  @Test("windows outside 0...1 are refused")
  func outside() {
    #expect(throws: MotionError.self) { try Window(start: 0.8, duration: 0.5, value: 1) }
    #expect(
      throws: MotionError.outside(field: "relativeStartTime", value: -0.1, lower: 0, upper: 1)
    ) { try Window(start: -0.1, duration: 0.2, value: 1) }
    #expect(throws: MotionError.notFinite(field: "relativeDuration")) {
      try Window(start: 0, duration: .nan, value: 1)
    }
    #expect(throws: MotionError.notFinite(field: "value")) {
      try Window(start: 0, duration: 1, value: .infinity)
    }
    // Three thirds are a whole.
    #expect(throws: Never.self) { try Window(start: 2.0 / 3, duration: 1.0 / 3, value: 1) }
    #expect(throws: Never.self) { try Window(start: 0.1 + 0.2, duration: 0.7, value: 1) }
  }

  @Test("a jump shows its value from its time on")
  func jump() throws {
    let keys = try RelativeKeyframes(
      initial: 3, windows: [Window(start: 0.5, duration: 0, value: 8)])
    #expect(keys.value(at: 0.499) == 3 && keys.value(at: 0.5) == 8 && keys.value(at: 1) == 8)
    #expect(keys.value(at: .nan) == 3 && keys.value(at: -1) == 3 && keys.value(at: 2) == 8)
  }

  @Test("a gap holds, and gaps are told")
  func gap() throws {
    let keys = try RelativeKeyframes(
      initial: 0,
      windows: [
        Window(start: 0, duration: 0.2, value: 10), Window(start: 0.7, duration: 0.3, value: 40),
      ])
    #expect(keys.value(at: 0.2) == 10 && keys.value(at: 0.45) == 10 && keys.value(at: 0.7) == 10)
    #expect(abs(keys.value(at: 0.85) - 25) < 1e-12)
    #expect(keys.gaps == [Stretch(start: 0.2, end: 0.7)] && keys.overlaps.isEmpty)
  }

  @Test("of two windows at one time the one added last has it, and the overlap is told")
  func overlap() throws {
    let keys = try RelativeKeyframes(
      initial: 0,
      windows: [
        Window(start: 0, duration: 0.6, value: 60), Window(start: 0.4, duration: 0.6, value: 100),
      ])
    #expect(abs(keys.value(at: 0.3) - 30) < 1e-12 && abs(keys.value(at: 0.4) - 40) < 1e-12)
    #expect(abs(keys.value(at: 0.7) - 70) < 1e-12 && keys.value(at: 1) == 100)
    #expect(keys.overlaps == [Stretch(start: 0.4, end: 0.6)])
    let swapped = try RelativeKeyframes(
      initial: 0,
      windows: [
        Window(start: 0.4, duration: 0.6, value: 100), Window(start: 0, duration: 0.6, value: 60),
      ])
    #expect(abs(swapped.value(at: 0.5) - 50) < 1e-12 && abs(swapped.value(at: 0.8) - 80) < 1e-12)
  }

  @Test("a window inside another cuts it in two")
  func inside() throws {
    let keys = try RelativeKeyframes(
      initial: 0,
      windows: [
        Window(start: 0, duration: 1, value: 100), Window(start: 0.25, duration: 0.25, value: 0),
      ])
    #expect(abs(keys.value(at: 0.25) - 25) < 1e-12 && abs(keys.value(at: 0.375) - 12.5) < 1e-12)
    #expect(abs(keys.value(at: 0.75) - 50) < 1e-12 && keys.value(at: 1) == 100)
    let jumped = try RelativeKeyframes(
      initial: 0,
      windows: [
        Window(start: 0, duration: 1, value: 100), Window(start: 0.5, duration: 0, value: 0),
      ])
    #expect(jumped.value(at: 0.5) == 0 && abs(jumped.value(at: 0.75) - 50) < 1e-12)
  }

  @Test("each window chains from where the value is, whatever the order of adding")
  func chain() throws {
    let windows = [
      try Window(start: 0.5, duration: 0.5, value: 80),
      try Window(start: 0, duration: 0.2, value: 10),
      try Window(start: 0.2, duration: 0.3, value: -10),
    ]
    let keys = try RelativeKeyframes(initial: 0, windows: windows)
    #expect(abs(keys.value(at: 0.35)) < 1e-12 && abs(keys.value(at: 0.75) - 35) < 1e-12)
  }
}
