/// Which module each target may import, system modules included: the table of the architecture.
struct ImportTable {
  let allowed: [String: Set<String>]

  static let segue = ImportTable(allowed: [
    "Text": ["Glibc"],
    "Motion": ["Glibc"],
    "Chart": ["Text", "Glibc"],
    "Script": ["Text"],
    "Notebook": ["Text", "CCmark"],
    "UIKit": ["Foundation", "Motion"],
    "_Testing_UIKit": [],
    "Session": ["Text", "Script", "UIKit", "Motion", "Chart"],
    "Terminal": ["Glibc", "Text", "CEditline"],
    "Tool": [
      "Glibc", "Text", "Script", "Chart", "UIKit", "Session", "Notebook", "Terminal",
    ],
    "segue": ["Tool"],
    "segue-fuzz": ["Glibc", "Session", "Notebook", "Text"],
    "segue-bench": ["Glibc", "Motion", "Chart", "UIKit", "Session", "CPlain"],
  ])

  /// What a file of a target imports against the table, as `file:line: message`.
  func violations(in text: String, file: String, target: String) -> [String] {
    guard let allowed = allowed[target] else {
      return ["\(file): no target `\(target)` in the table"]
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      guard let module = ImportTable.module(importedBy: line), !allowed.contains(module) else {
        return nil
      }
      return "\(file):\(number + 1): `\(target)` may not import `\(module)`"
    }
  }

  /// The module that a line imports: `public import struct Foundation.CGRect` imports Foundation.
  static func module(importedBy line: Substring) -> String? {
    var words = line.split { $0 == " " || $0 == "\t" }[...]
    let access = ["public", "package", "internal", "fileprivate", "private"]
    while let word = words.first, word.hasPrefix("@") || access.contains(String(word)) {
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    if let word = words.first, kinds.contains(String(word)) { words.removeFirst() }
    return words.first?.split { $0 == "." || $0 == ";" }.first.map(String.init)
  }
}
