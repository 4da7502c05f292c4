/// Which times a keyframe track goes by.
enum KeyTimes {
  /// The times given, if Core Animation would take them.
  static func usable(_ times: [Double], _ count: Int, _ mode: CalculationMode) -> [Double]? {
    guard times.count == (mode == .discrete ? count + 1 : count) else { return nil }
    guard times.first == 0, times.last == 1 else { return nil }
    guard zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
    return times
  }

  /// i/(n − 1), and i/n in discrete mode, where every value lasts equally long.
  static func even(_ count: Int, _ mode: CalculationMode) -> [Double] {
    let parts = mode == .discrete ? count : count - 1
    guard parts > 0 else { return [0] }
    return (0...parts).map { Double($0) / Double(parts) }
  }

  /// In proportion to the way between the values; even where there is no way at all.
  static func paced<Value: Interpolatable>(_ values: [Value]) -> [Double] {
    var travelled = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      travelled.append((travelled.last ?? 0) + from.way(to: to))
    }
    guard let all = travelled.last, all > 0, all.isFinite else {
      return even(values.count, .linear)
    }
    return travelled.map { $0 / all }
  }
}

/// The pieces of a spline track.
enum SplinePieces {
  static func make<Value: Interpolatable>(
    _ values: [Value], _ times: [Double], _ mode: CalculationMode, _ shapes: [SplineShape]
  ) -> [SplinePiece<Value>] {
    guard mode == .cubic || mode == .cubicPaced, values.count > 1 else { return [] }
    return (0..<values.count - 1).map { index in
      let (from, to) = (values[index], values[index + 1])
      return SplinePiece(
        // Beyond the ends stands the mirror image of the neighbour.
        before: index > 0 ? values[index - 1] : from.interpolated(to: to, at: -1),
        from: from, to: to,
        after: index + 2 < values.count ? values[index + 2] : from.interpolated(to: to, at: 2),
        leaving: mode == .cubic
          ? leaving(shape(shapes, index)) : even(stretch(times, index, from: index)),
        arriving: mode == .cubic
          ? arriving(shape(shapes, index + 1)) : even(stretch(times, index, from: index + 1)))
    }
  }

  private static func shape(_ shapes: [SplineShape], _ index: Int) -> SplineShape {
    index < shapes.count ? shapes[index] : SplineShape()
  }

  /// ½(1 − T)·[(1 + C)(1 + B), (1 − C)(1 − B)].
  private static func leaving<Value>(_ shape: SplineShape) -> SplinePiece<Value>.Tangent {
    let half = (1 - shape.tension) / 2
    return .init(
      back: half * (1 + shape.continuity) * (1 + shape.bias),
      ahead: half * (1 - shape.continuity) * (1 - shape.bias))
  }

  /// ½(1 − T)·[(1 − C)(1 + B), (1 + C)(1 − B)].
  private static func arriving<Value>(_ shape: SplineShape) -> SplinePiece<Value>.Tangent {
    let half = (1 - shape.tension) / 2
    return .init(
      back: half * (1 - shape.continuity) * (1 + shape.bias),
      ahead: half * (1 + shape.continuity) * (1 - shape.bias))
  }

  private static func even<Value>(_ factor: Double) -> SplinePiece<Value>.Tangent {
    .init(back: factor / 2, ahead: factor / 2)
  }

  /// 2·(span of this piece)/(span of the two pieces at the key): the tangent in this piece's own
  /// time.
  private static func stretch(_ times: [Double], _ piece: Int, from key: Int) -> Double {
    guard key > 0, key + 1 < times.count else { return 1 }
    let both = times[key + 1] - times[key - 1]
    return both > 0 ? 2 * (times[piece + 1] - times[piece]) / both : 1
  }
}
