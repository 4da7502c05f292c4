import Text

extension TraceLine {
  /// `t=0.000s  photo.viewWillAppear`, two blanks deeper for each call around it.
  package var rendered: String {
    "t=" + fixed(time, 3) + "s  " + String(repeating: "  ", count: min(max(depth, 0), 40)) + text
  }
}

extension Trace {
  /// The head line of a listing that no longer reaches back to the beginning.
  package var omission: String? {
    guard droppedCount > 0 else { return nil }
    return "the \(droppedCount) oldest events were dropped: a trace keeps \(capacity)"
  }
}
