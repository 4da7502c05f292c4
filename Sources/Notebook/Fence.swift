import CCmark

/// A fenced code block: which blocks are code, and what they hold, is cmark's word; the info string,
/// the fence and the closing fence are read from the raw lines, as cmark unescapes the first and
/// misreports the last where a list ends.
struct Fence: Sendable {
  /// Line numbers from 0.
  let opening: Int
  /// Without container marks and indentation, without line endings.
  let content: [String]
  /// The line of the closing fence, nil where there is none.
  let closing: Int?
  let marker: UInt8
  let length: Int
  /// What stands after the opening fence, trimmed.
  let info: String
  /// What a further line of the same block begins with: blanks, and the `>` of quotations.
  let prefix: [UInt8]
  /// Whether the block that stands before it in the same container is the fence before it.
  let followsFence: Bool

  var language: Substring { info.prefix { !$0.isWhitespace } }
  var lastLine: Int { closing ?? opening + content.count }
}

extension Fence {
  /// All fenced blocks of a file, in order. Lines before `start` (the header) are not read.
  static func all(in lines: Lines, from start: Int) -> [Fence] {
    let blocks = codeBlocks(of: markdown(lines, from: start))
    let openings = blocks.map(\.line)
    return blocks.compactMap { Fence($0, in: lines, openings: openings) }
  }

  private init?(_ block: CodeBlock, in lines: Lines, openings: [Int]) {
    guard block.line < lines.count else { return nil }
    let raw = lines[block.line]
    let start = min(raw.startIndex + block.column, raw.endIndex)
    guard let marker = raw[start...].first else { return nil }
    let run = raw[start...].prefix { $0 == marker }
    let after = block.line + block.content.count + 1
    opening = block.line
    content = block.content
    self.marker = marker
    length = run.count
    info = trimmed(String(decoding: raw[run.endIndex...], as: UTF8.self))
    prefix = raw[raw.startIndex..<start].map(Fence.continuation)
    followsFence = block.followsCode
    let isClosed =
      after < lines.count && !openings.contains(after)
      && Fence.closes(lines[after], marker, atLeast: run.count)
    closing = isClosed ? after : nil
  }

  /// A list mark becomes blanks on the lines after it, a quotation mark stays.
  private static func continuation(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\t") ? byte : UInt8(ascii: " ")
  }

  private static func closes(_ line: ArraySlice<UInt8>, _ marker: UInt8, atLeast length: Int)
    -> Bool
  {
    let line = line.trimmedAtEnd
    let run = line.reversed().prefix { $0 == marker }.count
    return run >= length && line.dropLast(run).isBlankInContainer
  }

  /// What cmark reads: no byte order mark, blank lines in place of the header.
  private static func markdown(_ lines: Lines, from start: Int) -> [UInt8] {
    guard start > 0 else { return Array(lines.bytes[lines.mark...]) }
    let offset = start < lines.count ? lines.lines[start].whole.lowerBound : lines.bytes.count
    return Array(repeating: UInt8(ascii: "\n"), count: start) + lines.bytes[offset...]
  }
}

/// What cmark tells about a fenced block; line and column from 0, the column in bytes.
private struct CodeBlock {
  let line: Int
  let column: Int
  let content: [String]
  let followsCode: Bool
}

private func codeBlocks(of markdown: [UInt8]) -> [CodeBlock] {
  let document = markdown.withUnsafeBytes {
    cmark_parse_document($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, 0)
  }
  guard let document, let walk = cmark_iter_new(document) else { return [] }
  defer {
    cmark_iter_free(walk)
    cmark_node_free(document)
  }
  var blocks: [CodeBlock] = []
  var event = cmark_iter_next(walk)
  while event != CMARK_EVENT_DONE {
    if event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(walk), isFenced(node) {
      blocks.append(codeBlock(node))
    }
    event = cmark_iter_next(walk)
  }
  return blocks
}

private func isFenced(_ node: OpaquePointer) -> Bool {
  guard cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK else { return false }
  var length: Int32 = 0
  var offset: Int32 = 0
  var marker: CChar = 0
  return cmark_node_get_fenced(node, &length, &offset, &marker) != 0
}

private func codeBlock(_ node: OpaquePointer) -> CodeBlock {
  let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  // cmark ends every line of a block with LF, whatever it read.
  var content = literal.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  if content.last?.isEmpty == true { content.removeLast() }
  return CodeBlock(
    line: Int(cmark_node_get_start_line(node)) - 1,
    column: Int(cmark_node_get_start_column(node)) - 1,
    content: content.map { String($0) ?? "" },
    followsCode: cmark_node_previous(node).map(isFenced) ?? false)
}

/// Without white space at both ends.
func trimmed(_ text: some StringProtocol) -> String {
  var rest = Substring(text)
  while rest.first?.isWhitespace == true { rest.removeFirst() }
  while rest.last?.isWhitespace == true { rest.removeLast() }
  return String(rest)
}
