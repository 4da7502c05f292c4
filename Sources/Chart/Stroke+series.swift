extension Stroke {
  /// The curve of a series on an axis and a scale. Where x is in order and points are many, each
  /// column takes its points at once, and only the y of each is looked at.
  init(_ series: LineChart.Series, _ digest: Digest, across: Lattice, up: Lattice, grain: Grain) {
    self.init(across: across, up: up, grain: grain)
    guard !digest.isEmpty else { return }
    series.x.withUnsafeBufferPointer { x in
      series.y.withUnsafeBufferPointer { y in
        let isDense = digest.count > 16 * across.cells * grain.across
        let isPlain = digest.isAscending && !digest.sieve.isLogX && !digest.sieve.isLogY
        if isDense, isPlain {
          addColumns(x, y, digest)
        } else {
          addPoints(x, y, 0..<digest.count, digest.sieve)
        }
      }
    }
    finish()
    // In a path that runs back and forth left and right say nothing about before and after.
    if !digest.isAscending { caps = Caps(columns: across.cells) }
  }

  private mutating func addPoints(
    _ x: UnsafeBufferPointer<Double>, _ y: UnsafeBufferPointer<Double>, _ range: Range<Int>,
    _ sieve: Digest.Sieve
  ) {
    for index in range {
      let (px, py) = (x[index], y[index])
      if sieve.shows(px, py) {
        add(px, py)
      } else {
        addUnshown(px, py, sieve)
      }
    }
  }

  private mutating func addUnshown(_ x: Double, _ y: Double, _ sieve: Digest.Sieve) {
    let isClipped = y.isInfinite && sieve.shows(x, 1)
    breakLine(isGap: !isClipped)
    if isClipped { clip(x, isUp: y > 0) }
  }

  private mutating func addColumns(
    _ x: UnsafeBufferPointer<Double>, _ y: UnsafeBufferPointer<Double>, _ digest: Digest
  ) {
    var start = 0
    for column in 0..<across.cells * grain.across where start < digest.count {
      let end = firstIndex(after: column, from: start, in: x, count: digest.count)
      defer { start = end }
      guard end > start else { continue }
      Scan.parts(of: y, in: start..<end) { part, scan in
        let (first, last) = (part.lowerBound, part.upperBound - 1)
        add(
          Run(
            column: column, firstX: x[first], lastX: x[last], first: y[first], last: y[last],
            values: Hull(low: scan.low, high: scan.high)))
      } other: {
        addUnshown(x[$0], y[$0], digest.sieve)
      }
    }
  }

  /// The first point right of a column of parts, by halving.
  private func firstIndex(
    after column: Int, from start: Int, in x: UnsafeBufferPointer<Double>, count: Int
  ) -> Int {
    var (low, high) = (start, count)
    while low < high {
      let middle = low + (high - low) / 2
      if across.part(x[middle], of: grain.across) <= column {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
