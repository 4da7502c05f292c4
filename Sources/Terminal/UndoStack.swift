/// The states a line went through. A word typed in one go is one step.
struct UndoStack {
  private static let limit = 200

  private var past: [Editing] = []
  private(set) var current = Editing()
  private var future: [Editing] = []
  private var isTyping = false

  /// Takes note of what the line is now.
  mutating func record(_ editing: Editing) {
    guard editing.scalars != current.scalars else {
      if editing.cursor != current.cursor { isTyping = false }
      current.cursor = editing.cursor
      return
    }
    let typed = typedScalar(editing)
    let goesOn = isTyping && typed.map { $0 != 0x20 && $0 != newline } ?? false
    if !goesOn { past.append(current) }
    if past.count > Self.limit { past.removeFirst() }
    isTyping = typed != nil
    current = editing
    future = []
  }

  mutating func undo() -> Editing? {
    guard let state = past.popLast() else { return nil }
    future.append(current)
    return move(to: state)
  }

  mutating func redo() -> Editing? {
    guard let state = future.popLast() else { return nil }
    past.append(current)
    return move(to: state)
  }

  private mutating func move(to state: Editing) -> Editing {
    current = state
    isTyping = false
    return state
  }

  /// The scalar that was typed at the cursor, if that is all that happened.
  private func typedScalar(_ editing: Editing) -> Wide? {
    let at = current.cursor
    guard editing.scalars.count == current.scalars.count + 1, editing.cursor == at + 1,
      at <= current.scalars.count,
      editing.scalars[..<at] == current.scalars[..<at],
      editing.scalars[(at + 1)...].elementsEqual(current.scalars[at...])
    else { return nil }
    return editing.scalars[at]
  }
}
