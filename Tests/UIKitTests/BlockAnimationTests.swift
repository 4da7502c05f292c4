import Motion
import Testing
import UIKit

@MainActor
struct BlockAnimationTests {
  @Test(
    "V-01 the block runs once and at once, the model is final, the screen starts at the old value")
  func modelFirst() {
    let scene = Scene()
    var calls = 0
    scene.run {
      UIView.animate(withDuration: 1) {
        calls += 1
        scene.box.center.x = 200
      }
    }
    #expect(calls == 1)
    #expect(scene.box.center.x == 200)
    #expect(scene.shown.position.x == 100)
  }

  @Test(
    "V-02 the named curves are those of Core Animation",
    arguments: [
      (UIView.AnimationOptions.curveEaseInOut, 0.129162), (.curveEaseIn, 0.093465),
      (.curveEaseOut, 0.378138), (.curveLinear, 0.25),
    ])
  func curves(options: UIView.AnimationOptions, atQuarter: Double) {
    let scene = Scene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: options) { scene.box.center.x = 200 }
    }
    scene.stage.advance(by: 0.25)
    #expect(near(scene.shown.position.x, 100 + 100 * atQuarter, 1e-6))
  }

  @Test(
    "V-20 a second block on a position adds to the first, whose completion hears true at its end")
  func additive() {
    let scene = Scene()
    var ends: [(String, Bool, Double)] = []
    scene.run {
      UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
        scene.box.center.x = 220
      } completion: {
        ends.append(("first", $0, scene.stage.time))
      }
    }
    scene.stage.advance(by: 1)
    scene.run {
      UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
        scene.box.center.x = 100
      } completion: {
        ends.append(("second", $0, scene.stage.time))
      }
    }
    scene.stage.advance(to: 2.5)
    #expect(near(scene.shown.position.x, 140))
    scene.stage.advance(to: 3.5)
    #expect(near(scene.shown.position.x, 120))
    #expect(scene.stage.advance(.rest) == .atRest)
    #expect(ends.map(\.0) == ["first", "second"])
    #expect(ends.map(\.1) == [true, true])
    #expect(ends.map(\.2) == [3, 4])
    #expect(scene.shown.position.x == 100)
  }
}
