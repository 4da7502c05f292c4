import Motion
import Testing

@Suite("A finger's progress")
struct GestureProgressTests {
  /// Case C9.
  @Test("progress is clamped and says so; no distance is an error")
  func progress() throws {
    let behind = try GestureProgress(translation: -40, distance: 320)
    #expect(behind.raw == -0.125 && behind.clamped == 0 && behind.isClamped)
    #expect(try GestureProgress(translation: 500, distance: 320).clamped == 1)
    #expect(try !GestureProgress(translation: 80, distance: 320).isClamped)
    #expect(throws: MotionError.noDistance) { try GestureProgress(translation: 1, distance: 0) }
  }

  /// Case E13.
  @Test("a duration from distance and velocity has bounds")
  func release() throws {
    #expect(try GestureProgress.releaseDuration(distance: 320, velocity: 1600) == 0.2)
    #expect(try GestureProgress.releaseDuration(distance: 320, velocity: 0.5) == 0.5)
    #expect(try GestureProgress.releaseDuration(distance: 320, velocity: 0) == 0.5)
    #expect(abs(try GestureProgress.releaseDuration(distance: 320, velocity: -900) - 0.3556) < 5e-5)
    #expect(throws: MotionError.notFinite(field: "velocity")) {
      try GestureProgress.releaseDuration(distance: 320, velocity: .nan)
    }
  }
}
