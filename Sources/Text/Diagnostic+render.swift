/// A diagnostic as it is shown, without a newline at its end: where and what, the line with the
/// span marked, what to try. `width` is the cells that the line may take; with `wraps` the sentences
/// keep to it as well. What is to be pasted is never broken.
package func render(
  _ diagnostic: Diagnostic, color: Bool, width: Int = 100, wraps: Bool = false
) -> String {
  let paint = Paint(isOn: color)
  var lines = DiagnosticLines(width: width, wraps: wraps, paint: paint)
  let strength = diagnostic.severity == .error ? Paint.red : Paint.yellow
  lines.add(
    diagnostic.severity.rawValue, diagnostic.message, at: diagnostic.place, in: strength)
  if let hint = diagnostic.hint { lines.add("hint", hint) }
  if let fix = diagnostic.fix { lines.add("fix", fix, isSource: true) }
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
  let wraps: Bool
  let paint: Paint
  var lines: [String] = []

  /// `name:line:column: error: message`, and the line with its marks.
  mutating func add(_ label: String, _ message: String, at place: Place?, in color: String) {
    var before = ""
    if let place {
      let position = place.source.position(of: place.range.lowerBound)
      before = "\(place.source.name):\(position.line):\(position.column): "
    }
    let head = before + paint(label + ":", in: color) + " "
    addProse(message, behind: head, of: cellWidth(before) + label.utf8.count + 2, indent: 2)
    guard let place, let excerpt = Excerpt(place, width: width - 4) else { return }
    lines.append("    " + excerpt.line)
    let indent = excerpt.marks.prefix { $0 == " " }
    lines.append("    " + indent + paint(String(excerpt.marks.dropFirst(indent.count)), in: color))
  }

  /// `  hint: what to try`, further lines of it below its first.
  mutating func add(_ label: String, _ text: String, isSource: Bool = false) {
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = label.utf8.count + 4
    let blanks = String(repeating: " ", count: indent)
    for (index, part) in parts.enumerated() {
      let head = index == 0 ? "  " + paint(label + ":", in: Paint.cyan) + " " : blanks
      if isSource {
        lines.append(head + part)
      } else {
        addProse(String(part), behind: head, of: indent, indent: indent)
      }
    }
  }

  /// Sentences behind a head that takes so many cells.
  private mutating func addProse(_ text: String, behind head: String, of size: Int, indent: Int) {
    guard wraps else { return lines.append(head + text) }
    let parts = wrapped(text, to: width, offset: size, indent: indent)
    let first = parts.first ?? ""
    // Where the head leaves no room, nothing stands behind it.
    lines.append(first.isEmpty && parts.count > 1 ? String(head.dropLast()) : head + first)
    lines += parts.dropFirst()
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
