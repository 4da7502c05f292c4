import Session
import Testing
import Text

/// Stacks and tabs at the prompt.
@MainActor
@Suite("navigation, tabs, push, pop and select")
struct ContainerVerbTests {
  private func stack() -> Bench {
    Bench(
      """
      controller list
      controller detail
      navigation nav root list
      window nav
      run
      """)
  }

  @Test("a push and a pop say what started, until when, and what became of it")
  func lines() {
    let bench = stack()
    #expect(
      bench.run("push detail")
        == "t=0.000s  push detail on nav: started, ends by 0.500s. `run` plays it.")
    #expect(bench.run("run") == "t=0.500s  push detail: completed")
    #expect(bench.run("nav.controllers") == "[controller list, controller detail]")
    #expect(
      bench.run("pop nav")
        == "t=0.500s  pop detail from nav: started, ends by 1.000s. `run` plays it.")
    #expect(bench.run("run") == "t=1.000s  pop detail: completed")
    #expect(bench.run("nav.top == list") == "true")
    #expect(bench.run("detail.navigation") == "none")
  }

  @Test("a delegate's animators play a push and a pop; it hears who is shown")
  func delegate() {
    let bench = stack()
    bench.run(
      """
      animator over duration 0.4s {
        add to.view
        if operation == .push { to.view.alpha = 0 }
        animate duration curve linear { to.view.alpha = 1 } then { complete }
      }
      delegate stack pushed over popped over {
        on willShow { note "will \\(shown)" }
        on didShow { note "did \\(shown)" }
      }
      attach stack to nav
      push detail
      run
      """)
    #expect(bench.run("expect detail.view.alpha ~= 0.5 at 0.2s") == "ok")
    #expect(bench.run("expect \"will controller detail\" before \"animateTransition\"") == "ok")
    #expect(bench.run("expect \"detail.viewDidAppear\" before \"did controller detail\"") == "ok")
    #expect(
      bench.run("trace \"animationControllerFor\"")
        .contains("stack.navigationController(animationControllerFor: push) -> over"))
    #expect(bench.run("nav.delegate == stack") == "true")
    #expect(bench.run("problems") == "[]")
  }

  @Test("pop to, pop root, setting the pages; `then` comes with the end")
  func deeper() {
    let bench = stack()
    bench.run(
      """
      controller a
      controller b
      nav.controllers = [list, detail, a, b]
      """)
    bench.run("pop nav to detail then { note \"popped\" }")
    #expect(bench.run("expect when(\"note popped\") == none") == "ok")
    bench.run("run")
    #expect(bench.run("when(\"note popped\")") == "0.5s")
    #expect(bench.run("nav.top == detail") == "true")
    bench.run("pop nav root animated false")
    #expect(bench.run("nav.controllers.count") == "1")
  }

  @Test("what cannot be is said, with what to try")
  func refused() {
    let bench = stack()
    #expect(bench.error("pop nav") == "nav shows its first page: there is nothing to pop")
    #expect(
      bench.error("push detail on list") == "`on` of `push` wants a navigation, got a controller")
    #expect(bench.error("select 1") == "there is no tabs in the window")
    bench.run("push list; run")
    #expect(bench.run("problems") == "[\"already-on-stack\"]")
    let empty = Bench("controller a; controller b; window a")
    #expect(empty.error("push b") == "there is no navigation in the window")
  }

  @Test("a push that is never completed is named, and `run` says that it is in flight")
  func stuck() {
    let bench = stack()
    bench.run(
      """
      animator forgets duration 0.3s { add to.view; animate duration { to.view.alpha = 0.5 } }
      delegate d pushed forgets
      nav.delegate = d
      push detail
      """)
    #expect(
      bench.run("run").hasPrefix("t=0.300s  at rest, push detail still in flight: `doctor`"))
    #expect(bench.run("problems") == "[\"never-completed\"]")
  }

  @Test("tabs: selected by number and by name, by a program and by a finger")
  func tabs() {
    let bench = Bench(
      """
      controller home
      controller search
      tabs bar [home, search]
      delegate watching { on shouldSelect { shown != home }; on didSelect { note "chosen" } }
      bar.delegate = watching
      window bar
      run
      """)
    #expect(bench.run("bar.index") == "0")
    #expect(bench.run("select 1") == "t=0.000s  select search: completed")
    #expect(bench.run("bar.selected == search") == "true")
    #expect(bench.run("count(\"shouldSelect\")") == "0")
    bench.run("select home tapped")
    #expect(bench.run("bar.index") == "1")
    bench.run("select search tapped")
    #expect(bench.run("count(\"note chosen\")") == "1")
    #expect(bench.error("select 5 in bar") != nil)
    bench.run("controller other")
    #expect(bench.error("select other") == "other is not one of the tabs of bar")
    #expect(bench.run("search.tabs == bar") == "true")
  }

  @Test("a screen turns: controllers hear of the size, and what goes along is animated")
  func turning() {
    let bench = Bench(
      """
      controller list {
        view bar frame (0, 0, 100, 50) alpha 0
        on willTransition { note "to \\(size)" }
      }
      window list
      run
      """)
    #expect(bench.run("screen (852, 393) duration 0.3s") == "screen 852 x 393")
    #expect(bench.run("run") == "t=0.300s  at rest")
    #expect(bench.run("list.view.frame") == "(0, 0, 852, 393)")
    #expect(bench.run("count(\"note to (852, 393)\")") == "1")
    #expect(
      bench.run("trace \"viewWillTransition\"").contains("list.viewWillTransition(to: (852, 393))"))
    #expect(
      Bench().error("screen (10, 10) duration 1s")
        == "without a window nothing turns, so nothing takes time")
  }
}
