import Text

/// The search for ticks of Talbot, Lin and Hanrahan ("An extension of Wilkinson's algorithm for
/// positioning tick labels on axes", 2010), held to what text can show: ticks stand on whole cells.
/// Each candidate is a step of `Q` and the whole number of cells it takes; the range of values then
/// ends at whole cells, not at ticks. Ticks are multiples of the step, so 0 is one of them.
struct TickSearch {
  var low: Double
  var high: Double
  /// The fewest cells, and the most when labels are so wide.
  var fewest: Int
  var most: (_ labelWidth: Int) -> Int
  /// Labels stand side by side, two blanks apart, or below each other.
  var isAcross: Bool
  /// Cells from tick to tick that read well.
  var spacing: Double
  var widestLabel: Int
  /// Values that should be ticks, the most wanted last: as many of them as can be had together.
  var wanted: [Double] = []
  var isLog = false

  func best() -> Lattice? {
    let span = high - low
    let largest = max(low.magnitude, high.magnitude)
    guard span.isFinite, span > 1e-290, largest < 1e300 else { return nil }
    // No step finer than the twelfth digit of the largest value.
    let finest = isLog ? 0 : decimalExponent(settled(largest)) - 11
    var best: (wanted: Int, score: Double, candidate: Candidate)?
    for step in Step.around(decimalExponent(span)) where step.exponent >= finest {
      let found = wantedTicks(step)
      for candidate in candidates(step, span: span) {
        let score = score(candidate, span: span)
        guard (found, score) > (best?.wanted ?? -1, best?.score ?? 0) else { continue }
        best = (found, score, candidate)
      }
    }
    return best.map { lattice(of: $0.candidate) }
  }
}

/// A step with the cells it takes: `first` to `last` are cells, counted from the value 0; `bottom`
/// to `top` are ticks, counted in steps.
private struct Candidate {
  var step: Step
  var stride: Int
  var first: Int
  var last: Int
  var format: NumberFormat
  var labelWidth = 0

  var bottom: Int { -floorDivision(-first, stride) }
  var top: Int { floorDivision(last, stride) }
  var cells: Int { last - first + 1 }
}

// MARK: - Candidates

extension TickSearch {
  /// The ways to give this step a whole number of cells.
  private func candidates(_ step: Step, span: Double) -> [Candidate] {
    let intervals = span / step.value
    let roomiest = most(1)
    // Across, a label and two blanks are three columns at least.
    guard intervals >= 0.5, intervals <= Double(isAcross ? roomiest / 3 + 1 : roomiest)
    else { return [] }
    let last = whole(Double(roomiest) / intervals + 1, in: 1...roomiest)
    guard isAcross else {
      let first = whole(Double(fewest - 1) / intervals - 1, in: 1...last)
      return (first...last).compactMap { candidate(step, stride: $0) }
    }
    // The widest one will do: all others of this step waste columns.
    for stride in (max(1, last - 24)...last).reversed() {
      if let candidate = candidate(step, stride: stride) { return [candidate] }
    }
    return []
  }

  private func candidate(_ step: Step, stride: Int) -> Candidate? {
    guard let first = cell(of: low, step, stride), let last = cell(of: high, step, stride),
      last - first + 1 >= fewest, last - first < most(1)
    else { return nil }
    let format = NumberFormat(
      place: step.exponent, largest: max(low.magnitude, high.magnitude), room: widestLabel)
    var candidate = Candidate(step: step, stride: stride, first: first, last: last, format: format)
    guard candidate.top > candidate.bottom else { return nil }
    let ends = [candidate.bottom, candidate.top].map { label(step.multiple($0), format) }
    let width = ends.reduce(0) { max($0, cellWidth($1)) }
    candidate.labelWidth = width
    guard width <= widestLabel, candidate.cells <= most(width), !isAcross || stride >= width + 2
    else { return nil }
    return candidate
  }

  private func cell(of value: Double, _ step: Step, _ stride: Int) -> Int? {
    let cell = (settled(value / step.value * Double(stride)) + 0.5).rounded(.down)
    return cell.magnitude < 1e15 ? Int(cell) : nil
  }

  private func label(_ value: Double, _ format: NumberFormat) -> String {
    isLog ? powerOfTen(value) : format.text(value)
  }

  private func lattice(of candidate: Candidate) -> Lattice {
    let unit = candidate.step.value / Double(candidate.stride)
    var lattice = Lattice(
      low: Double(candidate.first) * unit, high: Double(candidate.last) * unit,
      cells: candidate.cells, isLog: isLog)
    lattice.format =
      isLog ? NumberFormat(significant: 2) : candidate.format
    lattice.ticks = (candidate.bottom...candidate.top).map { index in
      let value = candidate.step.multiple(index)
      return Tick(
        cell: index * candidate.stride - candidate.first, label: label(value, candidate.format))
    }
    return lattice
  }
}

// MARK: - Score

extension TickSearch {
  /// A quarter for simplicity, a fifth for coverage, half for density and the rest for legibility;
  /// across, what the axis uses of the width counts as well.
  private func score(_ candidate: Candidate, span: Double) -> Double {
    let bottom = candidate.step.multiple(candidate.bottom)
    let top = candidate.step.multiple(candidate.top)
    let simplicity = candidate.step.simplicity + (bottom <= 0 && top >= 0 ? 0 : -1)
    let misses = (squared((high - top) / span) + squared((low - bottom) / span)) / 0.01
    let ideal = Double(candidate.cells - 1) / spacing + 1
    let count = Double(candidate.top - candidate.bottom + 1)
    let density = 2 - max(count / ideal, ideal / count)
    let legibility = 1 - 0.1 * Double(max(0, candidate.labelWidth - 4))
    // A label in every row reads as a table.
    let crowd = !isAcross && candidate.stride == 1 ? 0.25 : 0
    let use = isAcross ? Double(candidate.cells) / Double(max(1, most(candidate.labelWidth))) : 0
    return 0.25 * simplicity + 0.2 * (1 - 0.5 * misses) + 0.5 * density + 0.05 * legibility
      + 0.5 * use - crowd
  }

  private func squared(_ value: Double) -> Double { value * value }

  /// Which of the wanted values are multiples of the step, as a number: one of them weighs more
  /// than all before it.
  private func wantedTicks(_ step: Step) -> Int {
    wanted.suffix(60).reduce(0) { sum, value in
      let count = settled(value / step.value)
      return sum * 2 + (count.rounded() == count ? 1 : 0)
    }
  }
}

/// `0.01`, `10`, `1e9`.
func powerOfTen(_ exponent: Double) -> String {
  let exponent = whole(exponent.rounded(), in: -400...400)
  return (-4...6).contains(exponent) ? plain(decimal(1, exponent)) : "1e\(exponent)"
}
