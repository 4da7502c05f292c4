import Testing

@testable import UIKit

@MainActor
struct ViewTransitionTests {
  @Test("X-01 a transition applies its block at once, and is over after its duration")
  func with() {
    let test = TestStage()
    var ended: [String] = []
    test.run {
      UIView.transition(
        with: test.box, duration: 0.4, options: .transitionFlipFromLeft,
        animations: { test.box.alpha = 0.5 },
        completion: { ended.append("\(test.stage.time) \($0)") })
    }
    #expect(test.shown.opacity == 0.5)
    _ = test.stage.advance(.rest)
    #expect(ended == ["0.4 true"])
  }

  @Test("X-01 without a transition among the options it is over at once")
  func without() {
    let test = TestStage()
    var ended: [Bool] = []
    test.run {
      UIView.transition(
        with: test.box, duration: 0.4, options: [], animations: { test.box.center.x = 200 },
        completion: { ended.append($0) })
    }
    #expect(test.x == 200)
    test.stage.advance(by: 0)
    #expect(ended == [true])
    #expect(test.stage.time == 0)
  }

  @Test("X-01 with allowAnimatedContent what the block changes is animated")
  func content() {
    let test = TestStage()
    test.run {
      UIView.transition(
        with: test.box, duration: 1,
        options: [.transitionCrossDissolve, .allowAnimatedContent, .curveLinear],
        animations: { test.box.center.x = 200 })
    }
    test.stage.advance(by: 0.25)
    #expect(near(test.x, 125))
  }

  @Test("X-02 one view goes, the other comes in its place")
  func fromTo() {
    let test = TestStage()
    let (above, other) = test.run { (UIView(), UIView()) }
    test.window.addSubview(above)
    var ended = 0
    test.run {
      UIView.transition(
        from: test.box, to: other, duration: 0.3, options: .transitionFlipFromTop
      ) { _ in ended += 1 }
    }
    #expect(test.window.subviews == [other, above])
    #expect(test.box.superview == nil)
    #expect(ended == 0)
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 0.3)
    #expect(ended == 1)
  }

  @Test("X-02 with showHideTransitionViews they are hidden and shown")
  func showHide() {
    let test = TestStage()
    let other = test.run { UIView() }
    other.isHidden = true
    test.window.addSubview(other)
    test.run {
      UIView.transition(
        from: test.box, to: other, duration: 0.3,
        options: [.transitionCrossDissolve, .showHideTransitionViews])
    }
    #expect(test.box.isHidden)
    #expect(!other.isHidden)
    #expect(test.box.superview === test.window)
  }

  @Test("X-03 a snapshot has the view's size and an origin of zero, and does not change with it")
  func snapshot() {
    let test = TestStage()
    test.run { test.box.backgroundColor = .red }
    let picture = test.run { test.box.snapshotView(afterScreenUpdates: false) }
    #expect(picture?.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(picture?.superview == nil)
    #expect(picture?.backgroundColor == .red)
    test.run {
      test.box.bounds.size.width = 80
      test.box.backgroundColor = .blue
    }
    #expect(picture?.bounds.width == 40)
    #expect(picture?.backgroundColor == .red)
    let again = picture.flatMap { picture in
      test.run { test.window.addSubview(picture) }
      return picture.snapshotView(afterScreenUpdates: false)
    }
    #expect(again?.bounds.size == CGSize(width: 40, height: 40))
  }

  @Test("X-03 of a view that was never shown there is none")
  func neverShown() {
    let test = TestStage()
    let view = test.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    #expect(view.snapshotView(afterScreenUpdates: false) == nil)
    test.run { test.box.removeFromSuperview() }
    #expect(test.box.snapshotView(afterScreenUpdates: false) != nil)
  }

  @Test("X-05 a view not yet on the screen must be added, and shown after updates")
  func added() {
    let test = TestStage()
    test.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(view.snapshotView(afterScreenUpdates: true) == nil)
      test.window.addSubview(view)
      #expect(view.snapshotView(afterScreenUpdates: false) == nil)
      #expect(view.snapshotView(afterScreenUpdates: true)?.bounds.width == 10)
    }
  }

  @Test("a snapshot of what shows nothing is told of, by the views inside it too")
  func nothingSeen() {
    let test = TestStage()
    let inner = test.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      test.box.addSubview(view)
      return view
    }
    func told(_ change: () -> Void) -> [String] {
      let before = test.codes(.warning).count
      test.run { change() }
      test.run { _ = test.box.snapshotView(afterScreenUpdates: false) }
      return Array(test.codes(.warning).dropFirst(before))
    }
    #expect(told { test.box.backgroundColor = .clear } == ["empty-snapshot"])
    #expect(told { inner.backgroundColor = .red } == [])
    #expect(told { inner.isHidden = true } == ["empty-snapshot"])
    #expect(told { test.box.addSubview(UILabel()) } == ["empty-snapshot"])
    #expect(
      told {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        label.text = "a"
        test.box.addSubview(label)
      } == [])
  }

  @Test(
    "X-04 a resizable snapshot shows a part; drawHierarchy says whether there was something to draw"
  )
  func part() {
    let test = TestStage()
    let part = test.box.resizableSnapshotView(
      from: CGRect(x: 10, y: 0, width: 20, height: 30), afterScreenUpdates: false,
      withCapInsets: .zero)
    #expect(part?.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(test.box.drawHierarchy(in: test.box.bounds, afterScreenUpdates: false))
    let view = test.run { UIView() }
    #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
  }

  @Test(
    "together: one completion when all that was begun inside has ended, with whether all finished")
  func together() {
    let test = TestStage()
    var heard: [String] = []
    test.run {
      test.stage.together {
        UIView.animate(withDuration: 0.5) { test.box.center.x = 200 }
        UIView.animate(withDuration: 1) { test.box.alpha = 0 }
      } completion: {
        heard.append("\(test.stage.time) \($0)")
      }
      test.stage.together({}, completion: { heard.append("nothing \($0)") })
    }
    test.stage.advance(by: 0.75)
    #expect(heard == ["nothing true"])
    test.run { test.box.layer.removeAllAnimations() }
    _ = test.stage.advance(.rest)
    #expect(heard.last == "0.75 false")
  }
}
