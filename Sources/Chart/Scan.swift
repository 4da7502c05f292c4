/// The smallest and largest of some doubles, and whether all of them are finite. Eight at a time:
/// a million are a millisecond.
struct Scan {
  private(set) var low = Double.infinity
  private(set) var high = -Double.infinity
  private(set) var isFinite = true

  init(_ values: UnsafeBufferPointer<Double>, _ range: Range<Int>) {
    typealias Lane = SIMD8<Double>
    var lows = Lane(repeating: .infinity)
    var highs = Lane(repeating: -.infinity)
    // Zero times a value that is not finite is no number, and stays so in a sum.
    var zeros = Lane.zero
    var index = range.lowerBound
    let bytes = UnsafeRawBufferPointer(values)
    while index + 8 <= range.upperBound {
      let lane = bytes.loadUnaligned(fromByteOffset: index * 8, as: Lane.self)
      lows.replace(with: lane, where: lane .< lows)
      highs.replace(with: lane, where: lane .> highs)
      zeros += lane * 0
      index += 8
    }
    (low, high) = (lows.min(), highs.max())
    var zero = zeros.sum()
    while index < range.upperBound {
      let value = values[index]
      if value < low { low = value }
      if value > high { high = value }
      zero += value * 0
      index += 1
    }
    isFinite = zero == 0
  }

  /// Whether values never fall, and are numbers.
  static func isAscending(_ values: UnsafeBufferPointer<Double>, count: Int) -> Bool {
    guard count > 0, !values[0].isNaN else { return false }
    typealias Lane = SIMD8<Double>
    let bytes = UnsafeRawBufferPointer(values)
    var index = 1
    while index + 8 <= count {
      let before = bytes.loadUnaligned(fromByteOffset: index * 8 - 8, as: Lane.self)
      let lane = bytes.loadUnaligned(fromByteOffset: index * 8, as: Lane.self)
      guard all(before .<= lane) else { return false }
      index += 8
    }
    while index < count {
      guard values[index - 1] <= values[index] else { return false }
      index += 1
    }
    return true
  }

  /// Hands over the finite stretches of a range, each scanned, and the points between them.
  static func parts(
    of values: UnsafeBufferPointer<Double>, in range: Range<Int>,
    finite: (Range<Int>, Scan) -> Void, other: (Int) -> Void
  ) {
    let all = Scan(values, range)
    if all.isFinite { return finite(range, all) }
    var start = range.lowerBound
    for index in range where !values[index].isFinite {
      if start < index { finite(start..<index, Scan(values, start..<index)) }
      other(index)
      start = index + 1
    }
    if start < range.upperBound {
      finite(start..<range.upperBound, Scan(values, start..<range.upperBound))
    }
  }
}
