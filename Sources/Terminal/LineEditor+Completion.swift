import CEditline

extension LineEditor {
  /// One word that fits is put in place; of several what they have in common, and they are listed.
  func completeWord() -> Int32 {
    let line = line
    let place = layout()
    let text = continuation.text(of: line.scalars)
    let offset = continuation.text(of: line.scalars[..<line.cursor]).utf8.count
    let found = complete(text, offset)
    guard let first = found.first else { return CC_ERROR }
    let alike = found.filter { $0.replaced == first.replaced }
    let isMoving = replace(first.replaced, of: text, with: commonPrefix(alike.map(\.text)))
    guard found.count > 1 else { return isMoving ? CC_REFRESH : CC_ERROR }
    list(found, below: place)
    return CC_REDISPLAY
  }

  /// Whether the line is another one now.
  private func replace(_ range: Range<Int>, of text: String, with word: String) -> Bool {
    let bytes = Array(text.utf8)
    let range = range.clamped(to: 0..<bytes.count)
    let old = String(decoding: bytes[range], as: UTF8.self)
    // What was typed in full or in other letters is not taken back.
    guard word != old, word.utf8.count >= old.utf8.count else { return false }
    let before = String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + word
    let after = String(decoding: bytes[range.upperBound...], as: UTF8.self)
    line = Editing(
      continuation.shown(before + after), cursor: continuation.shown(before).count)
    return true
  }

  /// Prints below the line as it stands on the screen. libedit goes up from there by the rows it
  /// has the cursor down, then clears and draws: that many rows are left for it.
  private func list(
    _ completions: [Completion], below place: (cursor: ScreenLayout, end: ScreenLayout)
  ) {
    let screen = screenSize
    let rows = CompletionList(completions: completions)
      .rows(width: screen.columns - 1, height: screen.rows - place.end.row - 2)
    write(newRows(place.end.row - place.cursor.row))
    for row in rows { write(newRows(1) + row) }
    write(newRows(place.cursor.row + 1))
  }
}
