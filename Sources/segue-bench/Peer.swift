import Glibc

/// Another program that does a part of what Segue does, if it is installed.
struct Peer {
  private let name: String
  private let isModule: Bool

  init(_ program: String) {
    name = program
    isModule = false
  }

  /// A library of Python.
  init(module: String) {
    name = module
    isModule = true
  }

  /// Runs the program to its end: milliseconds of wall time, the least of three runs.
  func row(_ label: String, arguments: [String], expects status: Int32 = 0) -> String {
    guard let path = Peer.path(of: name) else { return notInstalled(label) }
    let times = (0..<3).compactMap { _ -> Double? in
      let start = Stopwatch.wall
      guard let child = Child(path, arguments, terminal: "/dev/null"), child.wait() == status else {
        return nil
      }
      return Stopwatch.wall - start
    }
    guard times.count == 3, let least = times.min() else { return segue_bench.row(label, "failed") }
    return segue_bench.row(label, "\(oneDecimal(least * 1e3)) ms")
  }

  /// Runs a script of Python that prints its own milliseconds.
  func row(_ label: String, script: String) -> String {
    guard let python = Peer.path(of: "python3"), isModule,
      Child(python, ["-c", "import \(name)"], terminal: "/dev/null")?.wait() == 0
    else { return notInstalled(label) }
    let path = "/tmp/segue-bench-\(getpid()).out"
    defer { unlink(path) }
    guard let file = fopen(path, "w"), fclose(file) == 0,
      Child(python, ["-c", script], terminal: path)?.wait() == 0, let text = Peer.read(path)
    else { return segue_bench.row(label, "failed") }
    return segue_bench.row(label, "\(text) ms")
  }

  private func notInstalled(_ label: String) -> String {
    segue_bench.row(label, "\(name) is not installed")
  }

  /// The first line of a file.
  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n").first
      .map(String.init)
  }

  /// Where PATH has a program.
  private static func path(of program: String) -> String? {
    guard let list = getenv("PATH") else { return nil }
    return String(cString: list).split(separator: ":").map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }
}
