extension LinePattern {
  /// The numbers of a line that are off when all else fits, none when all fits, nil when the line
  /// is another.
  func match(_ line: [Character], _ tolerance: Tolerance) -> [NumberDifference]? {
    if find(in: line, tolerance, isStrict: true) != nil { return [] }
    return find(in: line, tolerance, isStrict: false)
  }

  private func find(
    in line: [Character], _ tolerance: Tolerance, isStrict: Bool
  ) -> [NumberDifference]? {
    var walk = LineWalk(line: line, tolerance: tolerance, isStrict: isStrict)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      guard walk.place(part, isFirst: index == 0, isLast: isLast) else { return nil }
    }
    return walk.differences
  }
}

/// A position in an actual line, moved along by the parts of a pattern.
private struct LineWalk {
  let line: [Character]
  let tolerance: Tolerance
  let isStrict: Bool
  private(set) var differences: [NumberDifference] = []
  private var at = 0

  init(line: [Character], tolerance: Tolerance, isStrict: Bool) {
    self.line = line
    self.tolerance = tolerance
    self.isStrict = isStrict
  }

  /// Moves over a part where it first fits: the first part at the start of the line, the last at
  /// its end.
  mutating func place(_ part: [LinePattern.Element], isFirst: Bool, isLast: Bool) -> Bool {
    for start in at...line.count {
      var trial = self
      trial.at = start
      if trial.take(part), !isLast || trial.at == line.count {
        self = trial
        return true
      }
      if isFirst { return false }
    }
    return false
  }

  private mutating func take(_ part: [LinePattern.Element]) -> Bool {
    for element in part {
      switch element {
      case .text(let text):
        guard line[at...].starts(with: text) else { return false }
        at += text.count
      case .padding(let least):
        let spaces = line[at...].prefix { $0 == " " }.count
        guard spaces >= least else { return false }
        at += spaces
      case .number(let expected):
        guard take(expected) else { return false }
      case .hole(let hole):
        guard take(hole) else { return false }
      }
    }
    return true
  }

  private mutating func take(_ expected: Number) -> Bool {
    guard at < line.count, Number.mayBegin(in: line, at: at),
      let actual = Number(in: line, at: at)
    else { return false }
    at += actual.length
    if tolerance.accepts(actual, for: expected) { return true }
    differences.append(
      NumberDifference(
        expected: expected, actual: actual, allowed: tolerance.allowance(for: expected)))
    return !isStrict
  }

  private mutating func take(_ hole: LinePattern.Hole) -> Bool {
    guard let length = length(of: hole) else { return false }
    at += length
    return true
  }

  private func length(of hole: LinePattern.Hole) -> Int? {
    let number = Number(in: line, at: at)
    switch hole {
    case .any: return 0
    case .number: return number?.length
    case .whole: return number.flatMap { $0.isWhole ? $0.length : nil }
    case .time:
      guard let number else { return nil }
      let rest = line[(at + number.length)...]
      let gap = rest.first == " " ? 1 : 0
      let unit = rest.dropFirst(gap).prefix { $0.isLetter }
      guard ["s", "ms"].contains(String(unit)) else { return nil }
      return number.length + gap + unit.count
    case .name:
      let name = line[at...].prefix { $0.isLetter || $0.isNumber || "_#.".contains($0) }
      let end = name.lastIndex { $0 != "." }
      return end.map { $0 - at + 1 }
    }
  }
}
