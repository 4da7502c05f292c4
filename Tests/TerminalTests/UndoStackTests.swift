import Testing

@testable import Terminal

@Suite("Undo")
struct UndoStackTests {
  /// Types a text key by key.
  private func type(_ text: String, into stack: inout UndoStack) {
    for scalar in wide(text) {
      let now = stack.current
      stack.record(Editing(now.scalars + [scalar], cursor: now.cursor + 1))
    }
  }

  private func line(_ text: String) -> Editing { Editing(wide(text), cursor: wide(text).count) }

  @Test("words are steps, and a step back can be taken forth")
  func words() {
    var stack = UndoStack()
    type("one two", into: &stack)
    #expect(stack.undo() == line("one"))
    #expect(stack.undo() == line(""))
    #expect(stack.undo() == nil)
    #expect(stack.redo() == line("one"))
    #expect(stack.redo() == line("one two"))
    #expect(stack.redo() == nil)
  }

  @Test("a change after an undo ends what could be redone")
  func branch() {
    var stack = UndoStack()
    type("one two", into: &stack)
    _ = stack.undo()
    type("X", into: &stack)
    #expect(stack.redo() == nil)
    #expect(stack.undo() == line("one"))
  }

  @Test("a moved cursor begins a step; a cut is one")
  func steps() {
    var stack = UndoStack()
    type("ab", into: &stack)
    stack.record(Editing(wide("ab"), cursor: 0))
    stack.record(Editing(wide("xab"), cursor: 1))
    stack.record(Editing(wide("ab"), cursor: 1))
    #expect(stack.undo()?.scalars == wide("xab"))
    #expect(stack.undo() == Editing(wide("ab"), cursor: 0))
    #expect(stack.undo() == line(""))
  }
}
