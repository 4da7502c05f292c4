import Testing

@testable import UIKit

@MainActor
struct UIViewLayoutTests {
  @Test("a view in a window is laid out in the turn that asks, superviews first, once")
  func pass() {
    let test = TestStage()
    var order: [String] = []
    let (outer, inner) = test.run {
      (LayoutLog { order.append("outer") }, LayoutLog { order.append("inner") })
    }
    test.run {
      outer.addSubview(inner)
      test.window.addSubview(outer)
    }
    #expect(order == ["outer", "inner"])
    order = []
    test.run {
      inner.setNeedsLayout()
      outer.setNeedsLayout()
      inner.setNeedsLayout()
      #expect(order.isEmpty)
    }
    #expect(order == ["outer", "inner"])
    test.run {}
    #expect(order.count == 2)
  }

  @Test("a view without a window waits until it has one")
  func detached() {
    let test = TestStage()
    var count = 0
    let view = test.run { LayoutLog { count += 1 } }
    test.run { view.setNeedsLayout() }
    #expect(count == 0)
    test.run { test.window.addSubview(view) }
    #expect(count == 1)
  }

  @Test("layoutIfNeeded lays out now, together with the superviews that asked, and not twice")
  func now() {
    let test = TestStage()
    var order: [String] = []
    let (outer, inner) = test.run {
      (LayoutLog { order.append("outer") }, LayoutLog { order.append("inner") })
    }
    outer.addSubview(inner)
    inner.layoutIfNeeded()
    inner.layoutIfNeeded()
    #expect(order == ["outer", "inner"])
  }

  @Test("layout comes before the commit: what it moves is seen in the same turn")
  func beforeCommit() {
    let test = TestStage()
    let parent = test.run { CenteringView(child: UIView()) }
    test.run { test.window.addSubview(parent) }
    test.run { parent.bounds.size.width = 300 }
    #expect(parent.child.layer.presentation()?.position.x == 150)
  }

  @Test("another size asks for layout, another origin, place or transform does not")
  func size() {
    let test = TestStage()
    var count = 0
    let view = test.run { LayoutLog { count += 1 } }
    test.run { test.window.addSubview(view) }
    test.run {
      view.center.x = 50
      view.bounds.origin.y = 20
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    #expect(count == 1)
    test.run { view.frame.size.height = 90 }
    #expect(count == 2)
  }

  @Test("a subview that comes or goes asks the superview for layout")
  func subviews() {
    let test = TestStage()
    var count = 0
    let view = test.run { LayoutLog { count += 1 } }
    test.run { test.window.addSubview(view) }
    test.run { view.addSubview(test.box) }
    test.run { test.box.removeFromSuperview() }
    #expect(count == 3)
  }

  @Test("layout that asks for layout each time is misuse, and ends")
  func loop() {
    let test = TestStage()
    var count = 0
    let view = test.run { LayoutLog { count += 1 } }
    test.run { test.window.addSubview(view) }
    test.stage.turnsPerInstant = 20
    let looping = test.run { LoopingView() }
    test.run { test.window.addSubview(looping) }
    #expect(test.codes(.misuse) == ["layout-loop"])
    #expect((20...21).contains(looping.count))
  }
}

private final class LoopingView: UIView {
  private(set) var count = 0

  override func layoutSubviews() {
    count += 1
    setNeedsLayout()
  }
}
