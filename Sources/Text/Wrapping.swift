/// Prose in lines of a width in cells, broken at blanks: the first has `offset` cells before it, the
/// others begin with `indent` blanks. What stands between backticks is kept together where a line
/// has room for it; a word that is wider than a line is not cut.
package func wrapped(
  _ text: String, to width: Int, offset: Int = 0, indent: Int = 0
) -> [String] {
  guard offset + cellWidth(text) > width else { return [text] }
  var lines: [String] = []
  var line = ""
  var used = offset
  for word in words(text, room: width - indent) {
    let size = cellWidth(word)
    let gap = line.isEmpty ? 0 : 1
    if used + gap + size > width, !line.isEmpty || lines.isEmpty && offset > indent {
      lines.append(line)
      (line, used) = (String(repeating: " ", count: indent) + word, indent + size)
    } else {
      line += (gap == 1 ? " " : "") + word
      used += gap + size
    }
  }
  return lines + [line]
}

/// Words of a text, those of a piece in backticks taken as one if it is no wider than the room.
private func words(_ text: String, room: Int) -> [String] {
  var words: [String] = []
  var open: [String] = []
  for word in text.split(separator: " ").map(String.init) {
    open.append(word)
    let whole = open.joined(separator: " ")
    if cellWidth(whole) > room {
      words += open
      open = []
    } else if whole.count(where: { $0 == "`" }) % 2 == 0 {
      words.append(whole)
      open = []
    }
  }
  return words + open
}

/// A card in lines of a width: what follows a break stands below the text of its line, which in a
/// row of columns is its last, or two cells deeper than the line where that leaves little room.
/// Lines that begin with `source` are to be pasted, and stay whole.
package func wrappedCard(_ text: String, to width: Int, source: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
    guard cellWidth(String(line)) > width, !line.hasPrefix(source) else { return [String(line)] }
    let start = line.prefix { $0 == " " }.count
    var column = start
    if let gap = line.dropFirst(start).firstRange(of: "  ") {
      let head = line[..<gap.lowerBound] + line[gap.lowerBound...].prefix { $0 == " " }
      column = cellWidth(String(head))
    }
    let head = line.prefix(column)
    let indent = column > start && column <= width / 2 ? column : start + 2
    let lines = wrapped(
      String(line.dropFirst(column)), to: width, offset: column, indent: indent)
    return [String(head) + (lines.first ?? "")] + lines.dropFirst()
  }.joined(separator: "\n")
}
