import Session
import Testing
import Text

/// A whole frame by a law, and what `.model` is between two frames.
@MainActor
@Suite("animate V.frame")
struct AnimateFrameTests {
  private let bench = Bench(
    """
    controller home { view card frame (0, 0, 100, 100) }
    window home
    run
    """)

  @Test("place and size go by one law and end together: half way at half of a linear second")
  func linear() {
    bench.run(
      "animate home.card.frame to (100, 200, 50, 60) with basic(1s, linear) then { note \"there\" }"
    )
    bench.run("run 0.5s")
    #expect(bench.run("home.card.presentation.frame") == "(50, 100, 75, 80)")
    bench.run("run")
    #expect(bench.run("home.card.frame") == "(100, 200, 50, 60)")
    #expect(bench.run("count(\"note there\")") == "1")
    #expect(bench.run("when(\"note there\")") == "1s")
    bench.run("animate home.card.frame from (0, 0, 10, 10) by (10, 20, 30, 40) with basic(1s)")
    bench.run("run")
    #expect(bench.run("home.card.frame") == "(10, 20, 40, 50)")
    #expect(bench.run("problems") == "[]")
  }

  @Test("under a transform it is a finding; a decay and what is no rect are refused")
  func refused() {
    #expect(
      bench.error("animate home.card.frame to 4 with basic(1s)")
        == "`to` of `animate` wants a rect, got a plain number")
    #expect(
      bench.error("animate home.card.frame with decay(velocity: 100)")
        == "a decay moves as many numbers as its velocity has")
    #expect(bench.error("animate home.card.frame with basic(1s)") == "`animate` needs `to` or `by`")
    bench.run("home.card.transform = scale(2)")
    bench.run("animate home.card.frame to (0, 0, 10, 10) with basic(0.1s)")
    #expect(bench.run("problems") == "[\"frame-under-transform\"]")
  }

  @Test("what a law sets from frame to frame is read by it between two frames, model and all")
  func between() {
    bench.run("animate home.card.alpha to 0 with basic(0.25s, linear)")
    bench.run("run")
    // 0.11 s lies between the frames of 0.1 s and 0.1167 s.
    #expect(bench.run("expect home.card.model.alpha ~= 0.56 within 0.0001 at 0.11s") == "ok")
    #expect(bench.run("expect home.card.alpha ~= 0.56 within 0.0001 at 0.11s") == "ok")
  }
}
