import Testing

@testable import AppCode5
@testable import UIKit

@MainActor
@Suite("Dismissing")
struct DismissTests {
  private func presented(
    _ style: UIModalPresentationStyle, _ animator: TestAnimator = TestAnimator()
  ) -> (TransitionScene, LoggingViewController, TestDelegate) {
    let scene = TransitionScene()
    let delegate = TestDelegate(animator)
    scene.kept.append(delegate)
    let second = scene.controller("second", style, delegate: delegate)
    scene.run { scene.first.present(second, animated: false) }
    scene.clear()
    return (scene, second, delegate)
  }

  @Test("T7 fullScreen: dismissed will, presenter will, presenter did, dismissed did, completion")
  func fullScreen() {
    let (scene, second, delegate) = presented(.fullScreen)
    scene.run { second.dismiss(animated: true) { scene.note("completion") } }
    #expect(
      scene.heard() == [
        "second.viewWillDisappear(true) dismissed", "first.viewWillAppear(true)",
        "first.viewIsAppearing(true)",
        "first.viewDidAppear(true)", "second.viewDidDisappear(true) dismissed",
        "completion", "animationEnded(true)",
      ])
    #expect(delegate.questions == ["dismiss second", "interaction of dismissal"])
    #expect(scene.window.subviews == [scene.first.view])
    #expect(second.view.window == nil)
    #expect(!second.isBeingDismissed)
  }

  @Test("T6 custom: only the dismissed controller hears of it")
  func custom() {
    let (scene, second, _) = presented(.custom)
    scene.run { second.dismiss(animated: true) { scene.note("completion") } }
    #expect(
      scene.heard() == [
        "second.viewWillDisappear(true) dismissed", "second.viewDidDisappear(true) dismissed",
        "completion", "animationEnded(true)",
      ])
  }

  @Test("T6 the links hold while it runs, and are gone before the completion")
  func links() {
    let (scene, second, _) = presented(.custom)
    var inCompletion: UIViewController? = second
    scene.turn {
      second.dismiss(animated: true) { inCompletion = scene.first.presentedViewController }
      #expect(second.isBeingDismissed)
      #expect(scene.heard() == [])
    }
    #expect(scene.first.presentedViewController === second)
    #expect(second.presentingViewController === scene.first)
    scene.run()
    #expect(inCompletion == nil)
    #expect(second.presentingViewController == nil)
  }

  @Test("T5 not animated: at once, and the animator is not asked")
  func notAnimated() {
    let (scene, second, delegate) = presented(.fullScreen)
    scene.turn { second.dismiss(animated: false) { scene.note("completion") } }
    #expect(
      scene.heard() == [
        "second.viewWillDisappear(false) dismissed", "first.viewWillAppear(false)",
        "first.viewIsAppearing(false)", "first.viewDidAppear(false)",
        "second.viewDidDisappear(false) dismissed", "completion",
      ])
    #expect(delegate.questions == [])
    #expect(scene.stage.time == 0)
  }

  @Test("T7 an animator that forgets the presenter's view: UIKit puts it back in the end")
  func forgotten() {
    let animator = TestAnimator()
    animator.animate = { [unowned animator] in animator.completeLater($0) }
    let (scene, second, _) = presented(.fullScreen, animator)
    scene.run { second.dismiss(animated: true) }
    #expect(scene.first.view.superview === scene.window)
    #expect(scene.misuses == ["incoming-not-added"])
    #expect(
      scene.heard().contains("first.viewIsAppearing(true)"))
  }

  @Test("T6 the dismissed controller is freed when nothing else holds it")
  func freed() {
    let scene = TransitionScene()
    weak var gone: UIViewController?
    do {
      let second = scene.controller("second", .fullScreen)
      gone = second
      scene.run { scene.first.present(second, animated: true) }
    }
    #expect(gone != nil)
    scene.run { scene.first.dismiss(animated: true) }
    #expect(gone == nil)
  }

  // MARK: Who is dismissed

  @Test("R-30 the presenter dismisses what it presents; the presented asks its presenter")
  func receiver() {
    let (scene, second, _) = presented(.custom)
    scene.run { scene.first.dismiss(animated: true) }
    #expect(scene.first.presentedViewController == nil)
    scene.run { scene.first.present(second, animated: true) }
    scene.run { second.dismiss(animated: true) }
    #expect(scene.first.presentedViewController == nil)
  }

  @Test("R-33 a child's dismiss climbs to the presented ancestor")
  func child() {
    let (scene, second, _) = presented(.custom)
    let child = scene.controller("child")
    scene.turn {
      second.addChild(child)
      second.view.addSubview(child.view)
    }
    scene.run { child.dismiss(animated: true) }
    #expect(scene.first.presentedViewController == nil)
  }

  @Test("R-30 with nothing to dismiss the completion runs at once")
  func nothing() {
    let scene = TransitionScene()
    var ran = false
    scene.stage.with { scene.first.dismiss(animated: true) { ran = true } }
    #expect(ran)
    #expect(scene.misuses == [])
    #expect(scene.transitions == ["dismiss refused"])
  }

  @Test("R-30 a chain goes at once, and only the topmost is animated, by its own animator")
  func chain() {
    let (scene, second, ofSecond) = presented(.custom)
    let animator = TestAnimator()
    let ofThird = TestDelegate(animator)
    let third = scene.controller("third", .custom, delegate: ofThird)
    scene.run { second.present(third, animated: false) }
    scene.clear()
    scene.turn { scene.first.dismiss(animated: true) { scene.note("completion") } }
    #expect(ofSecond.questions == [])
    #expect(ofThird.questions == ["dismiss third", "interaction of dismissal"])
    #expect(animator.context?.viewController(forKey: .from) === third)
    #expect(animator.context?.viewController(forKey: .to) === scene.first)
    // What lies between is not seen while the topmost goes.
    #expect(second.view.superview?.isHidden == true)
    scene.run()
    // it was visible, so that it hears of it; there is one completion.
    #expect(
      scene.heard() == [
        "third.viewWillDisappear(true) dismissed", "second.viewWillDisappear(true) dismissed",
        "third.viewDidDisappear(true) dismissed", "second.viewDidDisappear(true) dismissed",
        "completion", "animationEnded(true)",
      ])
    #expect(scene.window.subviews == [scene.first.view])
    #expect(scene.first.presentedViewController == nil)
    #expect(second.presentedViewController == nil)
    #expect(third.presentingViewController == nil)
  }

  @Test("R-32 a covered controller in the middle of a chain hears nothing")
  func coveredMiddle() {
    let (scene, second, _) = presented(.fullScreen)
    let third = scene.controller("third", .fullScreen)
    scene.run { second.present(third, animated: false) }
    scene.clear()
    scene.run { scene.first.dismiss(animated: true) }
    #expect(
      scene.heard() == [
        "third.viewWillDisappear(true) dismissed", "first.viewWillAppear(true)",
        "first.viewIsAppearing(true)", "first.viewDidAppear(true)",
        "third.viewDidDisappear(true) dismissed",
      ])
    #expect(scene.window.subviews == [scene.first.view])
  }

  @Test("a controller in the middle dismisses what stands above it, and stays")
  func middle() {
    let (scene, second, _) = presented(.custom)
    let third = scene.controller("third", .custom)
    scene.run { second.present(third, animated: false) }
    scene.run { second.dismiss(animated: true) }
    #expect(scene.first.presentedViewController === second)
    #expect(second.presentedViewController == nil)
    #expect(second.view.window != nil)
  }
}
