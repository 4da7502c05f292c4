import Foundation
import Motion
import Testing

@Suite("Affine interpolation")
struct AffineInterpolationTests {
  private static func matrix(_ row: Golden.Row, _ suffix: String = "") -> Affine {
    Affine(
      a: row["a" + suffix], b: row["b" + suffix], c: row["c" + suffix], d: row["d" + suffix],
      tx: suffix.isEmpty ? row["tx"] : 0, ty: suffix.isEmpty ? row["ty"] : 0)
  }

  @Test("the parts of 34 transforms")
  func parts() throws {
    let golden = try Golden("affine_parts")
    var tally = Tally("affine parts")
    for row in golden.rows {
      guard let parts = AffineParts(Self.matrix(row)) else {
        #expect(row["scaleX"].isNaN, "\(row.text("case"))")
        tally.row(row.text("case"), tolerance: 0)
        continue
      }
      tally.row(
        row.text("case"), (parts.translateX, row["translateX"], 1),
        (parts.translateY, row["translateY"], 1), (parts.scaleX, row["scaleX"], 1),
        (parts.scaleY, row["scaleY"], 1), (parts.angle, row["angle"], 1),
        (parts.m11, row["m11"], 1), (parts.m12, row["m12"], 1), (parts.m21, row["m21"], 1),
        (parts.m22, row["m22"], 1), tolerance: 1e-9)
      #expect(parts.matrix.way(to: Self.matrix(row)) < 1e-9)
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("between 17 pairs, singular ones on straight lines")
  func truth() throws {
    let ends = try Golden("affine_parts").rows
    let golden = try Golden("affine")
    var tally = Tally("affine interpolation")
    for row in golden.rows {
      let pair = ends.filter { $0.text("case") == row.text("case") }
      let from = Self.matrix(try #require(pair.first { $0.text("which") == "from" }))
      let to = Self.matrix(try #require(pair.first { $0.text("which") == "to" }))
      let way = AffineInterpolation(from: from, to: to)
      #expect(way.isSingular == row["a"].isNaN)
      let value = way.value(at: row["t"])
      tally.row(
        "\(row.text("case")) \(row["t"])", (value.a, row["a"], 1), (value.b, row["b"], 1),
        (value.c, row["c"], 1), (value.d, row["d"], 1), (value.tx, row["tx"], 1),
        (value.ty, row["ty"], 1), tolerance: 1e-9)
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("measured on Core Animation's layers")
  func measured() throws {
    let golden = try Golden("measured_affine_interpolation")
    var tally = Tally("CALayer transforms")
    for row in golden.rows {
      let value = AffineInterpolation(from: Self.matrix(row, "0"), to: Self.matrix(row, "1"))
        .value(at: row["t"])
      tally.row(
        row.text("case"), (value.a, row["a"], 1), (value.b, row["b"], 1), (value.c, row["c"], 1),
        (value.d, row["d"], 1), tolerance: 5e-5)
    }
    tally.finish(of: golden.rows.count)
  }

  /// Case I3: the shorter way, half a turn backwards, a whole one not at all.
  @Test(
    "turns", arguments: [(179, 179), (181, -179), (360, 0), (180, -180), (270, -90), (-90, -90)])
  func turns(asked: Double, turned: Double) {
    let way = AffineInterpolation(from: .identity, to: .rotation(asked * .pi / 180))
    #expect(abs(way.turn - turned) < 1e-9)
    let half = way.value(at: 0.5)
    #expect(abs(atan2(half.b, half.a) * 180 / .pi - turned / 2) < 1e-9)
  }

  @Test("an exact half turn is not wrapped by rounding, whatever the two angles")
  func halfTurns() {
    let turns = (1..<180).map { angle in
      AffineInterpolation(
        from: .rotation((Double(angle) - 180) * .pi / 180),
        to: .rotation(Double(angle) * .pi / 180)
      ).turn
    }
    #expect(turns.allSatisfy { abs($0 - 180) < 1e-9 })
  }

  @Test("identity to half a turn is at -45° after a quarter; a mirror passes through 0")
  func measuredFacts() {
    let quarter = AffineInterpolation(from: .identity, to: .rotation(.pi)).value(at: 0.25)
    #expect(abs(quarter.a - 0.5.squareRoot()) < 1e-12 && abs(quarter.b + 0.5.squareRoot()) < 1e-12)
    let mirror = AffineInterpolation(from: .identity, to: .scale(-1, 1)).value(at: 0.5)
    #expect(abs(mirror.a) < 1e-12 && abs(mirror.d - 1) < 1e-12)
  }

  /// Case I5.
  @Test("to scale 0: half way is 0.5, and it is said")
  func singular() {
    let way = AffineInterpolation(from: .identity, to: .scale(0, 0))
    #expect(way.isSingular && way.turn == 0 && way.value(at: 0.5) == .scale(0.5, 0.5))
    let flat = AffineInterpolation(from: .identity, to: Affine(a: 1, b: 1, c: 1, d: 1))
    #expect(flat.isSingular && flat.value(at: 0.5) == Affine(a: 1, b: 0.5, c: 0.5, d: 1))
    let tiny = AffineInterpolation(from: .identity, to: .scale(0.001, 0.001))
    #expect(!tiny.isSingular && abs(tiny.value(at: 0.5).a - 0.5005) < 1e-12)
    #expect(AffineInterpolation(from: .identity, to: .scale(.nan, 1)).isSingular)
  }

  @Test("the ends are the ends, to the last bit")
  func ends() {
    let start = Affine(a: 0.3, b: 1.7, c: -2, d: 0.1, tx: 5, ty: -6)
    let way = AffineInterpolation(from: start, to: .rotation(2))
    #expect(way.value(at: 0) == start && way.value(at: 1) == .rotation(2))
  }
}
