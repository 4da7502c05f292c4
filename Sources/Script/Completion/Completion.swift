import Text

/// What could stand at a place.
package struct Completion: Hashable, Sendable {
  package let text: String
  /// `command`, `statement`, or the type: `time`, `view`.
  package let type: String
  /// One line about it.
  package let summary: String
  /// The UTF-8 offsets of what it replaces: the part of a word that is there.
  package let replaced: Range<Int>
}

/// What could stand at a byte of a text, best first: by the grammar at that place, in a statement
/// that is half typed, in blocks that are still open. What stands behind the place is not looked
/// at.
package func completions(
  of line: String, at offset: Int, grammar: Grammar, scope: CheckScope = CheckScope()
) -> [Completion] {
  let source = Source(name: "line", text: line)
  var end = min(max(offset, 0), source.bytes.count)
  while end > 0, end < source.bytes.count, source.bytes[end] & 0xC0 == 0x80 { end -= 1 }
  let start = wordStart(in: source, before: end)
  var reader = Reader(source, grammar: grammar, cursor: start)
  reader.probe = Probe()
  _ = reader.program()
  guard let probe = reader.probe, !probe.slots.isEmpty else { return [] }
  var candidates = Candidates(source, grammar: grammar, scope: scope, probe: probe)
  for slot in probe.slots { candidates.add(slot) }
  return candidates.matching(source.slice(start..<end), replacing: start..<end)
}

/// Where the word before a place begins.
private func wordStart(in source: Source, before end: Int) -> Int {
  var start = end
  while start > 0 {
    var first = start - 1
    while first > 0, source.bytes[first] & 0xC0 == 0x80 { first -= 1 }
    guard source.slice(first..<start).unicodeScalars.allSatisfy(\.continuesName) else { break }
    start = first
  }
  return start
}
