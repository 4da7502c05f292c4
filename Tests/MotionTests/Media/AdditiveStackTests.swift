import Motion
import Testing

@Suite("Additive composition")
struct AdditiveStackTests {
  @Test("a target changed on the way")
  func truth() throws {
    let golden = try Golden("additive_retarget")
    var tally = Tally("additive retarget")
    for row in golden.rows {
      let curve = Curve.basic(.easeInOut, duration: row["duration"])
      var stack = try AdditiveStack(row["old"])
      try stack.change(to: row["mid"], along: curve, at: 0)
      if row["t"] >= row["switch"] {
        try stack.change(to: row["new"], along: curve, at: row["switch"])
      }
      tally.row(
        "\(row.text("case")) \(row["t"])", (stack.value(at: row["t"]), row["presentation"], 100),
        tolerance: 1e-9)
    }
    tally.finish(of: golden.rows.count)
  }

  /// Case H6: two linear halves cancel.
  @Test("a linear reversal stands still, an eased one goes on and turns")
  func reversal() throws {
    let law = { (curve: TimingCurve) in
      var stack = try AdditiveStack(120.0)
      try stack.change(to: 240, along: .basic(curve, duration: 3), at: 0)
      try stack.change(to: 120, along: .basic(curve, duration: 3), at: 1.5)
      return stack
    }
    let linear = try law(.linear)
    for (time, value) in [(1.5, 180), (2, 180), (2.99, 180), (3.5, 160), (4, 140), (4.5, 120)] {
      #expect(abs(linear.value(at: time) - Double(value)) < 1e-9)
    }
    let eased = try law(.easeInOut)
    for (time, value) in [(1.75, 195.3), (2.25, 209.0), (3, 180)] {
      #expect(abs(eased.value(at: time) - value) < 0.05)
    }
  }

  @Test("neither value nor velocity jumps at a retarget")
  func continuous() throws {
    var stack = try AdditiveStack(SIMD2<Double>(0, 0))
    let spring = Curve.spring(try SpringCurve(dampingRatio: 0.7, duration: 0.6))
    try stack.change(to: [100, 40], along: spring, at: 0)
    let before = (stack.value(at: 0.2), stack.velocity(at: 0.2))
    try stack.change(to: [-50, 0], along: .basic(.easeInOut, duration: 0.4), at: 0.2)
    #expect((stack.value(at: 0.2) - before.0).length < 1e-12)
    #expect((stack.velocity(at: 0.2) - before.1).length < 1e-9)
    #expect(stack.value(at: 5) == [-50, 0] && stack.model == [-50, 0])
    stack.prune(at: 5)
    #expect(stack.animations.isEmpty)
  }

  @Test("a delayed animation holds the old value until it begins")
  func delayed() throws {
    var stack = try AdditiveStack(1.0)
    try stack.change(to: 5, along: .basic(.linear, duration: 1), at: 2)
    #expect(stack.value(at: 0) == 1 && stack.value(at: 2.5) == 3 && stack.velocity(at: 1) == 0)
  }

  @Test("transforms concatenate: the old one shows first, the new one at the end")
  func transforms() throws {
    let old = Affine.rotation(0.5).then(.translation(10, 0))
    let new = Affine.scale(2, 3).then(.translation(0, -7))
    var stack = try AdditiveTransformStack(old)
    let changed = try stack.change(to: new, along: .basic(.easeOut, duration: 0.5), at: 1)
    #expect(changed && stack.value(at: 1).way(to: old) < 1e-12)
    #expect(stack.value(at: 1.5) == new)
    #expect(try !stack.change(to: .scale(0, 0), along: .basic(.linear, duration: 1), at: 2))
    #expect(stack.value(at: 2.5) == .scale(0, 0))
  }

  @Test("a curve without a duration is refused")
  func refused() throws {
    var stack = try AdditiveStack(0.0)
    #expect(throws: MotionError.noDuration) {
      try stack.change(to: 1, along: .timing(.linear), at: 0)
    }
    #expect(stack.model == 0)
  }
}
