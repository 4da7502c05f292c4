/// A line of an expected output as what it accepts: its text, its numbers within a tolerance, its
/// holes.
struct LinePattern: Sendable {
  enum Hole: String, Sendable, CaseIterable {
    case number = "[num]"
    case whole = "[int]"
    case time = "[time]"
    case name = "[id]"
    /// Any text within the line.
    case any = "[..]"
  }

  enum Element: Sendable {
    case text([Character])
    /// A run of spaces beside a number: of any length, so that columns may move.
    case padding(atLeast: Int)
    case number(Number)
    case hole(Hole)
  }

  /// Cut at `[..]`: each part matches a stretch of the line, with anything between two parts.
  let parts: [[Element]]

  init(_ line: [Character]) {
    var builder = LinePatternBuilder(line)
    builder.build()
    var parts: [[Element]] = [[]]
    for element in builder.elements {
      if case .hole(.any) = element {
        parts.append([])
      } else {
        parts[parts.count - 1].append(element)
      }
    }
    self.parts = parts
  }
}

/// Reads an expected line from left to right.
private struct LinePatternBuilder {
  let line: [Character]
  var elements: [LinePattern.Element] = []
  private var at = 0
  private var text: [Character] = []

  init(_ line: [Character]) { self.line = line }

  mutating func build() {
    while at < line.count {
      if let hole = hole {
        add(.hole(hole), length: hole.rawValue.count, isNumeric: hole.isNumeric)
      } else if Number.mayBegin(in: line, at: at), let number = Number(in: line, at: at) {
        add(.number(number), length: number.length, isNumeric: true)
      } else {
        text.append(line[at])
        at += 1
      }
    }
    flush(beforeNumber: false)
  }

  private var hole: LinePattern.Hole? {
    guard line[at] == "[" else { return nil }
    return LinePattern.Hole.allCases.first { line[at...].starts(with: $0.rawValue) }
  }

  private mutating func add(_ element: LinePattern.Element, length: Int, isNumeric: Bool) {
    flush(beforeNumber: isNumeric)
    elements.append(element)
    at += length
  }

  /// Text up to here, with the runs of spaces that touch a number set apart.
  private mutating func flush(beforeNumber: Bool) {
    let isFirst = elements.isEmpty
    let leading = elements.last?.isNumeric == true ? text.prefix { $0 == " " }.count : 0
    if leading > 0 { elements.append(.padding(atLeast: 1)) }
    text.removeFirst(leading)
    let trailing = beforeNumber ? text.reversed().prefix { $0 == " " }.count : 0
    text.removeLast(trailing)
    if !text.isEmpty { elements.append(.text(text)) }
    if trailing > 0 || (beforeNumber && isFirst && text.isEmpty) {
      elements.append(.padding(atLeast: isFirst && text.isEmpty ? 0 : 1))
    }
    text = []
  }
}

extension LinePattern.Hole {
  var isNumeric: Bool { self == .number || self == .whole || self == .time }
}

extension LinePattern.Element {
  fileprivate var isNumeric: Bool {
    switch self {
    case .number: true
    case .hole(let hole): hole.isNumeric
    case .text, .padding: false
    }
  }
}
