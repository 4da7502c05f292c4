/// A curve as the corners of a line over 0...1: CSS's `linear()`.
struct PiecewiseLine {
  /// Percent of the time and value, as they are printed.
  let corners: [(percent: Digits, value: Digits)]

  /// How far the line may be from the curve.
  static let tolerance = 0.001
  /// More corners than this nobody pastes: the tolerance grows instead.
  static let most = 200
  private static let samples = 2_000

  init(_ curve: (Double) -> Double) {
    let values = (0...Self.samples).map { curve(Double($0) / Double(Self.samples)) }
    var tolerance = Self.tolerance
    var kept = Self.corners(of: values, within: tolerance)
    while kept.count > Self.most {
      tolerance *= 1.5
      kept = Self.corners(of: values, within: tolerance)
    }
    corners = kept.map { index in
      (
        Digits(Double(index) / Double(Self.samples) * 100, places: 2),
        Digits(values[index], places: 4)
      )
    }
  }

  /// Keyframes: the keys themselves where the way between them is straight, else as any curve.
  init(_ track: KeyframeTrack<Double>) {
    let straight = track.timing.isEmpty && (track.mode == .linear || track.mode == .paced)
    guard straight || track.mode == .discrete,
      let keys = try? PrintedKeys(track, scale: 100)
    else {
      self.init { track.value(at: $0) }
      return
    }
    self.init(
      corners: keys.pieces.reduce(into: [(percent: Digits(0), value: keys.first)]) { list, piece in
        list.append((piece.until, piece.end))
        if piece.jumps { list.append((piece.until, piece.next)) }
      })
  }

  private init(corners: [(percent: Digits, value: Digits)]) { self.corners = corners }

  /// The arguments of `linear()`.
  var css: String {
    corners.map { "\($0.value.text) \($0.percent.text)%" }.joined(separator: ", ")
  }

  /// The value of the printed line; of corners at one place the last wins.
  func value(at fraction: Double) -> Double {
    let percent = fraction * 100
    guard let next = corners.firstIndex(where: { $0.percent.value > percent }) else {
      return corners.last?.value.value ?? 0
    }
    guard next > 0 else { return corners[0].value.value }
    let (low, high) = (corners[next - 1], corners[next])
    let local = (percent - low.percent.value) / (high.percent.value - low.percent.value)
    return low.value.value + (high.value.value - low.value.value) * local
  }

  /// Douglas and Peucker's corners, by the distance up and down: splits where the line is furthest
  /// off.
  private static func corners(of values: [Double], within tolerance: Double) -> [Int] {
    var isKept = [Bool](repeating: false, count: values.count)
    isKept[0] = true
    isKept[values.count - 1] = true
    var open = [(0, values.count - 1)]
    while let (start, end) = open.popLast() {
      let slope = (values[end] - values[start]) / Double(end - start)
      var worst = (distance: tolerance, index: start)
      for index in start..<end {
        let line = values[start] + slope * Double(index - start)
        let distance = abs(values[index] - line)
        if distance > worst.distance { worst = (distance, index) }
      }
      guard worst.index > start else { continue }
      isKept[worst.index] = true
      open += [(start, worst.index), (worst.index, end)]
    }
    return isKept.indices.filter { isKept[$0] }
  }
}
