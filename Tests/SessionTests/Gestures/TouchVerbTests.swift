import Session
import Testing
import Text

/// Single phases of fingers, and a busy main thread.
@MainActor
@Suite("touch and stall")
struct TouchVerbTests {
  private func bench() -> Bench {
    Bench(
      """
      controller list { view card frame (96, 326, 200, 200) color coral }
      window list
      run
      recognizer drag pan on list.card { let way = translation.y }
      """)
  }

  @Test("down, moved and lifted, each in its turn")
  func phases() {
    let bench = bench()
    bench.run("touch down (196, 426)")
    #expect(bench.run("finger") == "(196, 426)")
    bench.run("run 0.1s")
    bench.run("touch move (196, 446)")
    #expect(bench.run("drag.state == .began") == "true")
    #expect(bench.run("drag.way") == "20")
    bench.run("run 0.1s")
    bench.run("touch move (196, 466)")
    #expect(bench.run("drag.way") == "40")
    bench.run("touch up")
    #expect(bench.run("trace \"drag \"").hasSuffix("t=0.200s  drag ended"))
    #expect(bench.run("expect finger.y ~= 436 within 0.01 at 0.05s") == "ok")
  }

  @Test("a touch is taken away")
  func cancel() {
    let bench = bench()
    bench.run("touch down (196, 426); touch move (196, 446); touch cancel")
    #expect(bench.run("count(\"drag cancelled\")") == "1")
  }

  @Test("fingers come and go between each other, from blocks too")
  func fingers() {
    let bench = bench()
    bench.run(
      """
      after 0.1s { touch down (150, 426) finger 2 }
      after 0.2s { touch up finger 2 }
      touch down (196, 426)
      touch move (196, 446)
      run
      """)
    #expect(bench.run("count(\"drag changed\")") == "0")
    bench.run("touch move (196, 456); touch up")
    #expect(bench.run("drag.way") == "30")
    #expect(bench.run("count(\"drag ended\")") == "1")
  }

  @Test("what a finger cannot do is refused")
  func refused() {
    let bench = bench()
    #expect(bench.error("touch move (1, 2)") == "finger 1 is not down")
    #expect(bench.error("touch up finger 3") == "finger 3 is not down")
    #expect(bench.error("touch down") == "`touch down` needs a place")
    bench.run("touch down (196, 426)")
    #expect(bench.error("touch down (196, 426)") == "finger 1 is down already")
    #expect(bench.error("touch down (1, 2) finger 0") == "`finger` of `touch` takes 1 or more")
    #expect(bench.error("touch down (1, 2) finger 11") == "`finger` of `touch` takes 1 to 10")
    #expect(
      bench.error("touch move (1e9, 2)") == "`at` leads a finger more than 1000000 points away")
    #expect(bench.run("finger") == "(196, 426)")
  }

  @Test("while the main thread is busy timers wait; then all comes at once")
  func stall() {
    let bench = Bench()
    bench.run("after 0.02s { note \"first\" }; after 0.04s { note \"second\" }")
    #expect(bench.run("stall 6") == "t=0.100s  2 running")
    #expect(bench.run("count(\"note\")") == "0")
    bench.run("run")
    #expect(
      bench.run("trace note") == "t=0.100s  note first\nt=0.100s  note second")
    #expect(bench.error("stall -1") == "`turns` of `stall` takes 0 to 1000000 frames")
    #expect(bench.run("stall 0") == "t=0.100s  at rest")
  }

  @Test("a slow handler lets the touches of its frames queue up: the way is the same, in one move")
  func slowHandler() {
    let bench = Bench(
      """
      controller list { view card frame (96, 326, 200, 200) color coral }
      window list
      run
      recognizer drag pan on list.card {
        on began { stall 6 }
        on changed { note "\\(translation.y)" }
      }
      pan list.card by (0, 120) over 0.2s
      """)
    // Ten points a frame: it begins with the first. The thread is busy until the seventh, when what
    // came with the frames 2 to 7 is delivered together.
    let lines = bench.run("trace note").split(separator: "\n").map(String.init)
    #expect(lines.first == "t=0.117s    note 20")
    #expect(lines.filter { $0.hasPrefix("t=0.117s") }.count == 6)
    #expect(lines.last == "t=0.200s    note 120")
  }

  @Test("replay goes through a stall as it was")
  func replay() {
    let bench = bench()
    bench.run("touch down (196, 426); stall 6; touch move (196, 446); run 0.1s; let a = 1")
    let before = bench.run("trace drag")
    bench.run("undo")
    #expect(bench.run("trace drag") == before)
    #expect(bench.run("now") == "0.2s")
  }
}
