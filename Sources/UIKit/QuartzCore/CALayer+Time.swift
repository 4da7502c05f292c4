internal import Motion

extension CALayer {
  /// A time of another layer in this layer's time, seconds; nil stands for `CACurrentMediaTime()`.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    clocks.local(layer?.outerTime(time) ?? time)
  }

  /// A time of this layer in another's; nil stands for `CACurrentMediaTime()`.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let outer = outerTime(time)
    return layer?.clocks.local(outer) ?? outer
  }

  /// The stage's time for one of this layer; now where a layer on the way stands still.
  private func outerTime(_ time: Double) -> Double {
    clocks.reversed().reduce(Optional(time)) { time, clock in time.flatMap(clock.parent) }
      ?? stage.time
  }

  /// The clocks of the layers from the root to this one that are not their parents' own.
  var clocks: [MediaClock] {
    guard stage.blocks.hasLayerClocks else { return [] }
    return sequence(first: self, next: \.superlayer).compactMap(\.clock).reversed()
  }

  private var clock: MediaClock? {
    guard speed != 1 || beginTime != 0 || timeOffset != 0 else { return nil }
    return try? MediaClock(beginTime: beginTime, speed: Double(speed), timeOffset: timeOffset)
  }
}
