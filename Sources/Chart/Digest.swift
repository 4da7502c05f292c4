import Text

/// What a series says in a few numbers: the data line, and the range it needs.
struct Digest {
  /// Points: pairs of x and y.
  var count = 0
  /// Points of which x or y is no number, and of the others those with an infinity.
  var nan = 0
  var infinite = 0
  /// Finite points that a logarithmic axis cannot show.
  var unseen = 0
  /// Where points have a finite x, settled.
  var x: Hull?
  /// Over the points that are drawn, settled.
  var y: Hull?
  /// Points that are drawn; of equal extremes the earliest, within 1e-9 of the range.
  var first = 0
  var last = 0
  var lowest = 0
  var highest = 0
  /// x never falls and everything in it is finite.
  var isAscending = false
  /// What tells a point that is drawn.
  var sieve = Sieve()

  /// Which points are drawn: the finite ones, on a logarithmic axis those above 0.
  struct Sieve {
    var isLogX = false
    var isLogY = false

    func shows(_ x: Double, _ y: Double) -> Bool {
      x.isFinite && y.isFinite && !(isLogX && x <= 0) && !(isLogY && y <= 0)
    }
  }

  init(_ series: LineChart.Series, sieve: Sieve) {
    self.sieve = sieve
    count = min(series.x.count, series.y.count)
    series.x.withUnsafeBufferPointer { x in
      series.y.withUnsafeBufferPointer { y in
        let ascending = Scan.isAscending(x, count: count)
        isAscending = ascending && x[0].isFinite && x[count - 1].isFinite
        if isAscending, !sieve.isLogX, !sieve.isLogY {
          digestAscending(x, y)
        } else {
          digestPoints(x, y)
        }
      }
    }
  }

  var isEmpty: Bool { y == nil }
}

// MARK: - Point by point

extension Digest {
  private mutating func digestPoints(
    _ x: UnsafeBufferPointer<Double>, _ y: UnsafeBufferPointer<Double>
  ) {
    var xs = Hull(low: .infinity, high: -.infinity)
    var ys = xs
    for index in 0..<count {
      let (px, py) = (x[index], y[index])
      if px.isFinite, !(sieve.isLogX && px <= 0) { xs.take(px) }
      guard sieve.shows(px, py) else {
        countUnshown(px, py)
        continue
      }
      if ys.low > ys.high { first = index }
      last = index
      ys.take(py)
    }
    setRanges(xs, ys)
    lowest = firstIndex(from: first) { below($0, y) }
    highest = firstIndex(from: first) { above($0, y) }
    func below(_ index: Int, _ y: UnsafeBufferPointer<Double>) -> Bool {
      sieve.shows(x[index], y[index]) && isLowest(y[index])
    }
    func above(_ index: Int, _ y: UnsafeBufferPointer<Double>) -> Bool {
      sieve.shows(x[index], y[index]) && isHighest(y[index])
    }
  }

  private mutating func countUnshown(_ x: Double, _ y: Double) {
    if x.isNaN || y.isNaN {
      nan += 1
    } else if x.isInfinite || y.isInfinite {
      infinite += 1
    } else {
      unseen += 1
    }
  }

  private mutating func setRanges(_ xs: Hull, _ ys: Hull) {
    if xs.low <= xs.high { x = Hull(low: settled(xs.low), high: settled(xs.high)) }
    if ys.low <= ys.high { y = Hull(low: settled(ys.low), high: settled(ys.high)) }
  }

  private func firstIndex(from start: Int, where found: (Int) -> Bool) -> Int {
    var index = start
    while index < count {
      if found(index) { return index }
      index += 1
    }
    return start
  }
}

// MARK: - Block by block

extension Digest {
  private static let block = 4096

  /// Where x is in order and y mostly finite, whole blocks are looked at, and the extremes are
  /// searched only in blocks that hold them.
  private mutating func digestAscending(
    _ x: UnsafeBufferPointer<Double>, _ y: UnsafeBufferPointer<Double>
  ) {
    let starts = stride(from: 0, to: count, by: Self.block)
    let blocks = starts.map { finiteScan(y, $0..<min($0 + Self.block, count)) }
    let low = blocks.reduce(.infinity) { min($0, $1.low) }
    let high = blocks.reduce(-.infinity) { max($0, $1.high) }
    setRanges(Hull(low: x[0], high: x[count - 1]), Hull(low: low, high: high))
    guard low <= high else { return }
    first = firstIndex(from: 0) { y[$0].isFinite }
    last = count - 1
    while last > first, !y[last].isFinite { last -= 1 }
    lowest = find(in: blocks.map { isLowest($0.low) }) { y[$0].isFinite && isLowest(y[$0]) }
    highest = find(in: blocks.map { isHighest($0.high) }) { y[$0].isFinite && isHighest(y[$0]) }
  }

  private mutating func finiteScan(
    _ y: UnsafeBufferPointer<Double>, _ range: Range<Int>
  ) -> Hull {
    var seen = Hull(low: .infinity, high: -.infinity)
    Scan.parts(of: y, in: range) { _, scan in
      seen = Hull(low: min(seen.low, scan.low), high: max(seen.high, scan.high))
    } other: {
      countUnshown(0, y[$0])
    }
    return seen
  }

  private func find(in blocks: [Bool], where found: (Int) -> Bool) -> Int {
    guard let block = blocks.firstIndex(of: true) else { return first }
    return firstIndex(from: block * Self.block, where: found)
  }

  private func isLowest(_ value: Double) -> Bool {
    guard let y else { return false }
    return settled(value) <= settled(y.low + (y.high * 1e-9 - y.low * 1e-9))
  }

  private func isHighest(_ value: Double) -> Bool {
    guard let y else { return false }
    return settled(value) >= settled(y.high - (y.high * 1e-9 - y.low * 1e-9))
  }
}
