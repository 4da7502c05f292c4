/// What `segue test` is asked for, beside its paths.
struct TestOptions: Equatable {
  /// How what came of it is told on standard output.
  enum Format: Equatable { case text, tap, json }

  /// One of so many parts of all files, from 1.
  struct Shard: Equatable {
    let number: Int
    let count: Int

    /// Whether a file is in it, by its place among all.
    func contains(_ place: Int) -> Bool { place % count == number - 1 }
  }

  var accepts = false
  var isInteractive = false
  var watches = false
  var runsTwice = false
  var isVerbose = false
  var format = Format.text
  var annotates = false
  /// Cells whose `FILE#id` has it, or a tag that is it.
  var filter: String?
  var shard: Shard?
  /// How many notebooks run at a time; nil is one a processor.
  var jobs: Int?
  /// Seconds for a cell that says nothing itself.
  var timeout = 60.0
  /// Where the XML of JUnit is written.
  var junit: String?
}

extension TestOptions {
  /// From what the command line says: options without a value, and those with one.
  init(flags: [String], values: [(name: String, value: String)]) throws(UsageError) {
    accepts = flags.contains("accept")
    isInteractive = flags.contains("interactive")
    watches = flags.contains("watch")
    runsTwice = flags.contains("twice")
    isVerbose = flags.contains("verbose")
    annotates = flags.contains("github")
    if flags.contains("json") { format = .json } else if flags.contains("tap") { format = .tap }
    for (name, value) in values {
      switch name {
      case "filter": filter = value
      case "junit": junit = value
      case "shard": shard = try TestOptions.shard(value)
      case "jobs": jobs = try TestOptions.jobs(value)
      case "timeout": timeout = try TestOptions.timeout(value)
      default: break
      }
    }
    for pair in TestOptions.exclusive where pair.allSatisfy(flags.contains) {
      throw .together(pair[0], pair[1])
    }
  }

  /// What makes no sense together.
  private static let exclusive = [
    ["json", "tap"], ["json", "github"], ["tap", "github"], ["interactive", "accept"],
    ["interactive", "json"], ["interactive", "tap"], ["watch", "accept"], ["watch", "interactive"],
    ["watch", "json"], ["watch", "tap"], ["watch", "github"], ["watch", "twice"],
  ]

  private static func shard(_ value: String) throws(UsageError) -> Shard {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count, count <= 10_000
    else { throw .badValue(value, of: "shard", wanted: "a part like 1/4") }
    return Shard(number: number, count: count)
  }

  private static func jobs(_ value: String) throws(UsageError) -> Int {
    guard let jobs = Int(value), (1...256).contains(jobs) else {
      throw .badValue(value, of: "jobs", wanted: "a number from 1 to 256")
    }
    return jobs
  }

  private static func timeout(_ value: String) throws(UsageError) -> Double {
    let text = value.hasSuffix("s") ? String(value.dropLast()) : value
    guard let seconds = Double(text), seconds > 0, seconds <= 1e6 else {
      throw .badValue(value, of: "timeout", wanted: "seconds, for instance 10s")
    }
    return seconds
  }
}
