import Text

/// Collects what is wrong with a source: the first error of a line only, and not too many.
struct Report {
  let source: Source
  private(set) var diagnostics: [Diagnostic] = []
  /// Lines that have their error, as UTF-8 offsets.
  private var lines: [Range<Int>] = []

  init(_ source: Source) { self.source = source }

  var isFull: Bool { lines.count >= Limits.errors }

  mutating func add(_ diagnostic: Diagnostic) {
    guard diagnostic.severity == .error else { return insert(diagnostic) }
    let offset = diagnostic.place?.range.lowerBound ?? 0
    guard !isFull, !lines.contains(where: { $0.contains(offset) }) else { return }
    lines.append(line(around: offset))
    insert(diagnostic)
  }

  private mutating func insert(_ diagnostic: Diagnostic) {
    let start = diagnostic.place?.range.lowerBound ?? 0
    let index = diagnostics.lastIndex { ($0.place?.range.lowerBound ?? 0) <= start }
    diagnostics.insert(diagnostic, at: index.map { $0 + 1 } ?? 0)
  }

  /// From behind the newline before an offset to behind the one after it.
  private func line(around offset: Int) -> Range<Int> {
    let bytes = source.bytes
    let offset = min(max(offset, 0), bytes.count)
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count + 1
    return start..<max(end, start + 1)
  }
}
