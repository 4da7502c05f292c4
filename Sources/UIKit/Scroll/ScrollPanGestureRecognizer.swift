/// The finger that scrolls a scroll view.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// How long the content waits for a touch that may become a drag, seconds.
  private nonisolated static let patience = 0.15

  private lazy var clock = GestureClock(self)

  private var scroll: UIScrollView? { view as? UIScrollView }

  /// A swipe over the edge of the screen goes first.
  override func waitsByItself(for other: UIGestureRecognizer) -> Bool {
    other is UIScreenEdgePanGestureRecognizer
  }

  override func delaysBegan(of touch: UITouch) -> Bool {
    clock.isRunning && touch.view !== scroll || super.delaysBegan(of: touch)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scroll?.catchContent()
    guard scroll?.delaysContentTouches ?? false, record.touches.count == 1 else { return }
    clock.start(ScrollPanGestureRecognizer.patience) { [weak self] in
      self?.stage.touches.update()
    }
  }

  override func reset() {
    super.reset()
    clock.stop()
    slack = .zero
    locked = nil
  }

  /// What the fingers went before the content began to move, points in the window: it does not jump
  /// by the 10 points after which the pan begins.
  private var slack = CGPoint.zero

  /// How far the fingers went, in the coordinates of the content.
  var way: CGPoint {
    let way = path.translation
    return unlocked(distance(CGPoint(x: way.x - slack.x, y: way.y - slack.y), in: scroll))
  }

  /// The axis that a drag along the other one is kept from.
  private var locked: NSLayoutConstraint.Axis?

  private func unlocked(_ vector: CGPoint) -> CGPoint {
    switch locked {
    case .horizontal: CGPoint(x: 0, y: vector.y)
    case .vertical: CGPoint(x: vector.x, y: 0)
    default: vector
    }
  }

  /// A drag that is more than twice as long one way keeps to it; a slanting one is free.
  private func lock(_ way: CGPoint) {
    guard scroll?.isDirectionalLockEnabled ?? false else { return }
    if abs(way.x) > 2 * abs(way.y) { locked = .vertical }
    if abs(way.y) > 2 * abs(way.x) { locked = .horizontal }
  }

  private func takeSlack() {
    let way = path.translation
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let part = length > 0 ? min(1, UIPanGestureRecognizer.slop / length) : 0
    slack = CGPoint(x: way.x * part, y: way.y * part)
  }

  func scrollContent() {
    guard let scroll else { return }
    switch state {
    case .began:
      takeSlack()
      lock(way)
      if scroll.beginDrag() { scroll.drag(by: way) }
    case .changed: scroll.drag(by: way)
    case .ended:
      scroll.drag(by: way)
      scroll.endDrag(velocity: unlocked(distance(windowVelocity, in: scroll)))
    case .cancelled: scroll.cancelDrag()
    default: break
    }
  }
}

extension UIScrollView {
  func makePan() -> UIPanGestureRecognizer {
    let pan = stage.with { ScrollPanGestureRecognizer() }
    pan.addAction { ($0 as? ScrollPanGestureRecognizer)?.scrollContent() }
    addGestureRecognizer(pan)
    return pan
  }

  /// A finger on content that slows down stops it; beyond an edge it comes back first.
  func catchContent() {
    guard isDecelerating, range(.horizontal).contains(contentOffset.x),
      range(.vertical).contains(contentOffset.y)
    else { return }
    stopMotion()
  }

  /// The content moves along the axis that the finger goes along, and has not got the touch for
  /// itself.
  func letsScroll(_ pan: ScrollPanGestureRecognizer) -> Bool {
    let way = pan.way
    guard isScrollEnabled, scrolls(abs(way.x) > abs(way.y) ? .horizontal : .vertical) else {
      return false
    }
    let inside = pan.record.touches.filter { $0.delivery.hasBegun }.compactMap(\.view)
    return inside.allSatisfy { view in
      view === self || canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }
}
