import CEditline
import Glibc

/// Keys that no keyboard sends: the editor hands them to libedit to run a command of its own.
enum Injected {
  /// Puts `pending` in place.
  static let apply: Wide = 0x81
  /// Enters the line.
  static let enter: Wide = 0x82
  static let mark: Wide = 0x83
  static let toEndOfRow: Wide = 0x84
  static let killRegion: Wide = 0x85
}

/// What libedit calls for a key, its picture of the screen exact at that moment.
func readKey(_ handle: OpaquePointer?, _ result: UnsafeMutablePointer<wchar_t>?) -> Int32 {
  let (status, key) = withEditor(handle, otherwise: (0, 0)) { $0.key() }
  result?.pointee = key
  // libedit hands the number on to whoever asked for the line.
  if status < 0 { errno = EINTR }
  return status
}

/// Runs the editor that a handle belongs to.
func withEditor<Result: Sendable>(
  _ handle: OpaquePointer?, otherwise: Result, _ body: @MainActor (LineEditor) -> Result
) -> Result {
  guard let handle, let context = ce_context(handle) else { return otherwise }
  let address = UInt(bitPattern: context)
  return MainActor.assumeIsolated {
    guard let context = UnsafeRawPointer(bitPattern: address) else { return otherwise }
    return body(Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue())
  }
}

extension LineEditor {
  enum Key: Equatable {
    case scalar(Wide)
    case interrupted
    case end
  }

  /// libedit's answer: 1 and a scalar, 0 at the end of the input, -1 for an interrupt.
  func key() -> (Int32, Wide) {
    if search == nil, let mending = settle() { return (1, mending) }
    switch nextKey() {
    case .scalar(let scalar): return (1, search == nil ? scalar : searchKey(scalar))
    case .interrupted: return (-1, 0)
    case .end: return (0, 0)
    }
  }

  /// The line is at rest: mends markers that libedit's commands damaged, takes note for undo.
  private func settle() -> Wide? {
    let now = line
    let mended = continuation.mended(now, after: undoStack.current)
    undoStack.record(mended)
    guard mended != now else { return nil }
    pending = mended
    return Injected.apply
  }

  /// Waits for a key, minding signals meanwhile.
  func nextKey() -> Key {
    while true {
      if ce_is_interrupted() { return .interrupted }
      if let scalar = keys.next() { return .scalar(scalar) }
      let woken = Int(ce_wait())
      if woken & ce_woken_interrupt != 0 { return .interrupted }
      if woken & ce_woken_stop != 0 { stop() }
      if woken & ce_woken_continue != 0 { resume() }
      if woken & ce_woken_resize != 0 { redraw() }
      if woken & ce_woken_key != 0, !fill() { return .end }
    }
  }

  private func fill() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    keys.feed(bytes.prefix(count))
    return count > 0
  }

  /// Ctrl-Z: the terminal is the shell's until it brings the process back.
  private func stop() {
    leaveLine("^Z")
    setPasteBrackets(false)
    ce_set_raw(handle, false)
    ce_stop()
  }

  private func resume() {
    // The shell may have left the terminal in another mode than libedit believes.
    ce_set_raw(handle, false)
    ce_set_raw(handle, true)
    setPasteBrackets(true)
    ce_refresh(handle)
  }

  /// The size changed: clears from the prompt's row down, as it now lies, and draws afresh.
  private func redraw() {
    if canPaint {
      let row = layout().cursor.row
      write("\r" + (row > 0 ? "\u{1B}[\(row)A" : "") + "\u{1B}[J")
    }
    el_resize(handle)
    ce_refresh(handle)
  }

  /// Goes to a fresh row below the line, leaving a sign of the key at its end.
  func leaveLine(_ sign: String) {
    let (cursor, end) = layout()
    let isAtEnd = cursor.row == end.row && cursor.column == end.column
    write(newRows(end.row - cursor.row))
    if canPaint { write("\r" + (end.column > 0 ? "\u{1B}[\(end.column)C" : "")) }
    write((canPaint || isAtEnd ? sign : "") + newRows(1))
    ce_flush()
  }

  /// The start of a row so far down, scrolling where there is none.
  func newRows(_ count: Int) -> String { String(repeating: "\r\n", count: max(0, count)) }
}
