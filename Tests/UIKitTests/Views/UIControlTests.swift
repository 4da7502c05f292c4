import Testing

@testable import UIKit

@MainActor
struct UIControlTests {
  private let stage = Stage()

  @Test("actions are called in order, by event, with their sender; the same identifier replaces")
  func actions() {
    stage.with {
      let control = UIControl()
      var log: [String] = []
      let first = UIAction { log.append("first \($0.sender === control)") }
      control.addAction(first, for: [.touchDown, .valueChanged])
      control.addAction(UIAction { _ in log.append("second") }, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      control.sendActions(for: .touchUpInside)
      #expect(log == ["first true", "second"])
      #expect(control.allControlEvents == [.touchDown, .valueChanged])
      control.removeAction(first, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(log == ["first true", "second", "second"])
      let id = UIAction.Identifier("a")
      control.addAction(UIAction(identifier: id) { _ in log.append("old") }, for: .touchCancel)
      control.addAction(UIAction(identifier: id) { _ in log.append("new") }, for: .touchCancel)
      control.sendActions(for: .touchCancel)
      #expect(log.last == "new" && log.count == 4)
    }
  }

  @Test("a control that its action removes lives until the action is over")
  func removed() {
    stage.with {
      let outer = UIView()
      weak var gone: UIButton?
      do {
        let button = UIButton(type: .system)
        gone = button
        outer.addSubview(button)
        button.addAction(
          UIAction { _ in outer.subviews.first?.removeFromSuperview() }, for: .touchUpInside)
      }
      gone?.tap()
      #expect(gone == nil)
    }
  }

  @Test("the state follows from its parts, and a button shows what is set for it")
  func states() {
    stage.with {
      let button = UIButton(type: .system)
      button.setTitle("Play", for: .normal)
      button.setTitle("Pause", for: .selected)
      #expect(button.currentTitle == "Play" && button.state == .normal)
      button.isSelected = true
      #expect(button.currentTitle == "Pause" && button.state == .selected)
      #expect(button.titleLabel?.text == "Pause")
      button.isEnabled = false
      #expect(button.state == [.disabled, .selected] && button.currentTitle == "Play")
      #expect(button.titleLabel?.font.pointSize == 15)
    }
  }

  @Test("a tap goes down and up and triggers; a disabled button does nothing")
  func taps() {
    stage.with {
      let button = UIButton(type: .custom)
      var log: [String] = []
      for (event, name) in [
        (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"),
        (.primaryActionTriggered, "primary"),
      ] {
        button.addAction(UIAction { _ in log.append(name) }, for: event)
      }
      button.tap()
      #expect(log == ["down", "up", "primary"] && !button.isHighlighted)
      button.isEnabled = false
      button.tap()
      #expect(log.count == 3)
    }
  }

  @Test("a slider keeps its value inside its ends, and tells of a finger's changes alone")
  func slider() {
    stage.with {
      let slider = UISlider()
      var values: [Float] = []
      slider.addAction(
        UIAction { values.append(($0.sender as? UISlider)?.value ?? -1) }, for: .valueChanged)
      #expect(slider.value == 0 && slider.maximumValue == 1)
      slider.value = 3
      #expect(slider.value == 1)
      slider.maximumValue = 10
      slider.minimumValue = 2
      #expect(slider.value == 2)
      slider.value = .nan
      #expect(slider.value == 2)
      slider.minimumValue = 20
      #expect(slider.value == 20 && slider.maximumValue == 20)
      slider.minimumValue = 0
      #expect(values == [])
      slider.drag(to: 5, isLast: false)
      slider.drag(to: 5, isLast: true)
      #expect(values == [5])
      slider.isContinuous = false
      slider.drag(to: 6, isLast: false)
      slider.drag(to: 7, isLast: true)
      #expect(values == [5, 7])
    }
  }

  @Test("G0-8 labels and images take no touches, buttons, stacks and scroll views do")
  func touches() {
    stage.with {
      #expect(UIView().isUserInteractionEnabled && UIButton().isUserInteractionEnabled)
      #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
      #expect(UIScrollView().isUserInteractionEnabled && UIStackView().isUserInteractionEnabled)
    }
  }
}
