import Testing

@testable import AppCode5
@testable import UIKit

@MainActor
@Suite("App code in Swift 5 mode")
struct AppCode5Tests {
  /// Critically damped with the velocity 0.1 in 0.5 s, by the closed form; w^2 = 340.6226.
  private func spring(_ t: Double) -> Double {
    let w = 340.6226.squareRoot()
    return 1 - exp(-w * t) * (1 + (w - 0.1) * t)
  }

  private func seenScale(_ view: UIView) -> Double {
    view.layer.presentation().map { Double($0.affineTransform().a) } ?? .nan
  }

  @Test("a screen that is its own delegate is asked, loaded, shown and told, in UIKit's order")
  func presented() {
    let scene = TransitionScene()
    let second = scene.stage.with { SecondViewController() }
    scene.run { scene.first.present(second, animated: true) }
    #expect(
      scene.heard() == [
        "second.animationController(forPresented:)", "second.viewDidLoad",
        "first.viewWillDisappear(true)", "second.viewWillAppear(true) presented",
        "second.viewIsAppearing(true)", "second.viewDidAppear(true) presented",
        "first.viewDidDisappear(true)",
      ])
    #expect(scene.stage.time == 0.5)
    #expect(second.animator.endedWith == [true])
    #expect(second.view.clipsToBounds)
    #expect(second.view.transform == CGAffineTransform(scaleX: 1, y: 1))
    #expect(second.badge.superview === second.view)
    #expect(second.badge.layer.cornerRadius == 8)
  }

  @Test("the scale follows 0.2 + 0.8 x(t) between the frames and on them")
  func springCurve() {
    let scene = TransitionScene()
    let second = scene.stage.with { SecondViewController() }
    scene.turn { scene.first.present(second, animated: true) }
    for t in [0, 0.05, 0.1, 0.25, 0.4, 0.45] {
      scene.stage.advance(to: t)
      #expect(abs(seenScale(second.view) - (0.2 + 0.8 * spring(t))) < 1e-6)
    }
    scene.stage.advance(to: 0.5)
    #expect(scene.stage.transitions.isEmpty)
    #expect(scene.warnings.filter { $0 == "damping-above-1" }.count == 1)
    #expect(scene.warnings.contains("curve-ignored"))
  }

  @Test("it goes away on keyframes: to nothing at half of the duration, and holds")
  func dismissed() {
    let scene = TransitionScene()
    let second = scene.stage.with { SecondViewController() }
    scene.run { scene.first.present(second, animated: true) }
    scene.clear()
    scene.turn { second.dismiss(animated: true) }
    #expect(abs(seenScale(second.view) - 1) < 1e-9)
    for t in [0.25, 0.3, 0.45] {
      scene.stage.advance(to: 0.5 + t)
      #expect(abs(seenScale(second.view)) < 1e-9)
    }
    #expect(scene.stage.transitions.count == 1)
    scene.run()
    #expect(scene.stage.time == 1)
    #expect(
      scene.heard() == [
        "second.animationController(forDismissed:)",
        "second.viewWillDisappear(true) dismissed", "first.viewWillAppear(true)",
        "first.viewIsAppearing(true)", "first.viewDidAppear(true)",
        "second.viewDidDisappear(true) dismissed",
      ])
    #expect(second.animator.endedWith == [true, true])
    #expect(scene.first.presentedViewController == nil)
    #expect(scene.window.subviews == [scene.first.view])
    #expect(scene.warnings.contains("singular-transform"))
  }

  @Test("it holds its animator and is its own delegate, and is freed when it is gone")
  func freed() {
    let scene = TransitionScene()
    weak var gone: SecondViewController?
    do {
      let second = scene.stage.with { SecondViewController() }
      gone = second
      scene.run { scene.first.present(second, animated: true) }
    }
    #expect(gone != nil)
    scene.run { scene.first.dismiss(animated: true) }
    #expect(gone == nil)
  }

  @Test("whatever a seed draws, the scale in flight is the closed form")
  func seeded() {
    var seed: UInt64 = 20_240_601
    for _ in 0..<20 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let t = Double(seed >> 11) / Double(1 << 53) * 0.499
      let scene = TransitionScene()
      let second = scene.stage.with { SecondViewController() }
      scene.turn { scene.first.present(second, animated: true) }
      scene.stage.advance(to: t)
      #expect(abs(seenScale(second.view) - (0.2 + 0.8 * spring(t))) < 1e-6)
    }
  }

  @Test("with the wrong style the animator has no view to bring back, and says so at once")
  func customStyle() {
    let scene = TransitionScene()
    let second = scene.stage.with { SecondViewController() }
    second.modalPresentationStyle = .custom
    scene.run { scene.first.present(second, animated: true) }
    scene.run { second.dismiss(animated: true) }
    // view(forKey: .to) is nil: the animator completes with false, and the screen stays.
    #expect(scene.first.presentedViewController === second)
    #expect(second.animator.endedWith == [true, false])
    #expect(second.view.window != nil)
  }
}
