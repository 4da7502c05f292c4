import Text

extension Lattice {
  /// No values, no ticks: an empty frame.
  static func empty(cells: Int) -> Lattice { Lattice(low: 0, high: 1, cells: cells) }

  /// One value: in the middle, and the only tick.
  static func point(_ value: Double, cells: Int) -> Lattice {
    var lattice = Lattice(low: value, high: value, cells: cells, isPoint: true)
    lattice.format = NumberFormat(showing: [value], within: value.magnitude * 1e-5)
    lattice.ticks = [Tick(cell: (cells - 1) / 2, label: lattice.format.text(value))]
    return lattice
  }

  /// The first and the last cell are the smallest and the largest value and carry them as labels;
  /// nice ticks, and the wanted values, are added only where they fall on whole cells.
  static func spanning(
    _ low: Double, _ high: Double, cells: Int, isLog: Bool = false, wanted: [Double] = []
  ) -> Lattice {
    var lattice = Lattice(
      low: isLog ? logarithm(low) : low, high: isLog ? logarithm(high) : high, cells: cells,
      isLog: isLog)
    let labels = isLog ? lattice.labelsOfPowers(low, high) : lattice.labels(low, high, wanted)
    for (value, label) in labels { lattice.addTick(value, label) }
    lattice.ticks.sort { $0.cell < $1.cell }
    return lattice
  }

  /// Of two ticks in one cell the first counts.
  private mutating func addTick(_ value: Double, _ label: String) {
    let cell = part(value, of: 1)
    guard !isTick(cell) else { return }
    ticks.append(Tick(cell: cell, label: label))
  }

  private mutating func labels(
    _ low: Double, _ high: Double, _ wanted: [Double]
  ) -> [(Double, String)] {
    let span = high - low
    let count = Double(cells - 1)
    let cell = span.isFinite ? span / count : high / count - low / count
    // A fiftieth of a cell is never seen.
    format = NumberFormat(showing: [low, high], within: cell / 50)
    let alone = wanted.filter(isWhole)
    // Zero looks the same with any number of digits.
    var places = alone.filter { $0 != 0 }.map {
      NumberFormat(showing: [$0], within: cell / 50).place
    }
    let step = innerStep()
    if let step { places.append(step.exponent) }
    format.place = (places + [format.place]).min() ?? 0
    return ([low, high] + (step.map(multiples) ?? []) + alone).map { ($0, format.text($0)) }
  }

  private mutating func labelsOfPowers(_ low: Double, _ high: Double) -> [(Double, String)] {
    format = NumberFormat(significant: 2)
    // A fiftieth of a cell, in powers of ten: a share of the value, at most a hundredth.
    let decades = (self.high - self.low) / Double(cells - 1)
    let share = min(0.01, decades * 0.046)
    let ends = [low, high].map { ($0, NumberFormat(showing: [$0], within: $0 * share).text($0)) }
    return ends + wholeDecades().map { (decimal(1, $0), powerOfTen(Double($0))) }
  }

  /// Inside the axis, not at its ends, in the middle of a cell.
  private func isWhole(_ value: Double) -> Bool {
    let position = position(value)
    return position.rounded() == position && position > 0 && position < Double(cells - 1)
  }
}

// MARK: - Nice values inside

extension Lattice {
  /// The step whose multiples all fall on whole cells, nearest to one label in two rows.
  private func innerStep() -> Step? {
    let span = high - low
    guard span.isFinite, span > 1e-290, max(low.magnitude, high.magnitude) < 1e300, cells > 2
    else { return nil }
    let finest = decimalExponent(settled(max(low.magnitude, high.magnitude))) - 11
    var best: (miss: Double, step: Step)?
    for step in Step.around(decimalExponent(span)) where step.exponent >= finest {
      let inner = multiples(of: step)
      guard !inner.isEmpty, inner.allSatisfy(isWhole) else { continue }
      let rows = Double(cells - 1) / (span / step.value)
      guard rows >= 1 else { continue }
      let miss = (rows > 2 ? rows / 2 : 2 / rows) - 0.3 * step.simplicity
      if miss < best?.miss ?? .infinity { best = (miss, step) }
    }
    return best?.step
  }

  private func multiples(of step: Step) -> [Double] {
    let limits = -1_000_000_000_000...1_000_000_000_000
    let first = whole(settled(low / step.value).rounded(.down), in: limits) + 1
    let last = whole(settled(high / step.value).rounded(.up), in: limits) - 1
    guard first <= last, last - first < cells else { return [] }
    return (first...last).map(step.multiple)
  }

  /// Powers of ten on whole cells.
  private func wholeDecades() -> [Int] {
    let first = whole(low.rounded(.up), in: -400...400)
    let last = whole(high.rounded(.down), in: -400...400)
    guard first <= last else { return [] }
    return (first...last).filter { isWhole(decimal(1, $0)) }
  }
}
