import Text

/// Completions as rows of text: the word, its kind, a line about it, in columns, cut to a width
/// and a number of rows.
struct CompletionList {
  let completions: [Completion]

  func rows(width: Int, height: Int) -> [String] {
    let height = max(2, height)
    let isWhole = completions.count <= height
    let shown = isWhole ? completions[...] : completions.prefix(height - 1)
    let texts = shown.map { cellWidth(firstLine($0.text)) }.max() ?? 0
    let kinds = shown.map { cellWidth($0.kind) }.max() ?? 0
    var rows = shown.map { completion in
      let text = padded(firstLine(completion.text), to: texts)
      let kind = padded(completion.kind, to: kinds)
      return cut(joined([text, kind, firstLine(completion.summary)]), to: width)
    }
    if !isWhole { rows.append(cut(Messages.more(completions.count - shown.count), to: width)) }
    return rows
  }

  private func firstLine(_ text: String) -> String {
    String(text.prefix { !$0.isNewline })
  }

  /// Columns two blanks apart, without blanks at the end.
  private func joined(_ columns: [String]) -> String {
    var row = columns.filter { !$0.isEmpty }.joined(separator: "  ")
    while row.last == " " { row.removeLast() }
    return row
  }

  private func cut(_ row: String, to width: Int) -> String {
    guard cellWidth(row) > width else { return row }
    var result = ""
    var left = width
    for character in row {
      left -= cellWidth(String(character))
      guard left >= 0 else { break }
      result.append(character)
    }
    return result
  }
}
