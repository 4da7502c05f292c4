import Glibc

/// Runs the tool and takes the time, in milliseconds.
struct Bench {
  let tool: String

  /// A line with the median of some runs beside the bar to be under. A run that fails has no time.
  func row(_ name: String, bar: Double, runs: Int, _ measure: (Bench) -> Double?) -> String {
    let times = (0..<runs).compactMap { _ in measure(self) }.sorted()
    return segue_bench.row(
      name, milliseconds: times.count == runs ? times[runs / 2] : nil, bar: bar)
  }

  /// From the start of a process to its end, with its output thrown away.
  func command(_ arguments: String...) -> Double? {
    let start = 1e3 * Stopwatch.wall
    guard let child = Child(tool, arguments, terminal: "/dev/null") else { return nil }
    let status = child.wait()
    return status == 0 ? 1e3 * Stopwatch.wall - start : nil
  }

  /// From the start of a process on a terminal of its own to the end of its first prompt.
  func prompt() -> Double? {
    guard let (terminal, name) = Bench.openTerminal() else { return nil }
    defer { close(terminal) }
    let start = 1e3 * Stopwatch.wall
    guard let child = Child(tool, [], terminal: name) else { return nil }
    defer { child.end() }
    var seen: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(terminal, &chunk, chunk.count)
      guard count > 0 else { return nil }
      seen += chunk[..<count]
      if String(decoding: seen, as: UTF8.self).contains("segue> ") {
        return 1e3 * Stopwatch.wall - start
      }
    }
  }

  /// A new terminal: the end to read, and the path of the end that a program is given.
  private static func openTerminal() -> (descriptor: Int32, path: String)? {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var lock: Int32 = 0
    var number: UInt32 = 0
    // TIOCSPTLCK and TIOCGPTN: unlockpt and ptsname are hidden from Swift.
    guard ioctl(descriptor, 0x4004_5431, &lock) == 0, ioctl(descriptor, 0x8004_5430, &number) == 0
    else {
      close(descriptor)
      return nil
    }
    return (descriptor, "/dev/pts/\(number)")
  }

  /// Tests a notebook of as many cells as asked.
  func cells(_ count: Int) -> Double? {
    let cell = "```segue\n1 + 1\n```\n\n```output\n2\n```\n\n"
    return Bench.withFile("md", String(repeating: cell, count: count)) { command("test", $0) }
  }

  /// A plot of the past: what three of them add to the tool's own time, in milliseconds each.
  func plots(_ line: String) -> Double? {
    let fade = """
      set fps 120; set limit 900s; set steps 10000000; controller list; window list
      animate 840s curve linear { list.view.alpha = 0 }
      run 840s
      """
    let lines = String(repeating: "\n" + line, count: 3)
    guard let without = processorTime("-c", fade), let with = processorTime("-c", fade + lines)
    else { return nil }
    return (with - without) / 3
  }

  private func processorTime(_ arguments: String...) -> Double? {
    let start = Stopwatch.children
    guard Child(tool, arguments, terminal: "/dev/null")?.wait() == 0 else { return nil }
    return 1e3 * (Stopwatch.children - start)
  }

  /// As many commands of a shell tested by cram.
  static func cram(_ count: Int) -> String {
    withFile("t", String(repeating: "  $ echo 2\n  2\n", count: count)) {
      Peer("cram").row("  cram, 1,000 commands of a shell", arguments: [$0])
    } ?? segue_bench.row("  cram", "failed")
  }

  private static func withFile<R>(_ ending: String, _ text: String, _ body: (String) -> R?) -> R? {
    let path = "/tmp/segue-bench-\(getpid()).\(ending)"
    guard let file = fopen(path, "w") else { return nil }
    fputs(text, file)
    fclose(file)
    defer { unlink(path) }
    return body(path)
  }
}
