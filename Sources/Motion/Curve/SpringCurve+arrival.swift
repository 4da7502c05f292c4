extension SpringCurve {
  /// The same spring, over where it first arrives; one that never passes its end stays as it is.
  public func endingAtArrival() -> SpringCurve {
    guard let arrival = spring.firstArrival else { return self }
    return ending(at: arrival)
  }

  /// The way gone, at t seconds.
  public func value(at time: Double) -> Double {
    hasArrived(at: time) ? 1 : spring.value(at: time)
  }

  /// Ways per second, at t seconds.
  public func velocity(at time: Double) -> Double {
    hasArrived(at: time) ? 0 : spring.velocity(at: time)
  }

  private func hasArrived(at time: Double) -> Bool {
    guard endsAtArrival, let duration else { return false }
    return time >= duration
  }
}
