/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// A touch that ends on it turns it over.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { isOn.toggle() }
  }

  override var eventsOfTouchUp: [UIControl.Event] {
    [.touchUpInside, .valueChanged, .primaryActionTriggered]
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}
