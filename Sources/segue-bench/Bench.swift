import Glibc

/// Runs the tool and takes the time, in milliseconds.
struct Bench {
  let tool: String

  /// A line with the median of some runs beside the bar to be under. A run that fails has no time.
  func row(_ name: String, bar: Double, runs: Int, _ measure: (Bench) -> Double?) -> String {
    let times = (0..<runs).compactMap { _ in measure(self) }.sorted()
    let start = name + String(repeating: " ", count: max(1, 32 - name.count))
    guard times.count == runs else { return start + "failed" }
    let median = times[runs / 2]
    return start + Bench.text(median) + " ms, bar \(Bench.text(bar))"
      + (median > bar ? "  OVER" : "")
  }

  /// From the start of a process to its end, with its output thrown away.
  func command(_ arguments: String...) -> Double? {
    let start = Bench.now()
    guard let child = Child(tool, arguments, terminal: "/dev/null") else { return nil }
    let status = child.wait()
    return status == 0 ? Bench.now() - start : nil
  }

  /// From the start of a process on a terminal of its own to the end of its first prompt.
  func prompt() -> Double? {
    guard let (terminal, name) = Bench.openTerminal() else { return nil }
    defer { close(terminal) }
    let start = Bench.now()
    guard let child = Child(tool, [], terminal: name) else { return nil }
    defer { child.end() }
    var seen: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(terminal, &chunk, chunk.count)
      guard count > 0 else { return nil }
      seen += chunk[..<count]
      if String(decoding: seen, as: UTF8.self).contains("segue> ") { return Bench.now() - start }
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
    let path = "/tmp/segue-bench-\(getpid()).md"
    let cell = "```segue\n1 + 1\n```\n\n```output\n2\n```\n\n"
    let text = String(repeating: cell, count: count)
    guard let file = fopen(path, "w") else { return nil }
    fputs(text, file)
    fclose(file)
    defer { unlink(path) }
    return command("test", path)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// One decimal: Foundation is not wanted here.
  private static func text(_ milliseconds: Double) -> String {
    let tenths = Int((milliseconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
