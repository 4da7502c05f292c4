import Motion
import Testing

@Suite("Affine transform")
struct AffineTests {
  @Test("joined, inverted, measured")
  func algebra() throws {
    let turn = Affine.rotation(.pi / 2)
    let both = Affine.scale(2, 1).then(turn).then(.translation(3, 4))
    #expect(both.way(to: Affine(a: 0, b: 2, c: -1, d: 0, tx: 3, ty: 4)) < 1e-12)
    let back = try #require(both.inverse)
    #expect(both.then(back).way(to: .identity) < 1e-12)
    #expect(Affine.scale(0, 1).inverse == nil && Affine.scale(-2, 1).determinant == -2)
  }

  @Test("an angle that is no finite number does not turn", arguments: [Double.nan, .infinity])
  func noAngle(angle: Double) {
    #expect(Affine.rotation(angle) == .identity && Affine.rotation(-angle) == .identity)
    let way = AffineInterpolation(from: .scale(.nan, 1), to: .scale(2, 3))
    #expect(way.value(at: 0) == .scale(2, 3) && way.value(at: angle) == .scale(2, 3))
  }
}
