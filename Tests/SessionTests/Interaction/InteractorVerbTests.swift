import Session
import Testing
import Text

/// Interactors and interruptible animators at the prompt.
@MainActor
@Suite("interactor")
struct InteractorVerbTests {
  private func bench(_ interactor: String = "interactor pull percentDriven") -> Bench {
    Bench(
      """
      controller first
      controller second style custom
      animator out duration 0.4s { animate duration { from.view.alpha = 0 } then { complete } }
      \(interactor)
      delegate driven dismissed out dismissing (pull.inProgress ? pull : none)
      second.transitioningDelegate = driven
      window first
      present second animated false
      run
      """)
  }

  @Test("`with` says that it waits for the interactor; half way, then finished in what is left")
  func finishes() {
    let bench = bench()
    #expect(
      bench.run("dismiss second with pull") == "t=0.000s  dismiss second: started, waits for pull")
    #expect(bench.run("pull.inProgress") == "true")
    bench.run("update pull 0.5")
    #expect(bench.run("second.view.presentation.alpha") == "0.5")
    #expect(bench.run("pull.percent") == "0.5")
    #expect(bench.run("pull.duration") == "0.4s")
    bench.run("finish pull")
    #expect(bench.run("pull.inProgress") == "false")
    #expect(bench.run("run") == "t=0.200s  dismiss second: completed")
    #expect(bench.run("problems") == "[]")
  }

  @Test("a cancel goes back over p D, and everything is as before")
  func cancels() {
    let bench = bench()
    bench.run("dismiss second with pull; update pull 50%; cancel pull")
    #expect(bench.run("run") == "t=0.200s  dismiss second: cancelled")
    #expect(bench.run("second.view.alpha") == "1")
    #expect(bench.run("second.presenter == first") == "true")
  }

  @Test("without `with` the delegate answers none, and it plays")
  func plain() {
    let bench = bench()
    bench.run("dismiss second")
    #expect(bench.run("run") == "t=0.400s  dismiss second: completed")
  }

  @Test("a refused call leaves nothing in progress")
  func refused() {
    let bench = bench()
    bench.run("present second with pull")
    #expect(bench.run("pull.inProgress") == "false")
  }

  @Test("speed and curve are options and members; others are refused by name")
  func options() {
    let bench = bench("interactor pull percentDriven speed 0.5 curve linear")
    bench.run("dismiss second with pull; update pull 0.5; finish pull; run 0.2s")
    #expect(bench.run("second.view.presentation.alpha") == "0.25")
    #expect(bench.run("run") == "t=0.400s  dismiss second: completed")
    bench.run("pull.speed = 2")
    #expect(bench.run("pull.speed") == "2")
    #expect(bench.error("pull.speed = 0") != nil)
    #expect(bench.error("pull.percent = 0.5") != nil)
    #expect(
      bench.error("interactor other percentDriven curve bezier(0.1, 0.2, 0.3, 0.4)")?
        .contains("easeInOut, easeIn, easeOut or linear") == true)
    #expect(bench.error("finish pull at start") != nil)
  }

  @Test("a custom one moves its views in its blocks, and finishes and completes in one turn")
  func custom() {
    let bench = bench(
      """
      interactor pull custom {
        on start { note "start \\(operation)" }
        on update { from.view.alpha = 1 - fraction }
        on finish { complete }
        on cancel { from.view.alpha = 1; complete }
      }
      """)
    bench.run("dismiss second with pull")
    #expect(bench.run("count(\"note start .dismiss\")") == "1")
    bench.run("update pull 0.3")
    #expect(bench.run("second.view.alpha") == "0.7")
    bench.run("cancel pull; run")
    #expect(bench.run("second.presenter == first") == "true")
    bench.run("dismiss second with pull; finish pull; run")
    #expect(bench.run("second.presenter == none") == "true")
    #expect(bench.run("problems") == "[]")
  }

  @Test("mistakes are named: early, late, twice, true after a cancel")
  func mistakes() {
    let bench = bench()
    bench.run("after 0s { dismiss second with pull; update pull 0.5; finish pull }; run")
    #expect(bench.run("problems") == "[\"finish-before-start\"]")
    #expect(bench.run("second.presenter == none") == "true")
    let late = self.bench()
    late.run("dismiss second with pull; finish pull; update pull 0.5; cancel pull; run")
    #expect(late.run("problems") == "[\"update-after-finish\", \"cancel-after-finish\"]")
  }

  @Test("a block that returns a property animator is interruptible: caught, moved and let go")
  func interruptible() {
    let bench = Bench(
      """
      controller list
      controller sheet style custom
      animator carry duration 0.5s {
        add to.view
        to.view.alpha = 0
        propertyAnimator fade duration duration curve linear { to.view.alpha = 1 } then {
          complete position == .end
        }
        return fade
      }
      interactor catcher percentDriven interactiveStart false
      delegate carried presented carry presenting catcher
      sheet.transitioningDelegate = carried
      window list
      present sheet
      run 0.2s
      pause catcher
      run 0.3s
      """)
    #expect(bench.run("catcher.percent") == "0.4")
    #expect(bench.run("sheet.view.presentation.alpha") == "0.4")
    bench.run("update catcher 0.6")
    #expect(bench.run("sheet.view.presentation.alpha") == "0.6")
    bench.run("finish catcher; run")
    #expect(bench.run("list.presented == sheet") == "true")
    #expect(bench.run("problems") == "[]")
  }

  @Test("a clock does not move what waits for an interactor: `run to` says so")
  func runTo() {
    let bench = bench()
    bench.run("dismiss second with pull")
    #expect(bench.error("run to 50%")?.contains("waits for pull") == true)
  }
}
