import Testing

@testable import UIKit

@MainActor
struct UIViewHierarchyTests {
  private let stage = Stage()

  private func views(_ count: Int) -> [UIView] { stage.with { (0..<count).map { _ in UIView() } } }

  @Test("subviews stand back to front where they are put, and their layers with them")
  func inserting() {
    let all = views(5)
    let (root, a, b, c, d) = (all[0], all[1], all[2], all[3], all[4])
    root.addSubview(a)
    root.addSubview(b)
    root.insertSubview(c, at: 0)
    root.insertSubview(d, belowSubview: b)
    #expect(root.subviews == [c, a, d, b])
    root.insertSubview(c, aboveSubview: b)
    #expect(root.subviews == [a, d, b, c])
    root.bringSubviewToFront(a)
    #expect(root.subviews == [d, b, c, a])
    root.sendSubviewToBack(c)
    #expect(root.subviews == [c, d, b, a])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(root.subviews == [a, d, b, c])
    root.exchangeSubview(at: 1, withSubviewAt: 9)
    root.insertSubview(a, at: 99)
    #expect(root.subviews == [d, b, c, a])
    #expect(root.layer.sublayers == root.subviews.map(\.layer))
    #expect(root.subviews.allSatisfy { $0.superview === root })
  }

  @Test(
    "a view is in one place: adding it elsewhere takes it away, beside a sibling that is not there it comes to the front"
  )
  func moving() {
    let all = views(4)
    let (one, two, child, other) = (all[0], all[1], all[2], all[3])
    one.addSubview(child)
    two.addSubview(other)
    two.insertSubview(child, belowSubview: one)
    #expect(one.subviews.isEmpty && one.layer.sublayers == nil)
    #expect(two.subviews == [other, child])
    child.removeFromSuperview()
    child.removeFromSuperview()
    #expect(child.superview == nil && two.subviews == [other])
  }

  @Test("standalone sublayers keep their place among the layers of subviews")
  func standaloneLayers() {
    let all = views(3)
    let layer = stage.with { CALayer() }
    all[0].addSubview(all[1])
    all[0].layer.addSublayer(layer)
    all[0].addSubview(all[2])
    #expect(all[0].layer.sublayers == [all[1].layer, layer, all[2].layer])
    all[0].bringSubviewToFront(all[1])
    #expect(all[0].layer.sublayers == [layer, all[2].layer, all[1].layer])
  }

  @Test("contract 12: a view inside itself is misuse, and is refused")
  func cycles() {
    let test = TestStage()
    let inner = test.run { UIView() }
    test.box.addSubview(inner)
    inner.addSubview(test.box)
    inner.addSubview(inner)
    #expect(test.codes(.misuse) == ["view-cycle", "view-cycle"])
    #expect(test.box.superview === test.window && inner.subviews.isEmpty)
  }

  @Test("views nest 500 deep, whichever end grows")
  func depth() {
    let test = TestStage()
    let all = test.run { (0..<505).map { _ in UIView() } }
    for (outer, inner) in zip(all, all.dropFirst()) { outer.addSubview(inner) }
    #expect(all[499].superview === all[498] && all[500].superview == nil)
    let tops = test.run { (0..<505).map { _ in UIView() } }
    for (inner, outer) in zip(tops, tops.dropFirst()) { outer.addSubview(inner) }
    #expect(tops[498].superview === tops[499] && tops[499].superview == nil)
    #expect(Set(test.codes(.misuse)) == ["hierarchy-too-deep"])
    #expect(all[0].hitTest(.zero, with: nil) == nil)
  }

  @Test("descendants, tags and windows are found")
  func finding() {
    let test = TestStage()
    let inner = test.run { UIView() }
    inner.tag = 7
    test.box.addSubview(inner)
    #expect(inner.isDescendant(of: test.window) && inner.isDescendant(of: inner))
    #expect(!test.box.isDescendant(of: inner))
    #expect(test.window.viewWithTag(7) === inner)
    #expect(test.window.viewWithTag(8) == nil)
    #expect(inner.window === test.window)
    test.box.removeFromSuperview()
    #expect(inner.window == nil)
    #expect(inner.next === test.box)
  }

  @Test("adding tells view and superviews in order, and removing too")
  func callbacks() {
    let test = TestStage()
    let log = CallLog()
    let (outer, inner, other) = test.run {
      (LoggedView("outer", log), LoggedView("inner", log), LoggedView("other", log))
    }
    outer.addSubview(inner)
    #expect(
      log.take() == [
        "inner.willMove(toSuperview: outer)", "inner.didMoveToSuperview",
        "outer.didAddSubview(inner)",
      ])
    test.window.addSubview(outer)
    #expect(
      log.take() == [
        "outer.willMove(toWindow: yes)", "inner.willMove(toWindow: yes)",
        "outer.willMove(toSuperview: a view)", "outer.didMoveToWindow", "inner.didMoveToWindow",
        "outer.didMoveToSuperview",
      ])
    test.window.addSubview(other)
    _ = log.take()
    other.addSubview(inner)
    #expect(
      log.take() == [
        "inner.willMove(toSuperview: other)", "outer.willRemoveSubview(inner)",
        "inner.didMoveToSuperview", "other.didAddSubview(inner)",
      ])
    other.bringSubviewToFront(inner)
    #expect(log.take().isEmpty)
    inner.removeFromSuperview()
    #expect(
      log.take() == [
        "other.willRemoveSubview(inner)", "inner.willMove(toWindow: no)",
        "inner.willMove(toSuperview: none)", "inner.didMoveToWindow", "inner.didMoveToSuperview",
      ])
  }
}

final class CallLog {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

final class LoggedView: UIView {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func name(_ view: UIView?) -> String {
    view == nil ? "none" : (view as? LoggedView)?.name ?? "a view"
  }

  override func didAddSubview(_ subview: UIView) {
    log.add("\(name).didAddSubview(\(name(subview)))")
  }
  override func willRemoveSubview(_ subview: UIView) {
    log.add("\(name).willRemoveSubview(\(name(subview)))")
  }
  override func willMove(toSuperview view: UIView?) {
    log.add("\(name).willMove(toSuperview: \(name(view)))")
  }
  override func didMoveToSuperview() { log.add("\(name).didMoveToSuperview") }
  override func willMove(toWindow window: UIWindow?) {
    log.add("\(name).willMove(toWindow: \(window == nil ? "no" : "yes"))")
  }
  override func didMoveToWindow() { log.add("\(name).didMoveToWindow") }
}
