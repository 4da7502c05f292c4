import Session
import Testing

@testable import UIKit

@Suite struct StageEventTextTests {
  private func text(
    _ kind: StageEvent.Kind, _ name: String, on receiver: Int? = nil,
    _ arguments: [StageEvent.Argument] = [], result: StageValue? = nil, reason: String? = nil
  ) -> String {
    var stage = Emitter()
    stage.emit(kind, name, on: receiver, arguments, result: result, reason: reason)
    return stage.trace.texts.joined(separator: "|")
  }

  private func object(_ label: String?, _ number: Int) -> StageEvent.Argument {
    .init(label, .object(StageObjectID(number)))
  }

  @Test("a question shows its first label and what was answered, none where nothing was")
  func questions() {
    let presented = [object("forPresented", 2), object("presenting", 1), object("source", 1)]
    #expect(
      text(.query, "animationController", on: 3, presented, result: .object(StageObjectID(4)))
        == "fancy.animationController(forPresented: photo) -> grow")
    #expect(
      text(.query, "interactionControllerForDismissal", on: 3, [object("using", 4)])
        == "fancy.interactionControllerForDismissal(using: grow) -> none")
    #expect(
      text(.query, "transitionDuration", on: 4, [object("using", 5)], result: .number(0.5))
        == "grow.transitionDuration(using: context) -> 0.5")
  }

  @Test("where the sender comes first, the argument that tells the method apart is shown")
  func senders() {
    #expect(
      text(
        .query, "tabBarController", on: 3, [object(nil, 1), object("shouldSelect", 2)],
        result: .bool(true)) == "fancy.tabBarController(shouldSelect: photo) -> true")
    #expect(
      text(.callback, "navigationController", on: 3, [object(nil, 1), object("didShow", 2)])
        == "fancy.navigationController(didShow: photo)")
  }

  @Test("appearance callbacks and those that only get the context are plain")
  func callbacks() {
    #expect(
      text(.callback, "viewWillAppear", on: 2, [.init(nil, .bool(true))])
        == "photo.viewWillAppear")
    #expect(text(.callback, "viewDidLoad", on: 2) == "photo.viewDidLoad")
    #expect(
      text(.callback, "animateTransition", on: 4, [object("using", 5)])
        == "grow.animateTransition")
    #expect(
      text(.callback, "startInteractiveTransition", on: 7, [object(nil, 5)])
        == "pull.startInteractiveTransition")
  }

  @Test("other callbacks and calls on the context show what they are given")
  func values() {
    #expect(
      text(.callback, "animationEnded", on: 4, [.init(nil, .bool(false))])
        == "grow.animationEnded(false)")
    #expect(
      text(.callback, "didMove", on: 2, [.init("toParent", .none)])
        == "photo.didMove(toParent: none)")
    #expect(
      text(.contextCall, "completeTransition", on: 5, [.init(nil, .bool(true))])
        == "context.completeTransition(true)")
    #expect(
      text(.contextCall, "updateInteractiveTransition", on: 5, [.init(nil, .number(0.17642))])
        == "context.updateInteractiveTransition(0.1764)")
  }

  @Test("a gesture is its recognizer and its state, a note its text")
  func gestures() {
    #expect(text(.gesture, "began", on: 6) == "drag began")
    #expect(text(.note, "flipped") == "note flipped")
    #expect(text(.note, "note", [.init(nil, .text("flipped"))]) == "note flipped")
  }

  @Test("a transition reads as its command does when it starts and when it ends")
  func transitions() {
    let present = [
      StageEvent.Argument("operation", .text("present")), object("presented", 2),
      object("presenting", 1), object("source", 1), .init("duration", .number(0.5)),
    ]
    #expect(text(.transition, "started", present) == "present photo from list: started")
    #expect(text(.transition, "completed", present) == "present photo: completed")
    let dismiss = [StageEvent.Argument("operation", .text("dismiss"))] + present.dropFirst()
    #expect(text(.transition, "started", dismiss) == "dismiss photo: started")
    #expect(
      text(.transition, "refused", present, reason: "list already presents card")
        == "present photo: refused, list already presents card")
    #expect(text(.transition, "cancelled", on: 2) == "photo: cancelled")
  }

  @Test("misuse and warnings show their code and their reason")
  func incidents() {
    #expect(
      text(.misuse, "completed-twice", on: 5, reason: "the transition is over")
        == "problem completed-twice: the transition is over")
    #expect(
      text(.warning, "damping-above-1", reason: "damping 100 acts as 1")
        == "warning damping-above-1: damping 100 acts as 1")
    #expect(text(.warning, "no-effect") == "warning no-effect")
  }

  @Test("values are printed as at the prompt")
  func printed() {
    let rect = CGRect(x: 60, y: 300, width: 255, height: 180)
    let values: [(StageValue, String)] = [
      (.none, "none"), (.bool(false), "false"), (.number(1.0 / 3), "0.3333"),
      (.text("push"), "push"), (.object(StageObjectID(2)), "photo"),
      (.point(CGPoint(x: 60, y: -0.5)), "(60, -0.5)"), (.size(rect.size), "(255, 180)"),
      (.rect(rect), "(60, 300, 255, 180)"),
    ]
    for (value, printed) in values { #expect(value.text(called) == printed) }
  }
}
