package import Text

/// Something wrong with a file as a notebook, on a line counted from 0.
struct Fault: Sendable {
  let line: Int
  let message: String
  let hint: String?

  init(_ message: String, line: Int, hint: String? = nil) {
    self.line = line
    self.message = message
    self.hint = hint
  }
}

/// All that is wrong with a file: why it is no notebook.
package struct MalformedNotebook: Error, Sendable {
  package let diagnostics: [Diagnostic]
}
