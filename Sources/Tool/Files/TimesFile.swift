/// Times in a file, one a line; empty lines and lines that begin with `#` are passed over.
struct TimesFile {
  let times: [Double]

  /// - Parameter path: `-` is standard input.
  init(path: String) throws(FileError) {
    let isInput = path == "-"
    let bytes = try isInput ? Files.readStandardInput() : Files.read(path)
    let name = isInput ? "standard input" : path
    try self.init(try Files.text(bytes, of: name), name: name)
  }

  init(_ text: String, name: String) throws(FileError) {
    var times: [Double] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let word = TimesFile.trimmed(line)
      if word.isEmpty || word.hasPrefix("#") { continue }
      guard let time = Double(word), time.isFinite else {
        throw FileError("read", name, because: FileError.noTime(String(word.prefix(40)), index + 1))
      }
      times.append(time)
    }
    self.times = times
  }

  private static func trimmed(_ line: Substring) -> String {
    var rest = line.drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
