/// An output beside another, cut at the charts: pictures that are near enough are taken for the
/// stored ones, of those that are not each is shown whole, and what stands around them is aligned
/// line by line.
struct ComparedPages {
  private let expected: [String]
  private var actual: [String]
  private let tolerance: Tolerance
  private let hasGap: Bool
  private var rows: [Comparison.Row] = []
  /// Up to here both are compared.
  private var e = 0
  private var a = 0

  init(_ expected: [String], _ actual: [String], _ tolerance: Tolerance) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    hasGap = expected.contains { normalized($0) == "..." }
  }

  mutating func take(_ pair: ChartPair) {
    let (stored, printed) = (pair.stored.picture, pair.printed.picture)
    if pair.isNear {
      for (e, a) in zip(stored, printed) { actual[a] = expected[e] }
    } else if !hasGap, !stored.isEmpty, !printed.isEmpty {
      let difference = PictureDifference(
        stored: Array(expected[stored]), actual: Array(actual[printed]), allowed: pair.allowed)
      // Where only the data is off, the picture is no news.
      if aligned(stored, printed).allSatisfy(\.isSame) { return }
      rows += aligned(e..<stored.lowerBound, a..<printed.lowerBound)
      rows.append(.picture(difference))
      (e, a) = (stored.upperBound, printed.upperBound)
    }
  }

  mutating func end() -> [Comparison.Row] {
    rows + aligned(e..<expected.count, a..<actual.count)
  }

  private func aligned(_ e: Range<Int>, _ a: Range<Int>) -> [Comparison.Row] {
    var alignment = Alignment(
      expected: expected[e].map(ExpectedLine.init), actual: Array(actual[a]), tolerance: tolerance)
    return alignment.rows()
  }
}

extension Comparison.Row {
  fileprivate var isSame: Bool { if case .same = self { true } else { false } }
}
