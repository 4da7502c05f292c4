import Session
import Testing

@MainActor
@Suite("explain questions: who was asked, what was answered, what follows")
struct ExplainQuestionsTests {
  private let modal = """
    controller list; controller photo style custom; window list
    animator grow duration 0.3s { add to.view; to.view.alpha = 0
      animate duration { to.view.alpha = 1 } then { complete } }
    delegate fancy presented grow; attach fancy to photo
    """

  @Test("a presentation: presentation controller, animator, who interacts, duration, start")
  func presentation() {
    let bench = Bench(modal, "present photo", "run")
    #expect(
      bench.run("explain questions") == """
        present photo from list: custom, by grow, 0.000s to 0.300s, completed
        t=0.000s  fancy.presentationController(forPresented: photo) -> none
          UIKit's own presentation controller: the whole container; list's view
            stays in place
        t=0.000s  fancy.animationController(forPresented: photo) -> grow
          grow animates it; who interacts is asked next
        t=0.000s  fancy.interactionControllerForPresentation(using: grow) ->
                  none
          nobody interacts: grow plays by the clock, and touches are ignored
            meanwhile
        t=0.000s  grow.transitionDuration -> 0.3
          declared to end at 0.300s; only completeTransition ends it
        t=0.000s  grow.animateTransition
          after the commit of the turn of the call
        """)
  }

  @Test("a dismissal without an animator: the interaction controller is not asked, and why")
  func dismissal() {
    let bench = Bench(modal, "present photo", "run", "dismiss photo", "run")
    #expect(
      bench.run("explain questions") == """
        dismiss photo over list: custom, by UIKit's own coverVertical, 0.300s to
          0.800s, completed
        not asked  presentationController(forPresented: photo)
          the one of the presentation stays
        t=0.300s  fancy.animationController(forDismissed: photo) -> none
          UIKit's own animation for coverVertical; the interaction controller is
            not asked
        not asked  interactionControllerForDismissal(using:)
          without an animator nobody can interact
        t=0.300s  UIKit's own animation: coverVertical
          ends at 0.800s
        """)
  }

  @Test("without a delegate, and without an animation, nobody is asked: each says why")
  func notAsked() {
    let bench = Bench(
      "controller list; controller photo style fullScreen; window list", "present photo", "run")
    let plain = bench.run("explain questions")
    #expect(plain.contains("  only the style custom asks; fullScreen has UIKit's own\n"))
    #expect(
      plain.contains("  photo has no delegate; UIKit's own animation for coverVertical plays\n"))
    let still = Bench(modal, "present photo animated false")
    #expect(
      still.run("explain questions").contains("\n  not animated: the end state comes at once\n"))
  }

  @Test("a presentation of one's own is named, with what becomes of the presenter's view")
  func framed() {
    for (removes, fate) in [("false", "stays in place"), ("true", "leaves the window")] {
      let bench = Bench(
        modal, "presentation dim removesPresenter \(removes) { }",
        "delegate fancy presented grow presentation dim", "attach fancy to photo", "present photo")
      #expect(
        bench.run("explain questions").contains("\n  dim frames it; list's view \(fate)\n"))
    }
  }

  @Test("a push asks the delegate of the stack; a finger on the bar is asked for first")
  func containers() {
    let stack = Bench(
      "controller a; controller b; navigation nav root a; window nav",
      "animator slide duration 0.2s { add to.view; complete }",
      "delegate d pushed slide; attach d to nav", "push b")
    #expect(
      stack.run("explain questions").contains(
        "\nt=0.000s  d.navigationController(animationControllerFor: push) -> slide\n"))
    let tabs = Bench("controller a; controller b; tabs t [a, b]; window t")
    tabs.run("delegate d; attach d to t; select b tapped")
    let text = tabs.run("explain questions")
    #expect(text.contains("\nt=0.000s  d.tabBarController(shouldSelect: b) -> true\n"))
    #expect(text.contains("\n  the tabs change at once; the interaction controller is not asked\n"))
    tabs.run("select a")
    #expect(!tabs.run("explain questions").contains("shouldSelect"))
  }

  @Test("a refusal after the last transition is what is explained; before any there is nothing")
  func refusal() {
    let bench = Bench(modal)
    #expect(
      bench.run("explain")
        == "no transition has begun yet: `present`, `dismiss`, `push`, `pop` or `select`")
    bench.run("controller other")
    bench.run("present photo")
    bench.run("run")
    bench.run("present other from list")
    #expect(
      bench.run("explain") == """
        present other: refused, list already presents photo: nobody was asked,
          and nobody hears of it
        """)
    bench.run("dismiss photo")
    #expect(bench.run("explain").hasPrefix("dismiss photo over list: custom, by UIKit's own"))
  }
}
