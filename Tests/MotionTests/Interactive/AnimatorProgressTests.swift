import Motion
import Testing

@Suite("Property animator arithmetic")
struct AnimatorProgressTests {
  private static let curves: [String: TimingCurve] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
  ]

  @Test("paused on one curve, continued on another")
  func truth() throws {
    let golden = try Golden("pause_continue")
    var tally = Tally("pause and continue")
    for row in golden.rows {
      let running = try #require(Self.curves[row.text("curve")])
      let next = try #require(Self.curves[row.text("continue_curve")])
      let paused = AnimatorProgress.fractionAfterPause(
        running, time: row["paused_time_fraction"])
      let rest = try AnimatorContinuation(
        curve: next, progress: paused, duration: row["duration"])
      tally.row(
        "\(row.text("curve")) \(row.text("continue_curve"))",
        (paused, row["fraction_after_pause"], 1), (rest.fraction, row["remapped_time_fraction"], 1),
        (rest.remaining, row["remaining_duration"], 1),
        (rest.progress(after: 0.25 * rest.remaining), row["q1"], 1),
        (rest.progress(after: 0.5 * rest.remaining), row["q2"], 1),
        (rest.progress(after: 0.75 * rest.remaining), row["q3"], 1), tolerance: 1e-9)
    }
    tally.finish(of: golden.rows.count)
  }

  /// Scenario 9 and Apple's own example in its words: a 2 s ease-out continued as ease-in-out.
  @Test("progress is kept, the rest of the time is that of the new curve")
  func scenario() throws {
    let rest = try AnimatorContinuation(
      curve: .easeInOut, progress: TimingCurve.easeOut.value(at: 0.5), duration: 2)
    #expect(abs(rest.remaining - 0.7791) < 5e-5)
    #expect(rest.progress(after: 0) == rest.progress && rest.progress(after: 9) == 1)
    #expect(abs(rest.progress(after: rest.remaining / 2) - 0.922661) < 5e-7)
  }

  /// Case D2.
  @Test("no way left: over at once, whatever the factor")
  func done() throws {
    let rest = try AnimatorContinuation(
      curve: .linear, progress: 1, duration: 1, durationFactor: 1)
    #expect(rest.remaining == 0 && rest.progress(after: 0) == 1)
  }

  @Test("a factor is a share of the whole duration")
  func factor() throws {
    let rest = try AnimatorContinuation(
      curve: .easeOut, progress: 0.3, duration: 2, durationFactor: 0.5)
    #expect(rest.remaining == 1)
  }

  /// Cases D4 and D10.
  @Test("scrubbed straight and along the curve")
  func scrubbed() throws {
    #expect(AnimatorProgress.shown(.easeIn, fraction: 0.5) * 350 == 175)
    #expect(AnimatorProgress.shown(.easeIn, fraction: 0.75) * 350 == 262.5)
    let curved = AnimatorProgress.shown(.easeIn, fraction: 0.5, scrubsLinearly: false)
    #expect(abs(curved * 350 - 110.4) < 0.05)
    #expect(AnimatorProgress.reversed(0.25) == 0.75)
    #expect(AnimatorProgress.shown(.linear, fraction: 7) == 1)
    #expect(TimingCurve.linear.inverse(0.5) == 0.5)
  }
}
