import Glibc

extension Oscillator {
  /// The first time after 0 at which y = 0, or nil if the motion never gets there.
  func firstZero(from y0: Double, velocity u0: Double) -> Double? {
    // y0·C + w·S = 0.
    let w = u0 + decay * y0
    var time: Double
    switch kind {
    case .under:
      guard y0 != 0 else { return u0 == 0 ? 0 : .pi / frequency }
      let phase = atan2(-y0 * frequency, w)
      time = (phase > 0 ? phase : phase + .pi) / frequency
    case .critical:
      time = -y0 / w
    case .over:
      time = log1p(-2 * y0 * frequency / (w + y0 * frequency)) / (2 * frequency)
    }
    return time > 0 && time.isFinite ? time : nil
  }
}
