import Glibc
import Notebook
import Terminal

/// Runs tests, so many at a time, and hands over what came of them in the order in which they were
/// given, whichever ends first.
@MainActor
struct TestPool<Result> {
  /// A test, or what is known without one.
  enum Job {
    case test(NotebookTest, (Report) -> Result)
    case done(Result)
  }

  /// How many run at a time.
  let width: Int
  private var running: [(place: Int, test: NotebookTest, finish: (Report) -> Result)] = []
  private var finished: [Int: Result] = [:]
  private var handedOver = 0

  init(width: Int) { self.width = max(1, width) }

  /// Starts each of so many jobs when its time comes. An interrupt ends them all.
  mutating func run(_ count: Int, start: (Int) -> Job, each: (Result) -> Void) {
    var started = 0
    while !Interrupt.isSet {
      while running.count < width, started < count {
        switch start(started) {
        case .test(let test, let finish): running.append((started, test, finish))
        case .done(let result): finished[started] = result
        }
        started += 1
      }
      collect()
      while let result = finished.removeValue(forKey: handedOver) {
        each(result)
        handedOver += 1
      }
      if running.isEmpty, started == count { return }
      if running.count == width || started == count { wait() }
    }
    running = []
  }

  private mutating func collect() {
    for (place, test, finish) in running where test.isDone { finished[place] = finish(test.report) }
    running.removeAll { $0.test.isDone }
  }

  /// Waits for news of any. An interrupt just before the wait must not be lost in it: none is long.
  private func wait() {
    var watched = running.flatMap { $0.test.watched }
    let left = running.compactMap { $0.test.timeLeft }.min() ?? 1
    let milliseconds = Int32((min(left, 0.1) * 1000).rounded(.up))
    if poll(&watched, nfds_t(watched.count), milliseconds) < 0 { return }
    for job in running { job.test.attend(watched) }
  }
}

/// How many processors there are.
func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
