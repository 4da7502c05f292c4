import Testing

@testable import AppCode5
@testable import UIKit

@MainActor
@Suite("UIKit's own modal animations")
struct BuiltInTransitionTests {
  /// Critically damped, half a second, at rest at the start: x(t) = 1 - e^(-wt)(1 + wt) with
  /// e^(-wD)(1 + wD) = 0.001, which gives wD = 9.2334.
  private func slide(_ t: Double) -> Double {
    let w = 9.233413 / 0.5
    return 1 - exp(-w * t) * (1 + w * t)
  }

  private func seenCenterY(_ view: UIView) -> Double? {
    view.layer.presentation().map { Double($0.position.y) }
  }

  @Test("coverVertical slides in from below on the system spring, in half a second")
  func slideIn() throws {
    let scene = TransitionScene()
    let second = scene.controller("second", .fullScreen)
    scene.turn { scene.first.present(second, animated: true) }
    for t in [0.1, 0.25, 0.4] {
      scene.stage.advance(to: t)
      let y = try #require(seenCenterY(second.view))
      #expect(abs(y - (426 + 852 * (1 - slide(t)))) < 0.01)
    }
    scene.run()
    #expect(scene.stage.time == 0.5)
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(scene.first.view.window == nil)
  }

  @Test("the slide goes out downwards over the presenter, and the view is itself again afterwards")
  func slideOut() throws {
    let scene = TransitionScene()
    let second = scene.controller("second", .fullScreen)
    scene.run { scene.first.present(second, animated: false) }
    scene.turn { second.dismiss(animated: true) }
    #expect(scene.first.view.window != nil)
    scene.stage.advance(to: 0.25)
    let y = try #require(seenCenterY(second.view))
    #expect(abs(y - (426 + 852 * slide(0.25))) < 0.01)
    scene.run()
    #expect(scene.window.subviews == [scene.first.view])
    #expect(second.view.center.y == 426)
  }

  @Test("crossDissolve fades")
  func fade() throws {
    let scene = TransitionScene()
    let second = scene.controller("second", .custom)
    second.modalTransitionStyle = .crossDissolve
    scene.turn { scene.first.present(second, animated: true) }
    scene.stage.advance(to: 0.25)
    // easeInOut is a half in the middle.
    let opacity = try #require(second.view.layer.presentation()?.opacity)
    #expect(abs(opacity - 0.5) < 1e-4)
    #expect(second.view.center.y == 426)
    scene.run()
    #expect(second.view.alpha == 1)
    scene.run { second.dismiss(animated: true) }
    #expect(second.view.alpha == 1)
    #expect(second.view.window == nil)
  }

  @Test("Q20 they are not traced: no animateTransition, no completeTransition")
  func untraced() {
    let scene = TransitionScene()
    scene.run { scene.first.present(scene.controller("second"), animated: true) }
    let names = scene.events.all.map(\.name)
    #expect(!names.contains("animateTransition"))
    #expect(!names.contains("completeTransition"))
    #expect(scene.transitions == ["present started", "present completed"])
    #expect(scene.stage.lastTransition?.duration == 0.5)
  }

  @Test("R-23 the context's presenter lends its transition style where it says so")
  func lentStyle() {
    let scene = TransitionScene()
    scene.first.definesPresentationContext = true
    scene.first.providesPresentationContextTransitionStyle = true
    scene.first.modalTransitionStyle = .crossDissolve
    let second = scene.controller("second", .overCurrentContext)
    scene.turn { scene.first.present(second, animated: true) }
    scene.stage.advance(to: 0.1)
    #expect((second.view.layer.presentation()?.opacity ?? 1) < 0.5)
  }
}
