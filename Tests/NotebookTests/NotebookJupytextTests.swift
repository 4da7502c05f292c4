import Testing
import Text

@testable import Notebook

@Suite("The header of jupytext")
struct NotebookJupytextTests {
  private let block = """
    jupyter:
      jupytext:
        custom_language_magics: segue
        notebook_metadata_filter: segue
        text_representation:
          extension: .md
          format_name: markdown
          format_version: '1.3'
          jupytext_version: 1.19.6
      kernelspec:
        display_name: Segue
        language: segue
        name: segue
      segue:
        charset: ascii
        format: 1
        tol: 1e-6
        width: 72

    """

  private func export(_ text: String) throws -> String? {
    try notebook(text).withJupytextHeader().map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("a file without a header gets one, and a blank line after it")
  func added() throws {
    #expect(
      try export("# T\n\n" + sample("a", "a")) == "---\n\(block)---\n\n# T\n\n" + sample("a", "a"))
    #expect(try export("\n\n# T\n") == "---\n\(block)---\n\n# T\n")
  }

  @Test("what the header says goes along, keys of others stay")
  func merged() throws {
    let text =
      "---\ntitle: T # one\nsegue:\n  width: 60\n  tol: 0.001\n  charset: block\nauthor:\n  - me\n---\n# T\n"
    let wanted = block.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.contains("charset")
        ? "    charset: block"
        : line.contains("tol")
          ? "    tol: 0.001"
          : line.contains("width") ? "    width: 60" : line
    }.joined(separator: "\n")
    let exported = try #require(try export(text))
    #expect(exported == "---\ntitle: T # one\nauthor:\n  - me\n\(wanted)---\n\n# T\n")
    #expect(try notebook(exported).header == Header(width: 60, charset: "block", tolerance: 0.001))
  }

  @Test(
    "numbers are written as PyYAML writes them",
    arguments: [
      ("1e-6", "1e-6"), ("0.00001", "1e-5"), ("2.5e-7", "2.5e-07"), ("0", "0.0"), ("2", "2.0"),
    ])
  func numbers(_ given: String, _ written: String) throws {
    let exported = try export("---\nsegue:\n  tol: \(given)\n---\n\n# T\n")
    #expect(exported?.contains("    tol: \(written)\n") == true)
  }

  @Test("every key of the header goes along")
  func keys() throws {
    let text = "---\nsegue:\n  height: 9\n  width: 60\n---\n\n# T\n"
    let exported = try #require(try export(text))
    #expect(exported.contains("    format: 1\n    height: 9\n    tol: 1e-6\n    width: 60\n---\n"))
    #expect(try notebook(exported).header == notebook(text).header)
  }

  @Test("it is given once; line endings and the mark at the start stay")
  func again() throws {
    let exported = try #require(try export("# T\n"))
    #expect(try export(exported) == nil)
    let windows = try #require(try export("\u{FEFF}# T\r\n"))
    #expect(
      windows.hasPrefix("\u{FEFF}---\r\njupyter:\r\n") && windows.hasSuffix("---\r\n\r\n# T\r\n"))
  }

  @Test("a block of another kernel is left alone, and named with its line")
  func foreign() throws {
    let notebook = try notebook("---\ntitle: T\njupyter:\n  kernelspec:\n    name: python3\n---\n")
    #expect(throws: Diagnostic.self) { try notebook.withJupytextHeader() }
    do {
      _ = try notebook.withJupytextHeader()
    } catch {
      #expect(error.message == "the header has a `jupyter:` block of its own")
      #expect(error.place.map { notebook.source.position(of: $0.range.lowerBound).line } == 3)
    }
  }
}
