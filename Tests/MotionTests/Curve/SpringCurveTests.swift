import Motion
import Testing

@Suite("Spring curve")
struct SpringCurveTests {
  @Test("each notation knows itself, and where its duration is from")
  func sources() throws {
    let uikit = try SpringCurve(dampingRatio: 0.8, duration: 0.4)
    #expect(uikit.durationSource == .given && uikit.duration == 0.4 && !uikit.ignoresDuration)
    let open = try SpringCurve(dampingRatio: 0.8, duration: nil)
    #expect(open.durationSource == .default && open.duration == 0.5)
    let physical = try SpringCurve(mass: 1, stiffness: 16, damping: 0.8)
    #expect(physical.durationSource == .derived && physical.ignoresDuration)
    #expect(abs(try #require(physical.duration) - 17.509) < 5e-4)
    #expect(SpringCurve.system.duration == 0.5 && SpringCurve.system.durationSource == .default)
    #expect(SpringCurve.bouncy.durationSource == .derived)
    #expect(abs(try #require(SpringCurve.bouncy.duration) - 0.86296) < 5e-6)
    #expect(SpringCurve.smooth.spring == .smooth && SpringCurve.snappy.spring == .snappy)
  }

  /// Case L14: the completion time follows the physics.
  @Test("another stiffness or damping is another duration")
  func derived() throws {
    let usual = try SpringCurve(stiffness: 100, damping: 10).duration
    #expect(abs(try #require(usual) - 1.4727003346780927) < 1e-12)
    #expect(try SpringCurve(stiffness: 150, damping: 10).duration != usual)
    #expect(try SpringCurve(stiffness: 100, damping: 12).duration != usual)
    #expect(try SpringCurve(dampingRatio: 0.5, duration: 0.628).duration == 0.628)
  }

  @Test("a duration from outside fits UIKit's notation and no other")
  func fitted() throws {
    let open = try SpringCurve(dampingRatio: 0.8, duration: nil, velocity: 2, crossVelocity: 3)
    let fitted = try open.fitted(to: 2)
    #expect(fitted.duration == 2 && fitted.crossVelocity == 3)
    #expect(fitted.spring == (try Spring(duration: 2, dampingRatio: 0.8, initialVelocity: 2)))
    let physical = try SpringCurve(stiffness: 100, damping: 10)
    #expect(try physical.fitted(to: 9) == physical)
  }

  @Test("a pair of velocities is two springs")
  func cross() throws {
    let uikit = try SpringCurve(dampingRatio: 0.7, duration: 1, velocity: 1, crossVelocity: -2)
    #expect(
      try uikit.crossSpring() == Spring(duration: 1, dampingRatio: 0.7, initialVelocity: -2))
    let physical = try SpringCurve(stiffness: 100, damping: 10, velocity: 1, crossVelocity: 4)
    #expect(try physical.crossSpring().initialVelocity == 4)
    #expect(try SpringCurve(stiffness: 100, damping: 10).crossSpring().initialVelocity == 0)
    #expect(throws: MotionError.notFinite(field: "velocity.y")) {
      try SpringCurve(stiffness: 100, damping: 10, crossVelocity: .nan)
    }
  }
}
