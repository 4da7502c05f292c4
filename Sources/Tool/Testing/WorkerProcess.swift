import Glibc
import Notebook

/// A process of its own for one notebook, so that a crash costs that notebook alone. It is given the
/// file on its standard input and answers a line a cell.
final class WorkerProcess {
  private var process: pid_t = -1
  private var input: Int32
  /// What is still to be given to it, and where.
  private var given: ArraySlice<UInt8>
  private var output: Int32
  private var buffer: [UInt8] = []
  /// When the cell it is at began, by `monotonic()`.
  private var began = monotonic()
  /// Nothing more comes from it.
  private var isAtEnd = false

  /// Runs this very program again; of the first cells nothing is to be told.
  convenience init?(for notebook: Notebook, passingOver count: Int) {
    self.init(
      "/proc/self/exe", ["segue", CommandLineParser.worker, notebook.name, "\(count)"],
      given: notebook.bytes)
  }

  init?(_ program: String, _ arguments: [String], given bytes: [UInt8]) {
    guard let toWorker = Pipe() else { return nil }
    guard let fromWorker = Pipe() else {
      toWorker.close()
      return nil
    }
    output = toWorker.writing
    input = fromWorker.reading
    given = bytes[...]
    // Neither waits for the other: what does not fit into the pipe is given while it is read from.
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    let isStarted = start(
      program, arguments, reading: toWorker.reading, writing: fromWorker.writing)
    close(toWorker.reading)
    close(fromWorker.writing)
    give()
    if !isStarted { return nil }
  }

  private func start(
    _ program: String, _ arguments: [String], reading: Int32, writing: Int32
  ) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, reading, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
    // It holds no signals off, whoever starts it.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return posix_spawn(&process, program, &actions, &attributes, &words, environ) == 0
  }

  deinit {
    closeOutput()
    close(input)
    if process > 0 { _ = end() }
  }

  /// Hands over as much as the pipe takes; closes it when that is all, or when nobody reads.
  private func give() {
    while output >= 0, !given.isEmpty {
      let count = given.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      if count < 0 { break }
      given.removeFirst(count)
    }
    closeOutput()
  }

  private func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  /// What a wait for news of it waits for: a descriptor of -1 is not looked at.
  var watched: [pollfd] {
    [
      pollfd(fd: isAtEnd ? -1 : input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output, events: Int16(POLLOUT), revents: 0),
    ]
  }

  /// Reads and gives what can be without a wait.
  func attend(_ polled: some Collection<pollfd>) {
    for descriptor in polled where descriptor.revents != 0 {
      if descriptor.fd == output { give() } else if descriptor.fd == input { fill() }
    }
  }

  /// Seconds that are left to the cell it is at.
  func timeLeft(of limit: Double) -> Double { max(0, began + limit - monotonic()) }

  /// What came of the cell it is at, if that is known. A cell that takes longer than some seconds is
  /// ended, and the process with it.
  func result(within limit: Double?) -> CellResult? {
    if let line = takeLine() {
      began = monotonic()
      return WorkerMessage(line: line)?.result ?? stopped("its worker said what is no message")
    }
    if isAtEnd { return stopped(ending()) }
    if let limit, timeLeft(of: limit) == 0 { return timedOut(limit) }
    return nil
  }

  private func takeLine() -> String? {
    guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { buffer.removeFirst(end + 1) }
    return String(decoding: buffer[..<end], as: UTF8.self)
  }

  private func fill() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { return }
    if count > 0 { buffer += chunk[..<count] } else { isAtEnd = true }
  }

  private func stopped(_ what: String) -> CellResult { CellResult(.crashed(what: what), []) }

  private func timedOut(_ seconds: Double) -> CellResult {
    _ = end()
    return CellResult(.timedOut(seconds: seconds), [])
  }

  private func end() -> Int32? {
    kill(process, SIGKILL)
    return reap()
  }

  /// How the process ended, once its output did.
  private func ending() -> String {
    guard let status = reap() else { return "its worker is gone" }
    let signal = status & 0x7F
    if signal == 0 { return "its worker ended with status \((status >> 8) & 0xFF)" }
    return "its worker was ended by \(signalName(signal))"
  }

  private func reap() -> Int32? {
    guard process > 0 else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    process = -1
    return status
  }
}
