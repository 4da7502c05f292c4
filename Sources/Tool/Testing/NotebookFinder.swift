/// The notebooks that paths stand for.
enum NotebookFinder {
  /// Files as they are named; folders for every Markdown file in them with a `segue` fence, by name.
  static func files(at path: String) throws(FileError) -> [String] {
    guard Files.isFolder(path) else { return [path] }
    var found: [String] = []
    try search(path, depth: 0, &found)
    return found
  }

  private static func search(_ folder: String, depth: Int, _ found: inout [String])
    throws(FileError)
  {
    guard depth < 64 else { return }
    for name in try Files.names(in: folder) {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if Files.isFolder(path) {
        // Links to folders may lead round in a circle.
        if !Files.isLink(path) { try search(path, depth: depth + 1, &found) }
      } else if name.hasSuffix(".md"), mentionsCell(try Files.read(path)) {
        found.append(path)
      }
    }
  }

  /// Whether some line opens a `segue` fence, in whatever container.
  private static func mentionsCell(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return lines.contains { line in
      guard
        let start = line.firstIndex(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") })
      else { return false }
      let run = line[start...].prefix { $0 == line[start] }
      guard run.count >= 3 else { return false }
      let info = line[run.endIndex...].drop { $0 == UInt8(ascii: " ") }
      return info.starts(with: "segue".utf8)
    }
  }
}
