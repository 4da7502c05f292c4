/// A control with a number between two others.
@MainActor
open class UISlider: UIControl {
  /// In single precision, as UIKit keeps it.
  open var value: Float {
    get { number }
    set { number = clamped(newValue) }
  }

  private var number: Float = 0

  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      number = clamped(number)
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      number = clamped(number)
    }
  }

  /// Tells of each value on the way, not only of the last.
  open var isContinuous = true

  /// Nothing is drawn, so nothing moves: the value is there at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: The thumb

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }

  /// The thumb is 31 points wide and stays inside the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let way = max(0, rect.width - UISlider.thumb)
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((clamped(value) - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + way * part, y: rect.midY - UISlider.thumb / 2, width: UISlider.thumb,
      height: UISlider.thumb)
  }

  private nonisolated static let thumb: CGFloat = 31

  /// How far the finger is to the right of the left edge of the thumb.
  private var grip: CGFloat = 0

  /// A finger near the thumb takes it along.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let point = touch.location(in: self)
    grip = point.x - thumb.minX
    return thumb.insetBy(dx: -10, dy: -10).contains(point)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: value(at: touch.location(in: self).x - grip), isLast: false)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    drag(to: value(at: touch.location(in: self).x - grip), isLast: true)
  }

  private func value(at left: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let way = track.width - UISlider.thumb
    guard way > 0 else { return value }
    let part = min(max((left - track.minX) / way, 0), 1)
    return minimumValue + Float(part) * (maximumValue - minimumValue)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }

  private func clamped(_ value: Float) -> Float {
    value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
  }
}

extension UISlider {
  /// What a finger does: a value on the way, or the last one.
  package func drag(to value: Float, isLast: Bool) {
    guard isEnabled else { return }
    let before = self.value
    self.value = value
    if isContinuous ? self.value != before : isLast { sendActions(for: .valueChanged) }
  }
}
