/// Finds which actual line belongs to which expected one, with the fewest changes.
struct Alignment {
  let expected: [ExpectedLine]
  let actual: [String]
  let tolerance: Tolerance

  /// Above this many pairs the middle part is compared line against line.
  private static let limit = 250_000

  init(expected: [ExpectedLine], actual: [String], tolerance: Tolerance) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
  }

  mutating func rows() -> [Comparison.Row] {
    let head = commonHead()
    let tail = commonTail(after: head)
    let e = head..<(expected.count - tail)
    let a = head..<(actual.count - tail)
    return same(0..<head) + middle(e, a) + same(e.upperBound..<expected.count)
  }

  private func same(_ range: Range<Int>) -> [Comparison.Row] {
    range.map { .same(stored: expected[$0].text) }
  }

  private func fits(_ e: Int, _ a: Int) -> Bool {
    !expected[e].isGap && expected[e].match(actual[a], tolerance)?.isEmpty == true
  }

  private func commonHead() -> Int {
    let most = min(expected.count, actual.count)
    return (0..<most).first { !fits($0, $0) } ?? most
  }

  private func commonTail(after head: Int) -> Int {
    let most = min(expected.count, actual.count) - head
    return (0..<most).first { !fits(expected.count - 1 - $0, actual.count - 1 - $0) } ?? most
  }

  private func middle(_ e: Range<Int>, _ a: Range<Int>) -> [Comparison.Row] {
    if e.count == 1, expected[e.lowerBound].isGap {
      return [.gap(stored: expected[e.lowerBound].text)] + a.map { .covered(actual: actual[$0]) }
    }
    guard !e.isEmpty, !a.isEmpty, e.count * a.count <= Self.limit else { return pairs(e, a) }
    return CheapestPath(self, e, a).rows()
  }

  /// Line against line, what is left over at the end.
  private func pairs(_ e: Range<Int>, _ a: Range<Int>) -> [Comparison.Row] {
    let both = min(e.count, a.count)
    let paired = (0..<both).flatMap { pair(e.lowerBound + $0, a.lowerBound + $0) }
    let missing = e.dropFirst(both).map { Comparison.Row.missing(stored: expected[$0].text) }
    return paired + missing + a.dropFirst(both).map { .added(actual: actual[$0]) }
  }

  fileprivate func pair(_ e: Int, _ a: Int) -> [Comparison.Row] {
    let stored = expected[e].text
    guard let numbers = expected[e].match(actual[a], tolerance) else {
      return [.missing(stored: stored), .added(actual: actual[a])]
    }
    return [
      numbers.isEmpty
        ? .same(stored: stored) : .off(stored: stored, actual: actual[a], numbers)
    ]
  }
}

/// The cheapest way through the table of expected against actual lines.
private struct CheapestPath {
  private enum Move: UInt8 { case end, pair, replaced, missing, added, covered, gap }

  private let alignment: Alignment
  private let e: Range<Int>
  private let a: Range<Int>
  private var costs: [Int]
  private var moves: [Move]
  private var width: Int { a.count + 1 }

  init(_ alignment: Alignment, _ e: Range<Int>, _ a: Range<Int>) {
    self.alignment = alignment
    self.e = e
    self.a = a
    let size = (e.count + 1) * (a.count + 1)
    costs = Array(repeating: 0, count: size)
    moves = Array(repeating: .end, count: size)
    for row in stride(from: e.count, through: 0, by: -1) {
      for column in stride(from: a.count, through: 0, by: -1) { settle(row, column) }
    }
  }

  /// Costs from the end: a line too few 4, another line 3, a line too many 2, numbers that are off 1,
  /// what a `...` covers nothing. So a line beside a `...` that changed is not lost in it.
  private mutating func settle(_ row: Int, _ column: Int) {
    let here = row * width + column
    let isEnd = row == e.count
    var best: (cost: Int, move: Move)?
    func offer(_ cost: Int, _ move: Move) {
      if cost < best?.cost ?? Int.max { best = (cost, move) }
    }
    if !isEnd, alignment.expected[e.lowerBound + row].isGap {
      offer(costs[here + width], .gap)
      if column < a.count { offer(costs[here + 1], .covered) }
    } else {
      if !isEnd, column < a.count {
        let off = alignment.expected[e.lowerBound + row].match(
          alignment.actual[a.lowerBound + column], alignment.tolerance)
        let after = costs[here + width + 1]
        if let off {
          offer(after + (off.isEmpty ? 0 : 1), .pair)
        } else {
          offer(after + 3, .replaced)
        }
      }
      if !isEnd { offer(costs[here + width] + 4, .missing) }
      if column < a.count { offer(costs[here + 1] + 2, .added) }
    }
    guard let best else { return }
    costs[here] = best.cost
    moves[here] = best.move
  }

  func rows() -> [Comparison.Row] {
    var rows: [Comparison.Row] = []
    var (row, column) = (0, 0)
    while true {
      switch moves[row * width + column] {
      case .end: return rows
      case .pair, .replaced:
        rows += alignment.pair(e.lowerBound + row, a.lowerBound + column)
        (row, column) = (row + 1, column + 1)
      case .missing:
        rows.append(.missing(stored: alignment.expected[e.lowerBound + row].text))
        row += 1
      case .gap:
        rows.append(.gap(stored: alignment.expected[e.lowerBound + row].text))
        row += 1
      case .added:
        rows.append(.added(actual: alignment.actual[a.lowerBound + column]))
        column += 1
      case .covered:
        rows.append(.covered(actual: alignment.actual[a.lowerBound + column]))
        column += 1
      }
    }
  }
}
