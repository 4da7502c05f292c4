extension LayerValue {
  /// This value with another on top, so many times: numbers, points, rectangles and colours part by
  /// part; a transform comes before this one. What does not add stays as it is.
  func adding(_ other: LayerValue, times count: Double) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b * count)
    case (.point(let a), .point(let b)): .point(a + b * count)
    case (.rect(let a), .rect(let b)):
      .rect(CGRect(origin: a.origin + b.origin * count, size: a.size + b.size * count))
    case (.color(let a?), .color(let b?)): .color(a + b * count)
    case (.transform(let a), .transform(let b)):
      .transform(b.repeated(count).concatenating(a))
    default: self
    }
  }

  /// The way from another value to this one; nil for what does not add.
  func difference(from start: LayerValue) -> LayerValue? {
    switch (self, start) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.point(let a), .point(let b)): .point(a - b)
    case (.rect(let a), .rect(let b)):
      .rect(CGRect(origin: a.origin - b.origin, size: a.size - b.size))
    case (.color(let a?), .color(let b?)): .color(a - b)
    default: nil
    }
  }
}

extension CGAffineTransform {
  /// One after the other, a whole number of times, by squaring.
  fileprivate func repeated(_ count: Double) -> CGAffineTransform {
    guard count != 1 else { return self }
    var rest = count > 0 ? UInt64(min(count, 1e9)) : 0
    var (result, power) = (CGAffineTransform.identity, self)
    while rest > 0 {
      if rest & 1 == 1 { result = result.concatenating(power) }
      power = power.concatenating(power)
      rest >>= 1
    }
    return result
  }
}
