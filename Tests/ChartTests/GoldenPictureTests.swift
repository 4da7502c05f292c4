import Chart
import Testing

/// Pictures as they are printed, byte for byte. Their cells are held to their numbers by
/// `ReadBackTests`, where the same charts are read back.
struct GoldenPictureTests {
  @Test("motions: 0 and the target are ticks, captions stand at their times, names at their curves")
  func motions() {
    #expect(drawn(Examples.springWithVelocity, 72) == MotionPictures.spring)
    #expect(drawn(Examples.springWithVelocity, 72, .braille) == MotionPictures.springBraille)
    #expect(drawn(Examples.springWithVelocity, 48, .block) == MotionPictures.springBlock)
    #expect(drawn(Examples.easings, 72) == MotionPictures.easings)
    #expect(drawn(Examples.pan, 72) == MotionPictures.pan)
    #expect(drawn(Examples.pan, 72, .braille) == MotionPictures.panBraille)
  }

  @Test("a constant series is a flat line at its value, one point a mark, at any height asked for")
  func constants() {
    #expect(drawn(Examples.plain([1, 1, 1, 1, 1]), 40) == OddPictures.constant)
    #expect(drawn(Examples.plain([5]), 40) == OddPictures.onePoint)
    #expect(drawn(Examples.plain([0, 0, 0], height: 3), 40) == OddPictures.zeros)
  }

  @Test("NaN is a gap with caps, infinity a mark on the edge, and both are counted")
  func notFinite() {
    let gap = Examples.plain([0, 1, .nan, .nan, 4], x: [100, 101, 102, 103, 104])
    #expect(drawn(gap, 40) == OddPictures.gap)
    #expect(drawn(Examples.plain([.nan, 1, 2]), 40) == OddPictures.nanFirst)
    #expect(drawn(Examples.plain([1, 2, .infinity, 3]), 40) == OddPictures.infinity)
    #expect(drawn(Examples.plain([-.infinity, 0]), 40) == OddPictures.minusInfinity)
  }

  @Test("a path that runs back has no caps: left and right say nothing about before and after")
  func backwards() {
    let path = Examples.plain([.nan, 1, 2, .nan, 4], x: [104, 103, 102, 101, 100])
    #expect(!drawn(path, 40).contains { "[]".contains($0) })
  }

  @Test("nothing to draw is a frame that says so")
  func nothing() {
    let nan = Examples.plain(Array(repeating: .nan, count: 12))
    #expect(drawn(nan, 40) == OddPictures.allNaN)
    #expect(drawn(Examples.plain([]), 40) == OddPictures.empty)
  }

  @Test("values that hide each other get the hint to try a logarithm")
  func skewed() {
    #expect(drawn(Examples.plain([1, 200, 1000, 5000]), 40) == OddPictures.skewed)
  }

  @Test("a height that is asked for is kept: the largest value on top, the smallest at the bottom")
  func heights() {
    #expect(drawn(Examples.plain([1, 10], height: 8), 32) == OddPictures.ten8)
    #expect(drawn(Examples.plain([1, 10], height: 10), 32) == OddPictures.ten10)
    #expect(drawn(Examples.plain([1, 10], height: 3), 32) == OddPictures.ten3)
    #expect(drawn(Examples.plain([1, 10], height: 2), 32) == OddPictures.ten2)
    #expect(drawn(Examples.plain([1, 10], height: 2), 16) == OddPictures.smallest)
    #expect(drawn(Examples.plain([1, 10], height: 1), 32) == "min 1 max 10 last 10")
    #expect(drawn(Examples.plain([1, 10]), 15) == "min 1 max 10...")
  }

  private func drawn(_ chart: LineChart, _ width: Int, _ charset: Charset = .ascii) -> String {
    render(chart, width: width, charset: charset).joined(separator: "\n")
  }
}
