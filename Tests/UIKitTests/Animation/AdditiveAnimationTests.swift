import Testing

@testable import UIKit

@MainActor
struct AdditiveAnimationTests {
  @Test(
    "V-20 a second block on a position adds to the first, whose completion hears true at its own end"
  )
  func stacking() {
    let test = TestStage()
    var heard: [String] = []
    func move(to x: Double, _ name: String) {
      test.run {
        UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
          test.box.center.x = x
        } completion: {
          heard.append("\(name) \($0) \(test.stage.time)")
        }
      }
    }
    move(to: 220, "first")
    test.stage.advance(by: 1)
    move(to: 300, "second")
    #expect(test.box.layer.animationKeys() == ["position", "position-2"])
    #expect(near(test.x, 140))
    test.stage.advance(to: 2)
    // The model, what is left of the first way (120), what is left of the second (80).
    let expected: Double = 300 - 40 - 160.0 / 3
    #expect(near(test.x, expected))
    _ = test.stage.advance(.rest)
    #expect(heard == ["first true 3.0", "second true 4.0"])
    #expect(test.x == 300)
  }

  @Test(
    "V-20 retargeting under way, against 50-digit values of the sum",
    arguments: [
      // model old -> mid at 0, mid -> new at the switch, easeInEaseOut, 0.5 s each: time, position
      (
        100.0, 0.0, 0.2,
        [
          (0.1, 8.1659856265897494049), (0.225, 40.950995931589940947),
          (0.35, 62.520818658937493614),
          (0.475, 40.950995931589925819), (0.6, 8.165985626589733395), (0.725, 0),
        ]
      ),
      (
        100.0, 300.0, 0.3,
        [
          (0.125, 12.916193104731982331), (0.25, 50), (0.375, 96.125868354586200052),
          (0.5, 166.37677401952923065), (0.625, 248.90287729069328219),
          (0.75, 296.05550929033776336),
          (0.875, 300),
        ]
      ),
    ])
  func golden(mid: Double, new: Double, switchAt: Double, expected: [(time: Double, x: Double)]) {
    let test = TestStage()
    test.run { test.box.center.x = 0 }
    test.run { UIView.animate(withDuration: 0.5) { test.box.center.x = mid } }
    test.stage.enqueue(after: switchAt) {
      UIView.animate(withDuration: 0.5) { test.box.center.x = new }
    }
    for (time, x) in expected {
      test.stage.advance(to: time)
      #expect(near(test.x, x, 1e-9), "at \(time)")
    }
  }

  @Test("V-22 a linear way back stands still until the first way is over")
  func frozen() {
    let test = TestStage()
    test.run { test.box.center.x = 0 }
    test.run {
      UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) { test.box.center.x = 120 }
    }
    test.stage.advance(to: 1)
    test.run {
      UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) { test.box.center.x = 0 }
    }
    for time in [1, 1.7, 2.5, 3] {
      test.stage.advance(to: time)
      #expect(near(test.x, 40))
    }
    test.stage.advance(to: 3.5)
    #expect(near(test.x, 20))
    test.stage.advance(to: 4)
    #expect(test.x == 0)
  }

  @Test("V-21 on a property that does not add, the second block ends the first with false at once")
  func replacing() {
    let test = TestStage()
    var heard: [String] = []
    test.run {
      UIView.animate(withDuration: 1) {
        test.box.alpha = 0
      } completion: {
        heard.append("first \($0)")
      }
    }
    test.stage.advance(by: 0.5)
    test.run {
      UIView.animate(withDuration: 1) {
        test.box.alpha = 1
      } completion: {
        heard.append("second \($0)")
      }
    }
    test.stage.advance(by: 0)
    #expect(heard == ["first false"])
    _ = test.stage.advance(.rest)
    #expect(heard == ["first false", "second true"])
    #expect(test.stage.time == 1.5)
  }

  @Test(
    "V-21 a block that loses one of its animations is over with the others, and hears false then")
  func partlyReplaced() {
    let test = TestStage()
    var heard: [String] = []
    test.run {
      UIView.animate(withDuration: 1) {
        test.box.alpha = 0
        test.box.center.x = 200
      } completion: {
        heard.append("first \($0) \(test.stage.time)")
      }
    }
    test.stage.advance(by: 0.5)
    test.run { UIView.animate(withDuration: 0.1) { test.box.alpha = 1 } }
    _ = test.stage.advance(.rest)
    #expect(heard == ["first false 1.0"])
  }

  @Test("V-20 transforms add by coming one before the other; the switch is without a jump")
  func transforms() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        test.box.transform = CGAffineTransform(scaleX: 3, y: 3)
      }
    }
    test.stage.advance(by: 0.5)
    #expect(near(test.shown.affineTransform().a, 2))
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        test.box.transform = CGAffineTransform(rotationAngle: 0.4)
      }
    }
    let met = test.shown.affineTransform()
    #expect(near(met.a, 2) && near(met.b, 0) && near(met.d, 2))
    test.stage.advance(by: 0.25)
    // What is left of the older way, 2.5 to 3, before what the newer shows: 2.5, turned by 0.1.
    let scale = 2.5 / 3 * 2.5
    #expect(near(test.shown.affineTransform().a, scale * 0.9950041652780258))
    #expect(near(test.shown.affineTransform().b, scale * 0.09983341664682815))
    _ = test.stage.advance(.rest)
    #expect(near(test.shown.affineTransform().b, 0.3894183423086505))
  }

  @Test("a plain set during an additive way carries the rest of the way along")
  func setUnderWay() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { test.box.center.x = 200 }
    }
    test.stage.advance(by: 0.5)
    test.run { test.box.center.x = 300 }
    #expect(near(test.x, 250))
  }

  @Test("where a repeating animation runs, the next block replaces it")
  func afterRepeat() {
    let test = TestStage()
    var heard: [Bool] = []
    test.run {
      UIView.animate(withDuration: 0.5, delay: 0, options: .repeat) {
        test.box.center.x = 200
      } completion: {
        heard.append($0)
      }
    }
    test.stage.advance(by: 0.75)
    test.run {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { test.box.center.x = 0 }
    }
    #expect(test.x == 200)
    _ = test.stage.advance(.rest)
    #expect(heard == [false])
    #expect(test.stage.time == 1.25)
  }
}
