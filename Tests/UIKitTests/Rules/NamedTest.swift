import Foundation

/// A test as its source shows it.
struct NamedTest: Equatable {
  init(name: String, suite: String, expects: Bool = true) {
    self.name = name
    self.suite = suite
    self.expects = expects
    rules = name.matches(of: #/\b(?:[A-Z]{1,2}[0-9]?-[0-9]+|R0\.[0-9])(?![0-9])/#)
      .map { String($0.output) }
  }

  let name: String
  let suite: String
  /// Its body says what is expected.
  let expects: Bool
  /// The numbers of rules in its name, in order.
  let rules: [String]

  /// The name without the numbers before it.
  var sentence: String {
    let start = name.prefixMatch(of: #/(?:(?:[A-Z]{1,2}[0-9]?-[0-9]+|R0\.[0-9])[ ,;]*)+/#)
    return String(start.map { name[$0.range.upperBound...] } ?? name[...])
  }
}

extension NamedTest {
  /// The tests of a file formatted as all files here are: `@Test("name"...)`, and a function that
  /// ends with a brace as deep as it began.
  static func all(in source: String, suite: String) -> [NamedTest] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      guard lines[index].utf8.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "@Test(".utf8)
      else { return nil }
      let rest = lines[index...]
      guard let name = literal(in: rest.prefix(3)) else { return nil }
      return NamedTest(name: name, suite: suite, expects: body(in: rest).contains(where: expects))
    }
  }

  private static func literal(in lines: ArraySlice<Substring>) -> String? {
    let text = lines.joined(separator: "\n")
    guard let match = text.firstMatch(of: #/"((?:[^"\\]|\\.)*)"/#) else { return nil }
    return String(match.output.1).replacing("\\\"", with: "\"")
  }

  private static func body(in lines: ArraySlice<Substring>) -> ArraySlice<Substring> {
    guard let first = lines.firstIndex(where: { $0.contains("func ") }) else { return [] }
    let indent = lines[first].prefix { $0 == " " }
    if lines[first].hasSuffix("}") { return lines[first...first] }
    let last = lines[first...].firstIndex { $0 == indent + "}" } ?? lines.endIndex
    return lines[first..<last]
  }

  private static func expects(_ line: Substring) -> Bool {
    ["#expect", "#require", "Issue.record", " expect"].contains { line.contains($0) }
  }
}

extension NamedTest {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A file of the repository, by its path from the root.
  static func repository(_ path: String) -> URL {
    folder.deletingLastPathComponent().deletingLastPathComponent().appending(path: path)
  }

  /// All tests of this target, by the names of their files.
  static func inThisTarget() throws -> [NamedTest] {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return try paths.filter { $0.hasSuffix("Tests.swift") && !$0.hasPrefix("Rules/") }.sorted()
      .flatMap { path in
        let url = folder.appending(path: path)
        return all(
          in: try String(contentsOf: url, encoding: .utf8),
          suite: url.deletingPathExtension().lastPathComponent)
      }
  }
}
