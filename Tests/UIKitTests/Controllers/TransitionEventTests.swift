import Testing

@testable import AppCode5
@testable import UIKit

@MainActor
@Suite("What a transition tells the outside")
struct TransitionEventTests {
  private func played() -> (TransitionScene, LoggingViewController, TestDelegate) {
    let scene = TransitionScene()
    let delegate = TestDelegate(TestAnimator())
    let second = scene.controller("second", .fullScreen, delegate: delegate)
    scene.run { scene.first.present(second, animated: true) }
    return (scene, second, delegate)
  }

  @Test("each question with its labels and its answer, in UIKit's order")
  func questions() throws {
    let (scene, second, delegate) = played()
    let queries = scene.events.all.filter { $0.kind == .query && $0.edge == .after }
    #expect(
      queries.map(\.name) == [
        "animationController", "interactionControllerForPresentation", "transitionDuration",
      ])
    let first = try #require(queries.first)
    #expect(first.arguments.map(\.label) == ["forPresented", "presenting", "source"])
    #expect(first.argument("forPresented") == .object(scene.stage.id(of: second)))
    #expect(first.argument("source") == .object(scene.stage.id(of: scene.first)))
    #expect(first.receiver == scene.stage.id(of: delegate))
    #expect(first.result == scene.stage.value(delegate.animator))
    #expect(queries[1].result == StageValue.none)
    #expect(queries[1].arguments.map(\.label) == ["using"])
    #expect(queries[2].result == .number(0.25))
  }

  @Test("the order of the events of T2; what happens inside a call stands deeper")
  func order() {
    let (scene, _, _) = played()
    let shown = scene.events.all.filter {
      $0.edge != .after && $0.kind != .hierarchy && !$0.name.contains("LayoutSubviews")
    }
    #expect(
      shown.map { "\($0.depth) \($0.name)" } == [
        "0 animationController", "0 interactionControllerForPresentation", "0 viewDidLoad",
        "0 viewWillDisappear", "0 viewWillAppear", "0 transitionDuration", "0 started",
        "0 animateTransition", "0 viewIsAppearing", "0 completeTransition", "1 viewDidAppear",
        "1 viewDidDisappear", "1 animationEnded", "1 completed",
      ])
  }

  @Test("the views that UIKit moves itself")
  func hierarchy() {
    let (scene, second, _) = played()
    let moves = scene.events.all.filter { $0.kind == .hierarchy && $0.edge == .before }
    #expect(moves.map(\.name) == ["addSubview", "addSubview", "removeFromSuperview"])
    #expect(moves.first?.receiver == scene.stage.id(of: scene.window))
    #expect(moves.last?.receiver == scene.stage.id(of: scene.first.view))
    scene.clear()
    scene.run { second.dismiss(animated: true) }
    let back = scene.events.all.filter { $0.kind == .hierarchy && $0.edge == .before }
    #expect(
      back.map(\.name) == ["insertSubview", "removeFromSuperview", "removeFromSuperview"])
  }

  @Test("started says who and how long; the record says until when, and what became of it")
  func record() throws {
    let scene = TransitionScene()
    let delegate = TestDelegate(TestAnimator())
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.stage.advance(to: 1)
    scene.turn { scene.first.present(second, animated: true) }
    let started = try #require(scene.events.all.last { $0.name == "started" })
    #expect(started.argument("operation") == .text("present"))
    #expect(started.argument("duration") == .number(0.25))
    #expect(started.argument("interaction") == StageValue.none)
    let record = try #require(scene.stage.transitions.first)
    #expect(record.operation == .present)
    #expect(record.presented == scene.stage.id(of: second))
    #expect(record.presenting == scene.stage.id(of: scene.first))
    #expect(record.source == scene.stage.id(of: scene.first))
    #expect(record.startTime == 1)
    #expect(record.declaredEnd == 1.25)
    #expect(!record.isInteractive)
    #expect(record.outcome == nil)
    scene.run()
    #expect(scene.stage.transitions.isEmpty)
    let last = try #require(scene.stage.lastTransition)
    #expect(last.id == record.id)
    #expect(last.outcome == .completed)
    #expect(last.endTime == 1.25)
    #expect(scene.transitions == ["present started", "present completed"])
  }

  @Test("an interactive transition declares no end, and names who drives it")
  func interactive() throws {
    let scene = TransitionScene()
    let interaction = TestInteraction()
    let delegate = TestDelegate(TestAnimator(), interaction)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.turn { scene.first.present(second, animated: true) }
    let started = try #require(scene.events.all.last { $0.name == "started" })
    #expect(started.argument("duration") == StageValue.none)
    #expect(started.argument("interaction") == .object(scene.stage.id(of: interaction)))
    #expect(scene.stage.lastTransition?.isInteractive == true)
    #expect(scene.stage.lastTransition?.declaredEnd == nil)
  }

  @Test("a tool can complete the transition in flight through its record")
  func completeFromOutside() throws {
    let scene = TransitionScene()
    let animator = TestAnimator()
    animator.animate = { [unowned animator] in animator.addIncoming($0) }
    let delegate = TestDelegate(animator)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.turn { scene.first.present(second, animated: true) }
    let context = try #require(scene.stage.transitions.last?.context)
    scene.turn { context.completeTransition(true) }
    #expect(scene.stage.transitions.isEmpty)
    #expect(scene.heard().contains("second.viewDidAppear(true) presented"))
  }

  @Test("a declared duration that is no number or negative counts as none")
  func oddDurations() {
    for duration in [-1, Double.nan, .infinity] {
      let scene = TransitionScene()
      let animator = TestAnimator()
      animator.animate = { [unowned animator] in
        animator.addIncoming($0)
        $0.completeTransition(true)
      }
      animator.duration = duration
      let delegate = TestDelegate(animator)
      let second = scene.controller("second", .custom, delegate: delegate)
      scene.turn { scene.first.present(second, animated: true) }
      #expect(scene.stage.lastTransition?.duration == 0)
    }
  }
}
