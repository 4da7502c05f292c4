import Motion
import Testing

@Suite("4×4 interpolation")
struct Matrix4InterpolationTests {
  private static func matrix(_ row: Golden.Row) -> Matrix4 {
    let lines = (1...4).map { line in
      SIMD4((1...4).map { row["m\(line)\($0)"] })
    }
    return Matrix4(lines[0], lines[1], lines[2], lines[3])
  }

  @Test("CSS's rule between seven pairs, divided by m44")
  func truth() throws {
    let ends = try Golden("matrix4_inputs").rows
    let golden = try Golden("matrix4")
    var tally = Tally("4x4 interpolation")
    for row in golden.rows {
      let pair = ends.filter { $0.text("case") == row.text("case") }
      let from = Self.matrix(try #require(pair.first { $0.text("which") == "from" }))
      let to = Self.matrix(try #require(pair.first { $0.text("which") == "to" }))
      let value = from.interpolated(to: to, at: row["t"])
      let expected = Self.matrix(row)
      let difference = (value.row4.w == 0 ? .infinity : 1) * value.way(to: expected)
      tally.row("\(row.text("case")) \(row["t"])", (difference, 0, 1), tolerance: 1e-9)
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("a turn goes along the shorter arc at one speed")
  func arc() {
    let turned = Matrix4(.rotation(3))
    let third = Matrix4.identity.interpolated(to: turned, at: 1.0 / 3)
    #expect(third.way(to: Matrix4(.rotation(1))) < 1e-12)
    let tiny = Matrix4.identity.interpolated(to: Matrix4(.rotation(1e-9)), at: 0.5)
    #expect(tiny.way(to: Matrix4(.rotation(5e-10))) < 1e-15)
  }

  @Test("what cannot be taken apart goes straight, and it is said")
  func singular() {
    let flat = Matrix4(.scale(0, 1))
    let way = Matrix4Interpolation(from: .identity, to: flat)
    #expect(way.isSingular && way.value(at: 0.5) == Matrix4(.scale(0.5, 1)))
    #expect(!Matrix4Interpolation(from: .identity, to: Matrix4(.scale(2, -1))).isSingular)
  }

  @Test("joined in order")
  func product() {
    let both = Matrix4(.scale(2, 3)).then(Matrix4(.translation(5, 7)))
    #expect(both == Matrix4(Affine.scale(2, 3).then(.translation(5, 7))))
  }
}
