/// A text filled with blanks on the right to a width in cells.
package func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - cellWidth(text)))
}

/// A text filled with blanks on the left.
package func rightAligned(_ text: String, to width: Int) -> String {
  String(repeating: " ", count: max(0, width - cellWidth(text))) + text
}

/// A line without the blanks and tabs at its end.
package func withoutTrailingBlanks(_ line: some StringProtocol) -> String {
  let end = line.lastIndex { $0 != " " && $0 != "\t" }.map { line.index(after: $0) }
  return String(line[..<(end ?? line.startIndex)])
}

/// A text cut to a width in cells, with a mark at its end where something was cut off; whole
/// characters only, so it may be a cell short. A width that has no room for the mark cuts it too.
package func truncated(_ text: String, to width: Int, mark: String = "...") -> String {
  guard cellWidth(text) > width else { return text }
  let room = width - cellWidth(mark)
  return room > 0 ? prefix(of: text, cells: room) + mark : prefix(of: mark, cells: width)
}

/// The longest beginning of a text that fits into a width.
private func prefix(of text: String, cells: Int) -> String {
  var result = ""
  var used = 0
  for character in text {
    used += cellWidth(String(character))
    if used > cells { break }
    result.append(character)
  }
  return result
}
