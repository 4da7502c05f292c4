import Text

/// Collects what is wrong with a source: the first error of a line only, and not too many.
struct Report {
  let source: Source
  private(set) var diagnostics: [Diagnostic] = []
  /// Lines that have their error, as UTF-8 offsets.
  private var lines: [Range<Int>] = []
  private var warnings = 0

  init(_ source: Source) { self.source = source }

  var isFull: Bool { lines.count >= Limits.errors }

  /// Whether a complaint at a place would be kept: what it says need not be worked out else.
  func takes(_ severity: Diagnostic.Severity, at range: Range<Int>) -> Bool {
    if severity == .warning { return warnings < Limits.errors }
    return !isFull && !lines.contains { $0.contains(range.lowerBound) }
  }

  mutating func add(_ diagnostic: Diagnostic) {
    let range = diagnostic.place?.range ?? 0..<0
    guard takes(diagnostic.severity, at: range) else { return }
    if diagnostic.severity == .warning {
      warnings += 1
    } else {
      let line = source.lineRange(at: range.lowerBound)
      lines.append(line.lowerBound..<line.upperBound + 1)
    }
    let index = diagnostics.lastIndex {
      ($0.place?.range.lowerBound ?? 0) <= range.lowerBound
    }
    diagnostics.insert(diagnostic.shortened, at: index.map { $0 + 1 } ?? 0)
  }
}

extension Diagnostic {
  /// With the pieces of a program that it quotes cut to a length that can be read.
  var shortened: Diagnostic {
    var short = self
    short.message = Self.shortened(message)
    short.hint = hint.map(Self.shortened)
    return short
  }

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > 160 else { return text }
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    return pieces.map { truncated(String($0), to: 120) }.joined(separator: "`")
  }
}
