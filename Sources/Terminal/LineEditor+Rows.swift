import CEditline

/// Commands on rows. Each answers with what libedit should do to the screen.
extension LineEditor {
  func enter() -> Int32 {
    let text = text
    if needsMore(text) { return openRow() }
    // libedit's own command goes below the last row first, which a command of ours cannot.
    return push(Injected.enter)
  }

  func openRow() -> Int32 {
    el_winsertstr(handle, continuation.separator + [0]) == 0 ? CC_REFRESH : CC_ERROR
  }

  func toStartOfRow() -> Int32 {
    moveCursor(to: row.lowerBound)
    return CC_CURSOR
  }

  func toEndOfRow() -> Int32 {
    moveCursor(to: row.upperBound)
    return CC_CURSOR
  }

  func overEndOfRow() -> Int32 {
    let line = line
    let end = row.upperBound
    let isThere = line.cursor == end && end < line.scalars.count
    moveCursor(to: isThere ? end + continuation.separator.count : end)
    return CC_CURSOR
  }

  /// Cut text goes where libedit's own cuts go, so that Ctrl-Y knows it.
  func kill() -> Int32 { push(Injected.mark, Injected.toEndOfRow, Injected.killRegion) }

  /// The row the cursor is in, without its marker and newline.
  private var row: Range<Int> { rowRange(of: line) }

  private func rowRange(of line: Editing) -> Range<Int> {
    let start = line.scalars[..<line.cursor].lastIndex(of: newline)
    let end = line.scalars[line.cursor...].firstIndex(of: newline) ?? line.scalars.count
    let first = start.map { $0 + continuation.separator.count } ?? 0
    return min(first, end)..<end
  }

  /// The row above: the place in it as far from its start as the cursor is from its row's.
  func isMovedUp() -> Bool {
    let line = line
    let here = rowRange(of: line)
    guard here.lowerBound > 0 else { return false }
    let newlineBefore = here.lowerBound - continuation.separator.count
    let above = rowRange(of: Editing(line.scalars, cursor: newlineBefore))
    moveCursor(to: min(above.lowerBound + line.cursor - here.lowerBound, above.upperBound))
    return true
  }

  func isMovedDown() -> Bool {
    let line = line
    let here = rowRange(of: line)
    guard here.upperBound < line.scalars.count else { return false }
    let start = here.upperBound + continuation.separator.count
    let below = rowRange(of: Editing(line.scalars, cursor: min(start, line.scalars.count)))
    moveCursor(to: min(below.lowerBound + line.cursor - here.lowerBound, below.upperBound))
    return true
  }

  func undo() -> Int32 { restore(undoStack.undo()) }

  func redo() -> Int32 { restore(undoStack.redo()) }

  func apply() -> Int32 { restore(pending) }

  func restore(_ editing: Editing?) -> Int32 {
    pending = nil
    guard let editing else { return CC_ERROR }
    line = editing
    return CC_REFRESH
  }

  private func push(_ keys: Wide...) -> Int32 {
    el_wpush(handle, keys + [0])
    return CC_NORM
  }
}
