import Text

extension Notebook {
  /// What a notebook is made of when it is written anew.
  package enum Entry: Sendable {
    /// A paragraph; one that begins with `# ` is a heading, as typed.
    case note(String)
    /// What stood between two cells of a file, as it stood there.
    case prose(String)
    case cell(code: String, output: [String], infos: Infos = Infos())
  }

  /// What stands behind the opening fences of a cell: languages and attributes.
  package struct Infos: Sendable, Equatable {
    package var cell: String
    package var output: String

    package init(cell: String = "segue", output: String = "output") {
      self.cell = cell
      self.output = output
    }
  }

  /// A notebook as Markdown. A header stands there only where something differs from the defaults,
  /// or where there is front matter to keep.
  package static func markdown(
    from entries: [Entry], header: Header = Header(), frontMatter: String = ""
  ) -> String {
    var blocks: [String] = []
    for entry in entries {
      switch entry {
      case .note(let text): blocks += paragraph(text)
      case .prose(let text): blocks.append(text)
      case .cell(let code, let output, let infos):
        blocks.append(fenced(textLines(code), as: infos.cell))
        if !output.isEmpty { blocks.append(fenced(output, as: infos.output)) }
      }
    }
    let body = blocks.joined(separator: "\n\n")
    let front = frontMatter.isEmpty ? header.frontMatter : frontMatter
    // A rule on the first line would be read as the start of a header.
    let start = front.isEmpty && body.hasPrefix("---") ? "\\" : front
    return body.isEmpty ? front : start + body + "\n"
  }

  private static func fenced(_ lines: [String], as language: String) -> String {
    let marker = UInt8(ascii: "`")
    let bar = String(repeating: "`", count: fenceLength(for: lines, marker, atLeast: 3))
    let content = lines.map { withoutTrailingBlanks($0) + "\n" }.joined()
    return "\(bar)\(language)\n\(content)\(bar)"
  }

  /// A note as it was typed, but for what would begin a block that swallows the cells after it.
  private static func paragraph(_ text: String) -> [String] {
    let lines = textLines(text).map { line in
      let depth = line.prefix { $0 == " " || $0 == "\t" }
      let rest = line[depth.endIndex...]
      let opensBlock =
        ["```", "~~~", "<!", "<?"].contains { rest.hasPrefix($0) } || opensRawHTML(rest)
      return withoutTrailingBlanks(opensBlock ? depth + "\\" + rest : line)
    }
    let paragraph = lines.joined(separator: "\n")
    return trimmed(paragraph).isEmpty ? [] : [paragraph]
  }

  private static func opensRawHTML(_ line: Substring) -> Bool {
    ["<script", "<pre", "<style", "<textarea"].contains { line.lowercased().hasPrefix($0) }
  }
}

extension Header {
  /// The keys that differ from the defaults, in the order of the alphabet.
  fileprivate var frontMatter: String {
    let usual = Header()
    var keys: [String] = []
    if charset != usual.charset { keys.append("charset: \(charset)") }
    if let height { keys.append("height: \(height)") }
    if tolerance != usual.tolerance { keys.append("tol: \(plain(tolerance))") }
    if width != usual.width { keys.append("width: \(width)") }
    if keys.isEmpty { return "" }
    return "---\nsegue:\n" + keys.map { "  \($0)\n" }.joined() + "---\n"
  }
}

/// The lines of a text, cut as in a file.
package func textLines(_ text: String) -> [String] {
  let lines = Lines(Array(text.utf8))
  return (0..<lines.count).map { lines.text(of: $0) }
}
