import Notebook

/// What a worker says about a finished cell, as one line.
struct WorkerMessage: Equatable {
  var hasFailed: Bool
  var output: [String]
  /// The line of the code, from 1, where it failed.
  var failedLine: Int?

  var line: String {
    var members: [(name: String, value: JSON)] = [
      ("failed", .truth(hasFailed)), ("output", .list(output.map(JSON.text))),
    ]
    if let failedLine { members.append(("line", .number(failedLine))) }
    return JSON.object(members).line
  }

  init(_ result: CellResult) {
    hasFailed = result.status != .ok
    output = result.output
    failedLine = result.failedLine
  }

  init?(line: String) {
    guard let value = JSONReader.value(of: line), case .truth(let hasFailed)? = value["failed"],
      case .list(let lines)? = value["output"]
    else { return nil }
    self.hasFailed = hasFailed
    output = lines.compactMap(\.text)
    failedLine = value["line"]?.number
  }

  var result: CellResult {
    CellResult(hasFailed ? .failed : .ok, output, failedLine: failedLine)
  }
}
