import CEditline

extension LineEditor {
  func up() -> Int32 { isMovedUp() ? CC_CURSOR : older(isAlike: false) }

  func down() -> Int32 { isMovedDown() ? CC_CURSOR : newer() }

  /// An older entry; alike: one that begins as the line does up to the cursor.
  func older(isAlike: Bool) -> Int32 {
    if walk.isAtDraft {
      let line = line
      let start = continuation.text(of: line.scalars[..<line.cursor])
      walk = HistoryWalk(entries: history.entries, draft: line, prefix: isAlike ? start : "")
    }
    return walk.older().map { restore(lineEnding($0)) } ?? CC_ERROR
  }

  func newer() -> Int32 {
    switch walk.newer() {
    case .entry(let text): restore(lineEnding(text))
    case .draft(let line): restore(line)
    case nil: CC_ERROR
    }
  }
}
