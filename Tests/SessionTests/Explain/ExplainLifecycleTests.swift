import Session
import Testing
import Text

@MainActor
@Suite("explain lifecycle: the callbacks expected beside those that came")
struct ExplainLifecycleTests {
  private func scene(_ style: String, ends: String = "complete") -> Bench {
    Bench(
      """
      controller list; controller photo style \(style); window list
      animator fade duration 0.3s { if to.view != none { add to.view }
        animate duration { photo.view.alpha = 0.5 } then { \(ends) } }
      delegate fancy presented fade; attach fancy to photo
      """, "present photo")
  }

  @Test("fullScreen: the presenter hears, and who comes did appear first (E-rows of the table)")
  func fullScreen() {
    let bench = scene("fullScreen")
    bench.run("run")
    #expect(
      bench.run("explain lifecycle") == """
        present photo from list: fullScreen, by fade, 0.000s to 0.300s,
          completed
        callback                expected  came
        list.viewWillDisappear  yes       0.000s
        photo.viewWillAppear    yes       0.000s
        photo.viewIsAppearing   yes       0.000s
        photo.viewDidAppear     yes       0.300s
        list.viewDidDisappear   yes       0.300s
        fullScreen takes list's view out of the window: list hears of it
        what came is what was expected
        animated is true in each of them
        so far  appearing      disappearing   stands
        list    1 will, 1 did  1 will, 1 did  off the screen
        photo   1 will, 1 did  0 will, 0 did  on the screen
        """)
  }

  @Test("custom: the presenter hears nothing; cancelled: who was to appear goes again")
  func cancelled() {
    let bench = scene("custom", ends: "complete false")
    bench.run("run")
    let text = bench.run("explain lifecycle")
    #expect(
      text.contains(
        """
        photo.viewWillAppear     yes       0.000s
        photo.viewIsAppearing    yes       0.000s
        photo.viewWillDisappear  yes       0.300s
        photo.viewDidDisappear   yes       0.300s
        custom leaves list's view in place: list hears nothing
        what came is what was expected
        """))
    #expect(text.contains("photo   1 will, 0 did  1 will, 1 did  off the screen"))
  }

  @Test("in flight: what is still to come is not yet there, and stands under way")
  func inFlight() {
    let bench = scene("custom")
    let text = bench.run("explain lifecycle")
    #expect(text.contains("photo.viewDidAppear    yes       not yet"))
    #expect(text.contains("photo   1 will, 0 did  0 will, 0 did  under way"))
  }

  @Test("a view that is never added is not seen to appear: one callback differs")
  func missing() {
    let bench = Bench(
      """
      controller list; controller photo style custom; window list
      animator idle duration 0.3s { animate duration { list.view.alpha = 0.5 } then { complete } }
      delegate fancy presented idle; attach fancy to photo
      """, "present photo", "run")
    let text = bench.run("explain lifecycle")
    #expect(text.contains("photo.viewIsAppearing  yes       never"))
    #expect(text.contains("\n1 callback differs\n"))
  }

  @Test("a container hands on to the page that is seen in it; pushes and tabs have their own order")
  func containers() {
    let stack = Bench(
      "controller a; controller b; navigation nav root a; window nav", "push b", "run")
    #expect(
      stack.run("explain lifecycle").contains(
        """
        a.viewWillDisappear  yes       0.000s
        b.viewWillAppear     yes       0.000s
        b.viewIsAppearing    yes       0.000s
        a.viewDidDisappear   yes       0.500s
        b.viewDidAppear      yes       0.500s
        what came is what was expected
        """))
    stack.run("controller c style fullScreen")
    stack.run("present c animated false")
    let text = stack.run("explain lifecycle")
    #expect(text.contains("b.viewWillDisappear    with nav  0.500s"))
    #expect(text.contains("\nanimated is false in each of them\n"))
    let tabs = Bench("controller a; controller b; tabs t [a, b]; window t", "select b")
    #expect(
      tabs.run("explain lifecycle").contains(
        """
        b.viewWillAppear     yes       0.000s
        a.viewWillDisappear  yes       0.000s
        """))
  }

  @Test("explain alone: every part")
  func all() {
    let bench = scene("custom")
    let text = bench.run("explain")
    #expect(text.contains("animationController(forPresented: photo) -> fade"))
    #expect(text.contains("photo.viewWillAppear"))
  }

  @Test("nothing is wider than 40 columns but what cannot be broken")
  func narrow() {
    let bench = scene("custom")
    let outcome = bench.session.run(Source(name: "line", text: "explain"))
    let lines = outcome.answers.flatMap {
      render($0, style: RenderStyle(width: 40, proseWidth: 40)).split(separator: "\n")
    }
    #expect(lines.allSatisfy { $0.count <= 40 || !$0.dropFirst(10).contains(" ") }, "\(lines)")
  }
}
