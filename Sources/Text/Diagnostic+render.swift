/// A diagnostic as it is shown, without a newline at its end: where and what, the line with the
/// span marked, what to try. `width` is the cells that the line may take.
package func render(_ diagnostic: Diagnostic, color: Bool, width: Int = 100) -> String {
  let paint = Paint(isOn: color)
  var lines = DiagnosticLines(width: width, paint: paint)
  let strength = diagnostic.severity == .error ? Paint.red : Paint.yellow
  lines.add(
    diagnostic.severity.rawValue, diagnostic.message, at: diagnostic.place, in: strength)
  if let hint = diagnostic.hint { lines.add("hint", hint) }
  if let fix = diagnostic.fix { lines.add("fix", fix) }
  for note in diagnostic.notes {
    if note.place == nil {
      lines.add("note", note.message)
    } else {
      lines.add("note", note.message, at: note.place, in: Paint.cyan)
    }
  }
  return lines.lines.joined(separator: "\n")
}

private struct DiagnosticLines {
  let width: Int
  let paint: Paint
  var lines: [String] = []

  /// `name:line:column: error: message`, and the line with its marks.
  mutating func add(_ label: String, _ message: String, at place: Place?, in color: String) {
    let head = paint(label + ":", in: color) + " " + message
    guard let place else { return lines.append(head) }
    let position = place.source.position(of: place.range.lowerBound)
    lines.append("\(place.source.name):\(position.line):\(position.column): \(head)")
    guard let excerpt = Excerpt(place, width: width - 4) else { return }
    lines.append("    " + excerpt.line)
    let indent = excerpt.marks.prefix { $0 == " " }
    lines.append("    " + indent + paint(String(excerpt.marks.dropFirst(indent.count)), in: color))
  }

  /// `  hint: what to try`, further lines of it below its first.
  mutating func add(_ label: String, _ text: String) {
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = String(repeating: " ", count: label.utf8.count + 4)
    for (index, part) in parts.enumerated() {
      lines.append(
        index == 0 ? "  " + paint(label + ":", in: Paint.cyan) + " " + part : indent + part)
    }
  }
}

/// Colours of the terminal, where they are wanted.
private struct Paint {
  static let red = "\u{1B}[1;31m"
  static let yellow = "\u{1B}[1;33m"
  static let cyan = "\u{1B}[36m"

  let isOn: Bool

  func callAsFunction(_ text: String, in color: String) -> String {
    isOn ? color + text + "\u{1B}[0m" : text
  }
}
