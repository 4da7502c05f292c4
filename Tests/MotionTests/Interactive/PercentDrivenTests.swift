import Motion
import Testing

@Suite("Percent-driven arithmetic")
struct PercentDrivenTests {
  @Test("what remains after finish and cancel")
  func truth() throws {
    let golden = try Golden("percent_driven")
    var tally = Tally("percent driven")
    for row in golden.rows {
      let driven = try PercentDriven(
        duration: row["duration"], completionSpeed: row["completionSpeed"])
      let percent = row["percent"]
      tally.row(
        "\(row["duration"]) \(percent)",
        (driven.remainingAfterFinish(at: percent), row["finish_remaining"], 0),
        (driven.remainingAfterCancel(at: percent), row["cancel_remaining"], 0),
        (driven.timeOffset(at: percent), row["time_offset"], 0), tolerance: 1e-9)
    }
    tally.finish(of: golden.rows.count)
  }

  /// UIKIT.md section 3 and case C2.
  @Test("along the completion curve")
  func percent() throws {
    let driven = try PercentDriven(duration: 0.5)
    #expect(abs(driven.percent(afterFinishAt: 0.4, elapsed: 0.15) - 0.70) < 1e-12)
    #expect(abs(driven.percent(afterFinishAt: 0.4, elapsed: 0.075) - 0.4775) < 1e-5)
    #expect(driven.percent(afterCancelAt: 0.4, elapsed: 0) == 0.4)
    #expect(driven.percent(afterCancelAt: 0.4, elapsed: 0.2) == 0)
    #expect(driven.percent(afterFinishAt: 1, elapsed: 0) == 1)
    let slow = try PercentDriven(duration: 0.4, completionSpeed: 0.3)
    #expect(abs(slow.remainingAfterFinish(at: 0.3) - 0.9333) < 5e-5)
    #expect(abs(slow.remainingAfterCancel(at: 0.3) - 0.4) < 1e-12)
  }

  /// Case C11.
  @Test("the speed for a wanted time")
  func speed() throws {
    let driven = try PercentDriven(duration: 0.5)
    #expect(abs(driven.remainingAfterFinish(at: 0.8) - 0.1) < 1e-12)
    #expect(abs(try #require(try driven.speed(finishingFrom: 0.8, in: 0.25)) - 0.4) < 1e-12)
    #expect(try driven.speed(finishingFrom: 1, in: 0.25) == nil)
    // A finger of 1200 pt/s at 35 % of 320 pt.
    let relative = RelativeVelocity.exact(1200, from: 0.35 * 320, to: 320)
    #expect(abs(try #require(relative) - 5.77) < 5e-3)
  }

  /// Case C6 and P-10: a block longer than declared is scrubbed in seconds.
  @Test("a block of another length")
  func mismatch() throws {
    let driven = try PercentDriven(duration: 0.4)
    #expect(driven.fraction(ofBlockLasting: 0.4, delay: 0.2, at: 0.5) == 0)
    #expect(abs(driven.fraction(ofBlockLasting: 0.4, delay: 0.2, at: 1) - 0.5) < 1e-12)
    #expect(driven.fraction(ofBlockLasting: 0.2, at: 0.75) == 1)
    #expect(driven.fraction(ofBlockLasting: 0, delay: 0.2, at: 0.6) == 1)
  }
}
