/// What went wrong, where, and what to try: apart from how it is drawn.
package struct Diagnostic: Error, Sendable {
  package enum Severity: String, Sendable { case error, warning }

  package struct Note: Sendable {
    package let message: String
    package let place: Place?

    package init(_ message: String, at place: Place? = nil) {
      self.message = message
      self.place = place
    }
  }

  package var severity: Severity
  package var message: String
  package var place: Place?
  /// One line that says what to try, without its label.
  package var hint: String?
  /// The statement as it should read, ready to be pasted.
  package var fix: String?
  package var notes: [Note]
  /// The input ended before the statement did: a prompt asks for more.
  package var isIncomplete: Bool

  package init(
    _ message: String, at place: Place? = nil, hint: String? = nil, fix: String? = nil,
    notes: [Note] = [], severity: Severity = .error, isIncomplete: Bool = false
  ) {
    self.severity = severity
    self.message = message
    self.place = place
    self.hint = hint
    self.fix = fix
    self.notes = notes
    self.isIncomplete = isIncomplete
  }
}
