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

  /// The thumb is nowhere, so nothing moves; the value is there at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

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
