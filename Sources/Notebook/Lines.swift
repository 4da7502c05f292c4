/// The lines of a file as byte ranges, cut where CommonMark cuts them: at LF, CR LF and a lone CR.
struct Lines: Sendable {
  struct Line: Sendable {
    /// Without its ending.
    let content: Range<Int>
    /// With it.
    let whole: Range<Int>
  }

  let bytes: [UInt8]
  let lines: [Line]
  /// How many bytes a byte order mark takes at the start; no line contains it.
  let mark: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var lines: [Line] = []
    var start = mark
    var at = start
    while at < bytes.count {
      let length = Lines.ending(in: bytes, at: at)
      if length == 0 {
        at += 1
        continue
      }
      lines.append(Line(content: start..<at, whole: start..<(at + length)))
      at += length
      start = at
    }
    if start < bytes.count {
      lines.append(Line(content: start..<bytes.count, whole: start..<bytes.count))
    }
    self.lines = lines
  }

  var count: Int { lines.count }

  /// The bytes of a line without its ending.
  subscript(number: Int) -> ArraySlice<UInt8> { bytes[lines[number].content] }

  /// The ending of a line: empty at the end of a file that lacks one.
  func ending(of number: Int) -> ArraySlice<UInt8> {
    bytes[lines[number].content.upperBound..<lines[number].whole.upperBound]
  }

  func text(of number: Int) -> String { String(decoding: self[number], as: UTF8.self) }

  /// How many bytes of a line ending stand at an offset; 0 if none does.
  private static func ending(in bytes: [UInt8], at offset: Int) -> Int {
    switch bytes[offset] {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r"):
      offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n") ? 2 : 1
    default: 0
    }
  }
}

extension Sequence<UInt8> {
  /// Nothing but blanks and the marks of a quotation.
  var isBlankInContainer: Bool {
    allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ">") }
  }
}

extension ArraySlice<UInt8> {
  /// Without blanks at the end.
  var trimmedAtEnd: ArraySlice<UInt8> {
    var end = endIndex
    while end > startIndex,
      self[end - 1] == UInt8(ascii: " ") || self[end - 1] == UInt8(ascii: "\t")
    { end -= 1 }
    return self[startIndex..<end]
  }
}
