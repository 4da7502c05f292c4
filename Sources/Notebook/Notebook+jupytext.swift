package import Text

extension Notebook {
  /// The file with the header by which jupytext, from 1.19.4 on, knows `segue` fences as code, so
  /// that JupyterLab opens it as a notebook and saves it without touching a byte. Nil where it has
  /// one already. Keys of other tools are kept.
  package func withJupytextHeader() throws(Diagnostic) -> [UInt8]? {
    let front = FrontMatter(lines)
    if let line = front.line(ofKey: "jupyter") {
      if front.hasLine("custom_language_magics: segue", in: lines) { return nil }
      throw Fault.foreignJupyter(line: line).diagnostic(source, lines)
    }
    let ending = lines.count > 0 && !lines.ending(of: 0).isEmpty ? lines.ending(of: 0) : [0x0A]
    let kept = front.lines(outsideOf: "segue").flatMap { bytes[lines.lines[$0].whole] }
    let block = jupytextBlock.flatMap { Array($0.utf8) + ending }
    let rule = Array("---".utf8) + ending
    var body = front.lineCount
    while body < lines.count, lines[body].isBlankInContainer { body += 1 }
    let rest = body < lines.count ? bytes[lines.lines[body].whole.lowerBound...] : []
    return Array(bytes[..<lines.mark]) + rule + kept + block + rule + ending + rest
  }

  /// As jupytext itself writes it: keys in the order of the alphabet.
  private var jupytextBlock: [String] {
    let height = header.height.map { ["    height: \($0)"] } ?? []
    return [
      "jupyter:", "  jupytext:", "    custom_language_magics: segue",
      "    notebook_metadata_filter: segue", "    text_representation:", "      extension: .md",
      "      format_name: markdown", "      format_version: '1.3'",
      "      jupytext_version: 1.19.6", "  kernelspec:", "    display_name: Segue",
      "    language: segue", "    name: segue", "  segue:", "    charset: \(header.charset)",
      "    format: 1",
    ] + height + ["    tol: \(asYAML(header.tolerance))", "    width: \(header.width)"]
  }
}

/// A number as PyYAML reads and writes it: `1e-6`, which it takes for text, `0.001`, `2.5e-07`.
private func asYAML(_ number: Double) -> String {
  let text = "\(number)"
  guard !text.contains("."), let exponent = text.firstIndex(of: "-") else { return text }
  return String(text[...exponent] + text[exponent...].dropFirst().drop { $0 == "0" })
}

extension FrontMatter {
  /// The lines between the rules.
  private var inner: Range<Int> { lineCount > 1 ? 1..<(lineCount - 1) : 0..<0 }

  /// The line of a key at the top level.
  fileprivate func line(ofKey key: String) -> Int? { blocks.first { $0.key == key }?.lines.first }

  fileprivate func lines(outsideOf key: String) -> [Int] {
    let block = blocks.first { $0.key == key }?.lines
    return inner.filter { !(block?.contains($0) ?? false) }
  }

  fileprivate func hasLine(_ text: String, in lines: Lines) -> Bool {
    inner.contains { trimmed(lines.text(of: $0)) == text }
  }
}
