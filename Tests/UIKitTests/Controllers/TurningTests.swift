import AppWatch
import Testing

@testable import UIKit

/// The screen turns from 393 x 852 while something is presented, or on its way.
@MainActor
@Suite("The screen turns")
struct TurningTests {
  private let wide = CGSize(width: 852, height: 393)

  @Test("a presenter that is out of the window comes back to the turned screen")
  func presenterComesBack() {
    let scene = TransitionScene()
    let second = scene.controller("second")
    scene.run { scene.first.present(second, animated: false) }
    scene.stage.turnScreen(to: wide, duration: 0.3)
    scene.run()
    scene.run { second.dismiss(animated: false) }
    #expect(scene.first.view.frame == CGRect(origin: .zero, size: wide))
    #expect(scene.first.view.superview === scene.window)
  }

  @Test(
    "a transition held by a finger turns with the screen, and its way back does not turn it back",
    arguments: SwipeApp.Kind.allCases)
  func turnedWhileHeld(_ kind: SwipeApp.Kind) {
    let stage = Stage()
    let app = stage.with { SwipeApp(kind, isForgetful: false) }
    _ = stage.advance(.rest)
    stage.touch(.began, at: CGPoint(x: 60, y: 400))
    for step in 1...3 {
      stage.touch(.moved, at: CGPoint(x: 60 + 20 * step, y: 400))
      stage.advance(by: 1 / 60)
    }
    stage.turnScreen(to: wide, duration: 0.3)
    stage.settle()
    stage.touch(.cancelled, at: CGPoint(x: 120, y: 400))
    _ = stage.advance(.rest)
    #expect(app.watch.cancelled == 1)
    let shown = app.watch.controllers.filter { $0.viewIfLoaded?.window != nil }
    #expect(shown.map(\.view.frame) == [CGRect(origin: .zero, size: wide)])
  }
}
