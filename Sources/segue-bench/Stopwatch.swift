import Glibc

/// Time of the processor, which others on the machine do not add to.
enum Stopwatch {
  /// Seconds of this process's own time for some work: the least of some runs.
  static func seconds(runs: Int = 7, _ work: () -> Void) -> Double {
    var least = Double.infinity
    for _ in 0..<runs {
      let start = now(CLOCK_PROCESS_CPUTIME_ID)
      work()
      least = min(least, now(CLOCK_PROCESS_CPUTIME_ID) - start)
    }
    return least
  }

  /// Seconds on the wall.
  static var wall: Double { now(CLOCK_MONOTONIC) }

  /// Seconds that processes took which were started here and have ended.
  static var children: Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, whose type in Swift is not that of the parameter.
    getrusage(-1, &usage)
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    return Double(user.tv_sec + system.tv_sec) + Double(user.tv_usec + system.tv_usec) / 1e6
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// One decimal: Foundation is not wanted here.
func oneDecimal(_ number: Double) -> String {
  let tenths = Int((min(max(number, 0), 1e12) * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}

/// A name, and what was measured behind it.
func row(_ name: String, _ text: String) -> String {
  name + String(repeating: " ", count: max(1, 36 - name.count)) + text
}

/// Milliseconds beside the bar to be under.
func row(_ name: String, milliseconds: Double?, bar: Double) -> String {
  guard let milliseconds else { return row(name, "failed") }
  let over = milliseconds > bar ? "  OVER" : ""
  return row(name, "\(oneDecimal(milliseconds)) ms, bar \(oneDecimal(bar))\(over)")
}
