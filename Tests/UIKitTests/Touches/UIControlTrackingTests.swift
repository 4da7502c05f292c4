import Testing

@testable import UIKit

@MainActor
struct UIControlTrackingTests {
  private static let named: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
    (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
  ]

  /// Adds a control at (100, 300), 100 x 100, that logs its events.
  private func add<C: UIControl>(_ scene: GestureScene, _ make: () -> C) -> C {
    let control = scene.stage.with(make)
    control.frame = CGRect(x: 100, y: 300, width: 100, height: 100)
    scene.window.addSubview(control)
    for (event, name) in UIControlTrackingTests.named {
      let action = scene.stage.with { UIAction { _ in scene.log.append(name) } }
      control.addAction(action, for: event)
    }
    return control
  }

  @Test("a finger that goes down and up on a button triggers it, and highlights it meanwhile")
  func button() {
    let scene = GestureScene()
    let button = add(scene) { UIButton() }
    scene.down(150, 350)
    #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
    scene.move(160, 350)
    scene.up(160, 350)
    #expect(scene.take() == ["down", "inside", "up", "primary"])
    #expect(!button.isHighlighted && !button.isTracking && !button.isTouchInside)
    scene.stage.advance(by: 0.1)
    scene.tapOnce(160, 350)
    #expect(scene.take() == ["down", "repeat", "up", "primary"])
  }

  @Test("70 points beyond its edge the finger is off the button, and may come back")
  func dragging() {
    let scene = GestureScene()
    let button = add(scene) { UIButton() }
    scene.down(150, 350)
    scene.move(260, 350)
    #expect(button.isHighlighted)
    scene.move(271, 350)
    #expect(!button.isHighlighted && button.isTracking)
    scene.move(280, 350)
    scene.move(150, 350)
    scene.move(300, 350)
    scene.up(300, 350)
    #expect(
      scene.take() == [
        "down", "inside", "exit", "outside", "outside", "enter", "inside", "exit", "outside",
        "up outside",
      ])
  }

  @Test("a recognizer that takes the touch cancels the button; a disabled one hears of nothing")
  func cancelling() {
    let scene = GestureScene()
    let button = add(scene) { UIButton() }
    scene.pan("pan", on: scene.window)
    scene.down(150, 350)
    scene.move(180, 350)
    #expect(scene.take() == ["down", "pan began", "cancel"] && !button.isHighlighted)
    scene.up(180, 350)
    _ = scene.take()
    button.isEnabled = false
    scene.tapOnce(150, 350)
    #expect(scene.take().isEmpty)
  }

  @Test("G-17 a control wins over a tap of the view around it, not over one of its own")
  func overTaps() {
    let scene = GestureScene()
    let button = add(scene) { UIButton() }
    scene.tap("around", on: scene.window)
    scene.tapOnce(150, 350)
    #expect(scene.take() == ["down", "up", "primary"])
    scene.stage.advance(by: 1)
    scene.tap("own", on: button)
    scene.tapOnce(150, 350)
    #expect(scene.take() == ["down", "own ended", "cancel"])
    scene.stage.advance(by: 1)
    button.isEnabled = false
    button.gestureRecognizers = nil
    scene.tapOnce(150, 350)
    #expect(scene.take() == ["around ended"])
  }

  @Test("a control of an app's own says whether it follows a touch, and for how long")
  func ownTracking() {
    final class Knob: UIControl {
      weak var scene: GestureScene?
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touch.location(in: self).x < 60
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touch.location(in: self).x < 80
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        scene?.log.append("ended")
      }
      override func cancelTracking(with event: UIEvent?) { scene?.log.append("cancelled") }
    }
    let scene = GestureScene()
    let knob = add(scene) { Knob() }
    knob.scene = scene
    scene.drag((175, 350), from: (170, 350))
    #expect(scene.take().isEmpty)
    scene.stage.advance(by: 1)
    scene.drag((170, 350), (190, 350), (150, 350), from: (150, 350))
    #expect(scene.take() == ["down", "inside"])
    scene.stage.advance(by: 1)
    scene.drag((170, 350), from: (150, 350))
    #expect(scene.take() == ["down", "inside", "ended", "up"])
    scene.stage.advance(by: 1)
    scene.down(150, 350)
    scene.cancel()
    #expect(scene.take() == ["down", "cancelled", "cancel"])
  }

  @Test("a slider's thumb goes with the finger that holds it, to the ends and no further")
  func slider() {
    let scene = GestureScene()
    let slider = add(scene) { UISlider() }
    slider.frame = CGRect(x: 50, y: 300, width: 231, height: 31)
    slider.minimumValue = 10
    slider.maximumValue = 20
    // The thumb is 31 wide, so that it goes 200 points.
    scene.down(70, 315)
    scene.move(120, 315)
    #expect(slider.value == 12.5)
    scene.move(170, 200)
    #expect(slider.value == 15)
    scene.move(400, 315)
    scene.up(400, 315)
    #expect(slider.value == 20 && slider.minimumValue == 10)
    #expect(scene.take().filter { $0 == "value" }.count == 3)
    scene.drag((20, 315), from: (100, 315))
    #expect(slider.value == 20 && scene.take().isEmpty)
    slider.isContinuous = false
    scene.drag((220, 315), (170, 315), from: (270, 315))
    #expect(slider.value == 15 && scene.take().filter { $0 == "value" } == ["value"])
  }

  @Test("a switch turns over for a finger that ends on it")
  func toggle() {
    let scene = GestureScene()
    let toggle = add(scene) { UISwitch() }
    scene.tapOnce(150, 350)
    #expect(toggle.isOn && scene.take() == ["down", "up", "value", "primary"])
    scene.stage.advance(by: 1)
    scene.drag((350, 350), from: (150, 350))
    #expect(toggle.isOn)
    _ = scene.take()
    scene.tapOnce(150, 350)
    #expect(!toggle.isOn)
  }
}
