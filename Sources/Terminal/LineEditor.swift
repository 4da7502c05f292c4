import CEditline
import Glibc
import Text

/// Reads lines from a terminal: libedit's editing, with several lines in one buffer, a history that
/// outlives the process, completion with descriptions, and undo.
///
/// One per process and on the main thread alone: libedit keeps state in statics, and signals reach
/// the main thread.
@MainActor
package final class LineEditor {
  package enum Input: Equatable, Sendable {
    /// What was entered, without the newline that entered it.
    case line(String)
    /// Ctrl-C: the line is dropped.
    case interrupted
    /// Ctrl-D on an empty line, or the terminal is gone.
    case endOfFile
  }

  let handle: OpaquePointer
  let history: History
  /// Whether Enter should open another row under this text.
  let needsMore: @MainActor (String) -> Bool
  /// What fits at a byte of a text, best first.
  let complete: @MainActor (String, Int) -> [Completion]
  /// Escape sequences other than libedit's own may be written.
  let canPaint: Bool

  var keys = KeyDecoder()
  var prompt = ""
  /// The prompt on the screen; another one while searching.
  private(set) var shownPrompt: [Wide] = []
  var continuation = Continuation(promptWidth: 0)
  var undoStack = UndoStack()
  var walk = HistoryWalk(entries: [])
  var search: HistorySearch?
  /// The line that the key `Injected.apply` puts in place.
  var pending: Editing?

  /// Nothing where stdin is no terminal or memory is out.
  package init?(
    program: String, history: History,
    needsMore: @escaping @MainActor (String) -> Bool = { _ in false },
    complete: @escaping @MainActor (String, Int) -> [Completion] = { _, _ in [] }
  ) {
    guard isatty(STDIN_FILENO) != 0 else { return nil }
    ce_use_utf8()
    ce_guard_terminal()
    ce_catch_interrupts()
    guard let handle = ce_open(program, readKey) else { return nil }
    self.handle = handle
    self.history = history
    self.needsMore = needsMore
    self.complete = complete
    canPaint = StreamStyle.isCapable(getenv("TERM").map { String(cString: $0) })
    ce_set_context(handle, Unmanaged.passUnretained(self).toOpaque())
    bindKeys()
  }

  /// Gives the terminal back. The editor is not to be used any more.
  package func close() { ce_restore_terminal() }

  /// Shows a prompt and reads what is typed there up to the Enter that ends it.
  package func readLine(prompt: String) -> Input {
    start(prompt)
    ce_begin_reading(canPaint)
    setPasteBrackets(true)
    // Before the prompt shows: what is typed as it comes up is not for the terminal to echo.
    ce_set_raw(handle, true)
    var count: Int32 = 0
    errno = 0
    let scalars = el_wgets(handle, &count)
    let isInterrupted = scalars == nil && (errno == EINTR || ce_is_interrupted())
    if isInterrupted { leaveLine("^C") }
    setPasteBrackets(false)
    ce_end_reading()
    guard let scalars, count > 0 else { return isInterrupted ? dropLine() : .endOfFile }
    // libedit does not end the line with a zero: the count alone says where it ends.
    var shown = UnsafeBufferPointer(start: scalars, count: Int(count))[...]
    if shown.last == newline { shown = shown.dropLast() }
    return .line(continuation.text(of: shown))
  }

  private func start(_ prompt: String) {
    self.prompt = prompt
    continuation = Continuation(promptWidth: cellWidth(prompt))
    undoStack = UndoStack()
    walk = HistoryWalk(entries: [])
    search = nil
    pending = nil
    ce_clear_interrupt()
    show(prompt: prompt)
  }

  private func dropLine() -> Input {
    keys.clear()
    el_reset(handle)
    ce_clear_interrupt()
    return .interrupted
  }

  func show(prompt: String) {
    let scalars = wide(prompt).prefix(Int(ce_prompt_limit))
    shownPrompt = Array(scalars)
    ce_set_prompt(handle, scalars + [0])
  }

  func setPasteBrackets(_ isOn: Bool) {
    guard canPaint else { return }
    write(isOn ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
    if !isOn { ce_flush() }
  }

  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { ce_write($0.baseAddress, $0.count) }
    }
  }
}
