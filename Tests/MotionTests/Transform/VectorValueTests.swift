import Motion
import Testing

@Suite("Colours, points, rects")
struct VectorValueTests {
  @Test("colours mix in sRGB, unclamped")
  func colours() throws {
    let golden = try Golden("color")
    var tally = Tally("sRGB")
    for row in golden.rows {
      let from = RGBA(red: row["r0"], green: row["g0"], blue: row["b0"], alpha: row["a0"])
      let to = RGBA(red: row["r1"], green: row["g1"], blue: row["b1"], alpha: row["a1"])
      let mixed = from.interpolated(to: to, at: row["t"])
      tally.row(
        "\(row["t"])", (mixed.red, row["r"], 1), (mixed.green, row["g"], 1),
        (mixed.blue, row["b"], 1), (mixed.alpha, row["a"], 1), tolerance: 1e-9)
    }
    tally.finish(of: golden.rows.count)
    let beyond = RGBA(red: -0.2, green: 0.5, blue: 1.2, alpha: .nan)
    #expect(beyond.clamped == RGBA(red: 0, green: 0.5, blue: 1, alpha: 0))
  }

  @Test("points and rects go part by part")
  func vectors() {
    let point = SIMD2<Double>(10, 20).interpolated(to: [20, 0], at: 0.5)
    #expect(point == [15, 10])
    let rect = SIMD4<Double>(0, 0, 100, 50).interpolated(to: [10, 20, 200, 50], at: 1.1)
    #expect((rect - SIMD4(11, 22, 210, 50)).length < 1e-12)
    #expect((0.1).interpolated(to: 0.3, at: 1) == 0.3)
  }
}
