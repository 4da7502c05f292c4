import Text

extension Comparison {
  /// What differs, as lines: `-` what is stored, `+` what came, under it how far numbers are off,
  /// with some lines that are the same around. Between stretches stands `...`.
  package func diff(context: Int = 2) -> [String] {
    let rows = grouped
    let isChanged = rows.map(\.isChange)
    var shown = [Bool](repeating: false, count: rows.count)
    for index in rows.indices where isChanged[index] {
      for near in max(0, index - context)...min(rows.count - 1, index + context) {
        shown[near] = true
      }
    }
    var lines: [String] = []
    for index in rows.indices where shown[index] {
      if index > 0, !shown[index - 1], !lines.isEmpty { lines.append("  ...") }
      lines += rows[index].lines
    }
    return lines
  }
}

extension Comparison {
  /// The rows with what is missing before what was added, in each stretch of the two.
  private var grouped: [Row] {
    var result: [Row] = []
    var added: [Row] = []
    for row in rows {
      switch row {
      case .added: added.append(row)
      case .missing: result.append(row)
      case .same, .off, .covered, .gap, .picture:
        result += added + [row]
        added = []
      }
    }
    return result + added
  }
}

extension Comparison.Row {
  fileprivate var isChange: Bool {
    switch self {
    case .off, .missing, .added, .picture: true
    case .same, .covered, .gap: false
    }
  }

  fileprivate var lines: [String] {
    switch self {
    case .same(let text), .gap(let text), .covered(let text): [withoutTrailingBlanks("    " + text)]
    case .missing(let text): [withoutTrailingBlanks("  - " + text)]
    case .added(let text): [withoutTrailingBlanks("  + " + text)]
    case .off(let stored, let actual, let numbers):
      ["  - " + stored, "  + " + actual] + numbers.map { "    " + $0.sentence }
    case .picture(let pictures): pictures.lines
    }
  }
}
