import Testing

@testable import UIKit

@MainActor
struct UIMotionEffectTests {
  @Test("X-07 a motion effect adds its offset to what is seen, and leaves the model alone")
  func effect() {
    let test = TestStage()
    let along = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    along.minimumRelativeValue = -20
    along.maximumRelativeValue = 20
    let across = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    across.minimumRelativeValue = -10.0
    across.maximumRelativeValue = 30.0
    let group = UIMotionEffectGroup()
    group.motionEffects = [along, across]
    test.run { test.box.addMotionEffect(group) }
    #expect(test.shown.position == CGPoint(x: 100, y: 110))
    test.run { test.stage.viewerOffset = UIOffset(horizontal: 0.5, vertical: -1) }
    #expect(test.shown.position == CGPoint(x: 110, y: 90))
    #expect(test.box.center == CGPoint(x: 100, y: 100))
    #expect(test.stage.isAtRest)
    #expect(test.stage.running.isEmpty)
    #expect(test.box.motionEffects == [group])
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        test.box.center.x = 200
      }
    }
    test.stage.advance(by: 0.5)
    #expect(near(test.x, 160))
    test.run { test.box.removeMotionEffect(group) }
    #expect(near(test.x, 150))
    #expect(test.box.motionEffects.isEmpty)
  }

  @Test("X-07 without a viewer who moves, an effect around zero shows nothing")
  func still() {
    let test = TestStage()
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -20
    effect.maximumRelativeValue = 20
    test.run { test.box.addMotionEffect(effect) }
    #expect(test.x == 100)
    test.run { test.stage.viewerOffset = UIOffset(horizontal: 7, vertical: 0) }
    #expect(test.x == 120)
  }
}
