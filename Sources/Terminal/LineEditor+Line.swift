import CEditline

/// The line in libedit's buffer.
extension LineEditor {
  /// The buffer is not ended by a zero, and its addresses hold until the next change.
  var line: Editing {
    get {
      guard let info = el_wline(handle)?.pointee, let start = info.buffer,
        let cursor = info.cursor, let end = info.lastchar
      else { return Editing() }
      let scalars = Array(UnsafeBufferPointer(start: start, count: max(0, end - start)))
      return Editing(scalars, cursor: min(max(0, cursor - start), scalars.count))
    }
    set {
      el_wreplacestr(handle, newValue.scalars.filter { $0 != 0 } + [0])
      moveCursor(to: newValue.cursor)
    }
  }

  func moveCursor(to position: Int) {
    el_cursor(handle, Int32(clamping: position - line.cursor))
  }

  var text: String { continuation.text(of: line.scalars) }

  /// A text as a line with the cursor at its end.
  func lineEnding(_ text: String) -> Editing {
    let scalars = continuation.shown(text)
    return Editing(scalars, cursor: scalars.count)
  }

  /// Where libedit has the cursor, and where the line ends, on the screen.
  func layout() -> (cursor: ScreenLayout, end: ScreenLayout) {
    let line = line
    var layout = ScreenLayout(width: screenSize.columns)
    layout.add(shownPrompt)
    layout.add(line.scalars[..<line.cursor])
    let cursor = layout
    layout.add(line.scalars[line.cursor...])
    return (cursor, layout)
  }

  var screenSize: (columns: Int, rows: Int) {
    var columns: Int32 = 80
    var rows: Int32 = 24
    ce_size(1, &columns, &rows)
    return (Int(columns), rows > 0 ? Int(rows) : 24)
  }
}
