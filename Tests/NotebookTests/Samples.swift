import Text

@testable import Notebook

/// A notebook from its text; a test that gives something else fails with what is wrong.
func notebook(_ text: String) throws -> Notebook { try Notebook(name: "n.md", text: text) }

/// The messages, with their line numbers, of a text that is no notebook.
func faults(_ text: String) -> [String] { faults(Array(text.utf8)) }

func faults(_ bytes: [UInt8]) -> [String] {
  do {
    _ = try Notebook(name: "n.md", bytes: bytes)
    return []
  } catch {
    return error.diagnostics.map { diagnostic in
      guard let place = diagnostic.place else { return diagnostic.message }
      let before = place.source.bytes[..<place.range.lowerBound]
      return "\(before.count { $0 == UInt8(ascii: "\n") } + 1): \(diagnostic.message)"
    }
  }
}

/// A file of one cell with its output.
func sample(_ code: String, _ output: String, _ attributes: String = "") -> String {
  "```segue\(attributes)\n\(code)\n```\n\n```output\n\(output)\n```\n"
}
