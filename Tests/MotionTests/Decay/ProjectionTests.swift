import Motion
import Testing

@Suite("Projection and release")
struct ProjectionTests {
  @Test("three published projections and UIScrollView's stop")
  func truth() throws {
    let golden = try Golden("projection")
    var tally = Tally("projection")
    for row in golden.rows {
      let (velocity, rate) = (row["velocity"], row["rate"])
      let decay = try Decay(velocity: velocity, rate: rate, law: .scrollView)
      tally.row(
        "\(velocity) \(rate)",
        (try Projection.wwdc.distance(velocity: velocity, rate: rate), row["wwdc"], 0),
        (try Projection.continuous.distance(velocity: velocity, rate: rate), row["continuous"], 0),
        (
          try Projection.reactNative.distance(velocity: velocity, rate: rate),
          row["react_native"], 0
        ),
        (decay.restingValue ?? .infinity, row["uiscrollview_stop"], 0),
        (decay.duration ?? .infinity, row["uiscrollview_time"], 0), tolerance: 1e-9)
    }
    tally.finish(of: golden.rows.count)
  }

  /// Case E6.
  @Test("a short fast flick goes far at the normal rate, not at the fast one")
  func flick() throws {
    #expect(abs(30 + (try Projection.wwdc.distance(velocity: 800)) - 429.2) < 1e-9)
    let fast = try Projection.wwdc.distance(velocity: 800, rate: Decay.fastRate)
    #expect(abs(30 + fast - 109.2) < 1e-9)
    #expect(throws: MotionError.self) { try Projection.wwdc.distance(velocity: 1, rate: 1) }
  }

  @Test("relative velocities, with sign, and none without a way")
  func relative() throws {
    let golden = try Golden("relative_velocity")
    var tally = Tally("relative velocity")
    for row in golden.rows {
      let (v, current, target) = (row["velocity"], row["current"], row["target"])
      let exact = RelativeVelocity.exact(v, from: current, to: target)
      if row["relative"].isNaN {
        #expect(exact == nil)
        #expect(RelativeVelocity.orZero(v, from: current, to: target) == 0)
      }
      tally.row("\(v) \(current) \(target)", (exact ?? 0, row["relative"], 0), tolerance: 1e-9)
    }
    tally.finish(of: golden.rows.count)
    #expect(RelativeVelocity.exact(.nan, from: 0, to: 1) == nil)
    #expect(RelativeVelocity.exact(1e300, from: 0, to: 1e-300) == nil)
  }

  @Test("thrown to the nearest of four corners")
  func corner() throws {
    let golden = try Golden("pip_corner")
    let corners: [SIMD2<Double>] = [[76, 96], [317, 96], [76, 756], [317, 756]]
    let names = ["topLeft", "topRight", "bottomLeft", "bottomRight"]
    var tally = Tally("corner")
    for row in golden.rows {
      let projected = SIMD2(
        row["x"] + (try Projection.wwdc.distance(velocity: row["vx"])),
        row["y"] + (try Projection.wwdc.distance(velocity: row["vy"])))
      let index = try #require(Nearest.index(to: projected, among: corners))
      #expect(names[index] == row.text("corner"))
      let corner = corners[index]
      tally.row(
        "\(row["x"]) \(row["vx"])", (projected.x, row["projected_x"], 0),
        (projected.y, row["projected_y"], 0), (corner.x, row["target_x"], 0),
        (corner.y, row["target_y"], 0),
        (
          RelativeVelocity.exact(row["vx"], from: row["x"], to: corner.x) ?? .nan, row["rel_vx"], 0
        ),
        (
          RelativeVelocity.exact(row["vy"], from: row["y"], to: corner.y) ?? .nan, row["rel_vy"], 0
        ), tolerance: 1e-9)
    }
    tally.finish(of: golden.rows.count)
    #expect(Nearest.index(to: [0, 0], among: []) == nil)
  }
}
