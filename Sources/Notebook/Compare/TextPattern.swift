/// A pattern for a whole line: a regular expression or a glob. All its states are followed at once,
/// so that no pattern takes longer than its length times that of the line.
struct TextPattern: Sendable {
  /// What one character must be.
  enum Test: Sendable {
    case any
    case one(Character)
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)

    func accepts(_ character: Character) -> Bool {
      switch self {
      case .any: return true
      case .one(let wanted): return character == wanted
      case .set(let ranges, let isNegated):
        let scalars = character.unicodeScalars
        guard let scalar = scalars.first, scalars.count == 1 else { return isNegated }
        return ranges.contains { $0.contains(scalar) } != isNegated
      }
    }
  }

  enum Step: Sendable {
    case take(Test)
    case split(Int, Int)
    case jump(Int)
    case end
  }

  let steps: [Step]

  /// `*` any text, `?` one character, `\` before a character that stands for itself.
  init(glob: some StringProtocol) {
    var steps: [Step] = []
    var isEscaped = false
    for character in glob {
      switch (character, isEscaped) {
      case ("\\", false):
        isEscaped = true
        continue
      case ("*", false):
        let start = steps.count
        steps += [.split(start + 1, start + 3), .take(.any), .jump(start)]
      case ("?", false): steps.append(.take(.any))
      default: steps.append(.take(.one(character)))
      }
      isEscaped = false
    }
    self.steps = steps + [.end]
  }

  /// `. [] [^] \d \w \s * + ? {m,n} | ()`; nil when it cannot be read.
  init?(expression: some StringProtocol) {
    var parser = ExpressionParser(Array(expression))
    guard let steps = parser.parse() else { return nil }
    self.steps = steps + [.end]
  }

  func matches(_ text: String) -> Bool {
    var states = follow([0])
    for character in text {
      let next = states.compactMap { state -> Int? in
        if case .take(let test) = steps[state], test.accepts(character) { state + 1 } else { nil }
      }
      if next.isEmpty { return false }
      states = follow(next)
    }
    return states.contains { if case .end = steps[$0] { true } else { false } }
  }

  /// The states that take a character or end, reached from some without taking any.
  private func follow(_ start: [Int]) -> [Int] {
    var seen = [Bool](repeating: false, count: steps.count)
    var open = Array(start.reversed())
    var result: [Int] = []
    while let state = open.popLast() {
      if seen[state] { continue }
      seen[state] = true
      switch steps[state] {
      case .jump(let target): open.append(target)
      case .split(let first, let second): open += [second, first]
      case .take, .end: result.append(state)
      }
    }
    return result
  }
}
