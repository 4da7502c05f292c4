@testable import UIKit

/// A window of 393 x 852 with views in it, fingers, and a log of what recognizers and views say.
@MainActor
final class GestureScene {
  let test = TestStage()
  var log: [String] = []

  var stage: Stage { test.stage }
  var window: UIWindow { test.window }
  /// 40 x 40 around (100, 100).
  var box: UIView { test.box }

  init() {
    // Nothing is in the way of fingers.
    box.frame = CGRect(x: 80, y: 80, width: 40, height: 40)
  }

  func make<T>(_ body: () -> T) -> T { stage.with(body) }

  func add(_ frame: CGRect, to parent: UIView? = nil) -> UIView {
    let view = make { UIView(frame: frame) }
    (parent ?? window).addSubview(view)
    return view
  }

  /// Adds a recognizer that logs `name state`.
  @discardableResult
  func recognize<R: UIGestureRecognizer>(_ name: String, on view: UIView, _ make: () -> R) -> R {
    let recognizer = stage.with(make)
    view.addGestureRecognizer(recognizer)
    recognizer.addAction { [unowned self] in log.append("\(name) \($0.state)") }
    return recognizer
  }

  @discardableResult
  func pan(_ name: String, on view: UIView) -> UIPanGestureRecognizer {
    recognize(name, on: view) { UIPanGestureRecognizer() }
  }

  @discardableResult
  func tap(_ name: String, on view: UIView, times: Int = 1) -> UITapGestureRecognizer {
    let tap = recognize(name, on: view) { UITapGestureRecognizer() }
    tap.numberOfTapsRequired = times
    return tap
  }

  // MARK: Fingers

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    stage.touch(.began, finger: finger, at: CGPoint(x: x, y: y))
  }

  /// After a frame of 1/60 s.
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1, after seconds: Double = 1.0 / 60) {
    stage.advance(by: seconds)
    stage.touch(.moved, finger: finger, at: CGPoint(x: x, y: y))
  }

  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 1, velocity: CGPoint? = nil) {
    stage.touch(.ended, finger: finger, at: CGPoint(x: x, y: y), velocity: velocity)
  }

  func cancel(finger: Int = 1) {
    let point = stage.finger(finger)?.position ?? .zero
    stage.touch(.cancelled, finger: finger, at: point)
  }

  func tapOnce(_ x: CGFloat = 100, _ y: CGFloat = 100, finger: Int = 1) {
    down(x, y, finger: finger)
    stage.advance(by: 0.05)
    up(x, y, finger: finger)
  }

  /// Down at (100, 100), through points a frame apart, and up at the last of them.
  func drag(_ points: (CGFloat, CGFloat)..., from start: (CGFloat, CGFloat) = (100, 100)) {
    down(start.0, start.1)
    for point in points { move(point.0, point.1) }
    let end = points.last ?? start
    up(end.0, end.1)
  }

  /// What is new in the log.
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// Says in a log which touches it hears of.
final class TouchView: UIView {
  weak var scene: GestureScene?
  var name = "view"
  var passesOn = false

  private func note(_ what: String, _ touches: Set<UITouch>) {
    scene?.log.append("\(name) \(what)" + (touches.count > 1 ? " \(touches.count)" : ""))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

extension GestureScene {
  /// A view that logs its touches: 100 x 100 in the corner of the window, unless told otherwise.
  func touchView(
    _ name: String = "view", _ frame: CGRect = CGRect(x: 0, y: 200, width: 100, height: 100),
    in parent: UIView? = nil
  ) -> TouchView {
    let view = make { TouchView(frame: frame) }
    view.scene = self
    view.name = name
    (parent ?? window).addSubview(view)
    return view
  }
}

/// Answers as it is told, and logs who asked.
@MainActor
final class GestureDelegate: UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var receives: (UITouch) -> Bool = { _ in true }
  var shares: (UIGestureRecognizer) -> Bool = { _ in false }
  var waits: (UIGestureRecognizer) -> Bool = { _ in false }
  var goesFirst: (UIGestureRecognizer) -> Bool = { _ in false }
  var asked: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append("begin")
    return begins(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    asked.append("receive")
    return receives(touch)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append("share")
    return shares(otherGestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append("wait")
    return waits(otherGestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append("first")
    return goesFirst(otherGestureRecognizer)
  }
}
