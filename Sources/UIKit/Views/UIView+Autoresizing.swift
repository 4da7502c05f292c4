extension UIView {
  /// What of a view's place in its superview gives way when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Where the view stands in its superview without its transform.
  var plainFrame: CGRect {
    get {
      let (size, anchor, position) = (bounds.size, layer.anchorPoint, layer.position)
      return CGRect(
        origin: CGPoint(
          x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
        size: size)
    }
    set {
      var bounds = self.bounds
      bounds.size = newValue.size
      self.bounds = bounds
      let anchor = layer.anchorPoint
      center = CGPoint(
        x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
    }
  }

  func autoresizeSubviews(from old: CGSize) {
    for view in subviews where !view.autoresizingMask.isEmpty {
      guard view.translatesAutoresizingMaskIntoConstraints else { continue }
      let frame = view.autoresized(from: old, to: bounds.size)
      if frame != view.plainFrame { view.plainFrame = frame }
    }
  }

  private func autoresized(from old: CGSize, to new: CGSize) -> CGRect {
    let (frame, mask) = (plainFrame, autoresizingMask)
    let x = Stretch(start: frame.minX, length: frame.width, whole: old.width).resized(
      by: new.width - old.width, start: mask.contains(.flexibleLeftMargin),
      length: mask.contains(.flexibleWidth), end: mask.contains(.flexibleRightMargin))
    let y = Stretch(start: frame.minY, length: frame.height, whole: old.height).resized(
      by: new.height - old.height, start: mask.contains(.flexibleTopMargin),
      length: mask.contains(.flexibleHeight), end: mask.contains(.flexibleBottomMargin))
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}

/// A view and its margins along one axis.
private struct Stretch {
  var start: CGFloat
  var length: CGFloat
  let whole: CGFloat

  /// What may give way shares the difference in proportion to its present length, evenly where all
  /// of it is empty.
  func resized(by delta: CGFloat, start: Bool, length: Bool, end: Bool) -> Stretch {
    let parts = [
      start ? self.start : nil, length ? self.length : nil,
      end ? whole - self.start - self.length : nil,
    ]
    let flexible = parts.compactMap { $0 }
    guard !flexible.isEmpty else { return self }
    let sum = flexible.reduce(0, +)
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return sum > 0 ? delta * part / sum : delta / CGFloat(flexible.count)
    }
    var result = self
    result.start += share(parts[0])
    result.length = max(0, self.length + share(parts[1]))
    return result
  }
}
