import Session
import Testing
import Text

/// Presentations, what goes alongside, and sheets at the prompt.
@MainActor
@Suite("presentation, alongside and detents")
struct PresentationVerbTests {
  private func card(_ presentation: String) -> Bench {
    Bench(
      """
      controller list
      controller card style custom
      \(presentation)
      animator slide duration 0.4s {
        if operation == .present {
          add to.view
          to.view.frame = to.finalFrame
          to.view.alpha = 0
          animate duration curve linear { to.view.alpha = 1 } then { complete }
        } else {
          animate duration curve linear { from.view.alpha = 0 } then { complete }
        }
      }
      delegate lowered presented slide dismissed slide presentation lower
      card.transitioningDelegate = lowered
      window list
      run
      """)
  }

  @Test("its frame is worked out anew, and its hooks come in UIKit's order")
  func hooks() {
    let bench = card(
      """
      presentation lower frame (0, container.bounds.height / 2, 393, 426) {
        on willPresent { note "A \\(presenter == list)" }
        on didPresent { note "B \\(completed)" }
        on willDismiss { note "C \\(presented == card)" }
        on didDismiss { note "D \\(completed)" }
      }
      """)
    bench.run("present card; run")
    #expect(bench.run("card.view.frame") == "(0, 426, 393, 426)")
    #expect(bench.run("card.presentation == lower") == "true")
    bench.run("dismiss card; run")
    for (first, second) in [
      ("A true", "card.viewWillAppear"), ("card.viewDidAppear", "B true"),
      ("C true", "card.viewWillDisappear"), ("card.viewDidDisappear", "D true"),
    ] {
      #expect(bench.run("expect \"\(first)\" before \"\(second)\"") == "ok", "\(first)")
    }
    #expect(
      bench.run("trace \"presentationTransition\"").contains(
        "lower.presentationTransitionWillBegin"))
    #expect(bench.run("problems") == "[]")
  }

  @Test("what goes alongside takes the animator's duration and curve; `then` hears the outcome")
  func alongside() {
    let bench = card(
      """
      presentation lower {
        on willPresent {
          view backdrop in container frame container.bounds color black alpha 0
          alongside { backdrop.alpha = 0.5 } then { note "cancelled \\(cancelled)" }
        }
      }
      """)
    bench.run("present card; run")
    #expect(bench.run("expect lower.backdrop.alpha ~= 0.125 at 0.1s") == "ok")
    #expect(bench.run("lower.backdrop.alpha") == "0.5")
    #expect(bench.run("when(\"note cancelled false\")") == "0.4s")
  }

  @Test("not animated, what was to go alongside happens at once")
  func notAnimated() {
    let bench = card(
      """
      presentation lower {
        on willPresent {
          view backdrop in container frame container.bounds color black alpha 0
          alongside { backdrop.alpha = 0.5 } then { note "done" }
        }
      }
      """)
    bench.run("present card animated false")
    #expect(bench.run("lower.backdrop.alpha") == "0.5")
    #expect(bench.run("count(\"note done\")") == "1")
    #expect(
      bench.error("alongside { card.view.alpha = 1 }")
        == "no transition is in flight that something could go along with")
  }

  @Test("too late to go alongside is a warning; `let` is anew at each event, `var` kept")
  func late() {
    let bench = card(
      """
      presentation lower {
        var times = 0
        let half = container.bounds.height / 2
        on didPresent { times += 1; note "half \\(half)" }
      }
      """)
    bench.run("present card; run 0.1s")
    #expect(bench.run("alongside { card.view.alpha = 0.3 }").contains("warning no-effect"))
    bench.run("run")
    #expect(bench.run("lower.times") == "1")
    #expect(bench.run("count(\"note half 426\")") == "1")
    bench.run("dismiss card; run; present card; run")
    #expect(bench.run("lower.times") == "2")
  }

  @Test("a presentation may take the presenter's view away, and put another view in place")
  func removing() {
    let bench = card(
      """
      view box frame (0, 0, 100, 100) color gray
      presentation lower removesPresenter true view box
      """)
    bench.run("present card; run")
    #expect(bench.run("list.view.window") == "none")
    #expect(bench.run("box.window == window") == "true")
    #expect(bench.run("expect \"list.viewWillDisappear\" before \"list.viewDidDisappear\"") == "ok")
  }

  @Test("a sheet rests at its detents, and goes to another inside animate")
  func sheet() {
    let bench = Bench(
      """
      controller list
      controller card detents [medium, large] grabber true
      window list
      present card
      run
      """)
    #expect(bench.run("card.view.frame") == "(0, 426, 393, 426)")
    #expect(bench.run("card.detents") == "[.medium, .large]")
    #expect(bench.run("card.selectedDetent") == ".medium")
    bench.run("animate 0.4s curve linear { card.selectedDetent = large }")
    bench.run("run")
    #expect(bench.run("card.view.frame") == "(0, 0, 393, 852)")
    #expect(bench.run("expect card.view.frame.height ~= 639 within 1 at 0.7s") == "ok")
    #expect(bench.run("card.selectedDetent == .large") == "true")
    #expect(
      bench.error("controller other style custom detents [medium]")
        == "only a sheet has detents, and `custom` is none")
  }
}
