/// The touch that a control follows.
struct ControlTracking {
  weak var touch: UITouch?
  var isInside = false
}

extension UIControl {
  /// How far beyond its edges a finger that moves is still on the control, points.
  private nonisolated static let reach: CGFloat = 70

  func startTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = first(of: touches, event),
      beginTracking(touch, with: event)
    else { return }
    tracking = ControlTracking(touch: touch, isInside: true)
    press(isRepeat: touch.tapCount > 1)
  }

  func goOnTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    let wasInside = tracking.isInside
    tracking.isInside = holds(touch)
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    isHighlighted = isTouchInside
    let isInside = tracking.isInside
    if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  func finishTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    tracking.isInside = holds(touch)
    endTracking(touch, with: event)
    let isInside = tracking.isInside
    stopTracking()
    release(isInside: isInside)
  }

  func dropTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    tracking = ControlTracking()
    isHighlighted = false
  }

  private func press(isRepeat: Bool) {
    isHighlighted = true
    sendActions(for: .touchDown)
    if isRepeat { sendActions(for: .touchDownRepeat) }
  }

  private func release(isInside: Bool) {
    for event in isInside ? eventsOfTouchUp : [.touchUpOutside] { sendActions(for: event) }
  }

  private func first(of touches: Set<UITouch>, _ event: UIEvent?) -> UITouch? {
    event?.touches.first { touches.contains($0) } ?? touches.first
  }

  private func holds(_ touch: UITouch) -> Bool {
    let reach = UIControl.reach
    return bounds.insetBy(dx: -reach, dy: -reach).contains(touch.location(in: self))
  }

  /// What a finger that goes down and up on the control does; nothing while it is disabled.
  package func tap() {
    guard isEnabled else { return }
    press(isRepeat: false)
    isHighlighted = false
    release(isInside: true)
  }
}
