import Session
import Testing

@MainActor
@Suite("The doctor after transitions: each mistake is named, each cure is silence")
struct TransitionDoctorTests {
  /// A presentation with an animator's block, played to its end.
  private func presented(
    _ block: String, style: String = "custom", dismissed: String = "none", card: String = ""
  ) -> Bench {
    let bench = Bench(
      """
      controller list { view image frame (0, 0, 50, 50) color red }
      controller card style \(style) \(card)
      window list
      animator a duration 0.2s { \(block) }
      animator b duration 0.2s { \(dismissed == "none" ? "" : dismissed) }
      delegate d presented a dismissed \(dismissed == "none" ? "none" : "b")
      attach d to card
      """)
    bench.run("present card")
    bench.run("run")
    return bench
  }

  private let fade = "add to.view; to.view.alpha = 0.5; animate duration { to.view.alpha = 1 }"

  @Test("a helper that stays in the container is named, by its name, until it is taken out")
  func leftBehind() {
    let bench = presented(
      "\(fade) then { complete }; snapshot copy of list.view; add copy; copy.alpha = 0.5")
    #expect(
      bench.run("doctor") == """
        t=0.200s  view-left-behind: a.copy
          a.copy is still in the container after present card
          UIKit: it covers what is below it and takes its touches
          try: `remove` it before `complete`, on both ways out
        """)
    bench.run("remove a.copy")
    #expect(bench.run("doctor") == "no problems")
    let cured = presented(
      "snapshot copy of list.view; add copy; \(fade) then { remove copy; complete }")
    #expect(cured.run("doctor") == "no problems")
    let inWindow = presented(
      "\(fade) then { complete }; snapshot copy of list.view; add copy to window")
    #expect(inWindow.run("problems") == "[\"view-left-behind\"]")
  }

  @Test("a decoration that the presentation has put in is no helper")
  func decoration() {
    let bench = Bench(
      """
      controller list; controller card style custom; window list
      animator a duration 0.2s { \(fade) then { complete } }
      presentation dim { on willPresent { view cover in container frame (0, 0, 393, 852) color gray } }
      delegate d presented a presentation dim; attach d to card
      """, "present card", "run")
    #expect(bench.run("doctor") == "no problems")
  }

  @Test("a view taken from where it stood is named as long as it is away, and after the dismissal")
  func taken() {
    let bench = presented("\(fade) then { complete }; add list.image")
    #expect(
      bench.run("doctor").hasPrefix(
        """
        t=0.200s  view-taken: list.image
          a took it out of list.view and left it in the container, which leaves with the dismissal
        """))
    bench.run("dismiss card")
    bench.run("run")
    #expect(bench.run("doctor").contains("left it in the container, which has left the window"))
    bench.run("add list.image to list.view")
    #expect(bench.run("problems") == "[]")
    let cured = presented("add list.image; \(fade) then { add list.image to list.view; complete }")
    #expect(cured.run("problems") == "[]")
  }

  @Test("a presenter taken along: named once, then the black screen with what left and why")
  func blackScreen() {
    let bench = presented(
      "add from.controller.view; \(fade) then { complete }",
      dismissed: "animate duration { from.view.alpha = 0 } then { complete }")
    #expect(bench.run("problems") == "[\"presenter-moved\"]")
    bench.run("dismiss card")
    #expect(
      bench.run("run") == """
        t=0.400s  dismiss card: completed
        t=0.400s  problem black-screen: 0 % of the window is covered; list.view left the window \
        with what it stood in, by dismiss card
        """)
    #expect(bench.run("problems") == "[\"presenter-moved\", \"black-screen\"]")
    let cured = presented(
      "\(fade) then { complete }",
      dismissed: "animate duration { from.view.alpha = 0 } then { complete }")
    cured.run("dismiss card")
    cured.run("run")
    #expect(cured.run("doctor") == "no problems")
  }

  @Test("a window half covered is told as a share: half of it is under the view that stays")
  func share() {
    let bench = presented(
      "add to.view; animate duration { to.view.frame = (0, 0, 393, 426) } then { complete }",
      style: "fullScreen")
    #expect(bench.run("doctor").contains("50 % of the window is covered"))
  }

  @Test("presented and not to be seen: clear, hidden, outside, in no window")
  func offScreen() {
    for (hiding, why) in [
      ("card.view.alpha = 0", "has an alpha of 0"), ("card.view.hidden = true", "is hidden"),
      ("card.view.center = (1000, 0)", "outside of the window"),
      ("remove card.view", "is in no window"),
    ] {
      let bench = presented("\(fade) then { complete }")
      #expect(bench.run("problems") == "[]")
      bench.run("run 0.1s")
      bench.run(hiding)
      #expect(bench.run("problems") == "[\"presented-off-screen\"]", "\(hiding)")
      #expect(bench.run("doctor").contains(why), "\(hiding)")
    }
    let never = presented("animate duration { list.view.alpha = 0.9 } then { complete }")
    #expect(never.run("problems") == "[\"incoming-not-added\"]")
  }

  @Test("touches that stay ignored: a view of the screen that takes none")
  func touches() {
    let bench = presented("to.view.userInteraction = false; \(fade) then { complete }")
    #expect(bench.run("problems") == "[\"touches-ignored\"]")
    let cured = presented(
      "to.view.userInteraction = false; \(fade) then { to.view.userInteraction = true; complete }")
    #expect(cured.run("problems") == "[]")
  }

  @Test("completed twice: the second call is told with the time of the first")
  func twice() {
    let bench = presented(
      "\(fade) then { complete }; animate 0.1s { to.view.center.x = 197 } then { complete }")
    #expect(
      bench.run("doctor").hasPrefix(
        """
        t=0.200s  completed-twice: present card
          present card was already completed at 0.100s; the second call is ignored
        """))
  }

  @Test("false without a cancel is advice: what came goes again")
  func falseWithoutCancel() {
    let bench = presented("\(fade) then { complete false }")
    #expect(bench.run("problems") == "[]")
    #expect(bench.run("warnings") == "[\"false-without-cancel\"]")
    #expect(presented("\(fade) then { complete }").run("warnings") == "[]")
  }

  @Test("what goes alongside is told where the transition ends before it begins")
  func alongside() {
    let card = "{ on willAppear { alongside { list.view.alpha = 0.5 } } }"
    let bench = presented("add to.view; complete", card: card)
    #expect(bench.run("problems") == "[\"alongside-not-run\"]")
    #expect(presented("\(fade) then { complete }", card: card).run("problems") == "[]")
  }

  @Test("a view that ends elsewhere than the final frame is advice")
  func finalFrame() {
    let bench = presented(
      "add to.view; animate duration { to.view.center.x = 200 } then { complete }")
    #expect(bench.run("warnings") == "[\"final-frame\"]")
    #expect(
      bench.run("doctor").contains(
        "card.view is at (3.5, 0, 393, 852), its final frame is (0, 0, 393, 852)"))
  }

  @Test("`run until` sees a problem as it comes")
  func until() {
    let bench = Bench(
      "controller c { view card frame (0, 0, 100, 100) color red }; window c",
      "after 0.1s { c.card.transform = scale(2); c.card.frame = (0, 0, 50, 50) }",
      "run until problems.contains(\"frame-under-transform\")")
    #expect(bench.run("now") == "0.1s")
  }
}
