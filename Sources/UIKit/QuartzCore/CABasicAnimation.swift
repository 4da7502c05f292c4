internal import Motion

/// From one value to another.
@MainActor
open class CABasicAnimation: CAPropertyAnimation {
  public override init() { super.init() }

  public required init(copying other: CAAnimation) {
    if let other = other as? CABasicAnimation {
      fromValue = other.fromValue
      toValue = other.toValue
      byValue = other.byValue
    }
    super.init(copying: other)
  }

  /// Numbers, points, sizes, rectangles, transforms, colours. What is nil is the present value.
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func tracks(on layer: CALayer, _ context: AnimationContext) -> [ExplicitTrack] {
    track(on: layer, context, pace: pace(context)) { ends(on: $0).map(LayerAnimation.Course.init) }
  }

  func pace(_ context: AnimationContext) -> LayerAnimation.Pace {
    .curve(timingFunction?.curve ?? context.curve)
  }

  /// As Core Animation completes two, one or none of three values.
  private func ends(on target: ExplicitTarget) -> (from: LayerValue, to: LayerValue)? {
    let (from, to, by) = (target.value(fromValue), target.value(toValue), target.value(byValue))
    if fromValue != nil, from == nil { return nil }
    if toValue != nil, to == nil { return nil }
    if byValue != nil, by == nil { return nil }
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by, times: 1))
    case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
    case (let from?, nil, nil): return (from, isAdditive ? target.zero : target.model)
    case (nil, let to?, nil): return (isAdditive ? target.zero : target.shown, to)
    case (nil, nil, let by?):
      return isAdditive
        ? (target.zero, by) : (target.shown, target.shown.adding(by, times: 1))
    case (nil, nil, nil): return (target.shown, target.model)
    }
  }
}

extension LayerAnimation.Course {
  fileprivate init(_ ends: (from: LayerValue, to: LayerValue)) {
    self.init(from: ends.from, to: ends.to)
  }
}
