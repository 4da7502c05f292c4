import CPty
import Glibc
import Testing

/// The real `segue` on a terminal of its own, with a home of its own.
final class PromptTerminal {
  /// Reached by a failure alone: every wait ends with what it waits for.
  static let patience: Int32 = 10_000

  let home: Home
  private let terminal: Int32
  private let process: pid_t
  private(set) var screen: Screen
  /// All that was written, escapes and all.
  private(set) var bytes: [UInt8] = []
  private(set) var exitStatus: Int32?

  /// A script is for `sh`, in which `$0` is the program.
  init(
    columns: Int = 60, rows: Int = 20, home: Home? = nil, environment: [String: String?] = [:],
    script: String? = nil
  ) throws {
    let home = try home ?? Home()
    var variables: [String: String?] = [
      "HOME": home.path, "TERM": "xterm-256color", "LANG": "C.UTF-8",
      "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin",
    ]
    variables.merge(environment) { $1 }
    let settings = variables.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
    var process: pid_t = 0
    let program = try Self.program()
    terminal = Self.start(
      script.map { ["/bin/sh", "-c", $0, program] } ?? [program], settings,
      columns: Int32(columns), rows: Int32(rows), &process)
    self.process = process
    self.home = home
    screen = Screen(columns: columns, rows: rows)
    try #require(terminal >= 0)
  }

  deinit {
    if exitStatus == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(terminal)
  }

  /// The program stands beside the test bundle.
  private static func program() throws -> String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    let own = String(
      decoding: path.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    let slash = try #require(own.lastIndex(of: "/"))
    return own[..<slash] + "/segue"
  }

  private static func start(
    _ command: [String], _ environment: [String], columns: Int32, rows: Int32,
    _ process: inout pid_t
  ) -> Int32 {
    var arguments = command.map { strdup($0) } + [nil]
    var environment = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    return cpty_start(arguments[0], &arguments, &environment, columns, rows, &process)
  }

  func send(_ keys: String) { send(bytes: Array(keys.utf8)) }

  func send(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // A terminal takes so much at a time; what the program writes meanwhile has to go.
      let count = rest.prefix(512).withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
      while canRead(within: 0), readSome() {}
    }
  }

  func signal(_ number: Int32) { kill(process, number) }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    cpty_resize(terminal, Int32(columns), Int32(rows))
  }

  /// As a shell would find it.
  var isCooked: Bool { cpty_is_cooked(terminal) }

  /// Reads until a condition holds; a failure shows the screen.
  func wait(
    until condition: (Screen) -> Bool, location: SourceLocation = #_sourceLocation
  ) throws {
    var left = Self.patience
    while !condition(screen) {
      // What is waited for may show elsewhere than on the screen.
      let hasMore = canRead(within: 10)
      if !hasMore { left -= 10 }
      if left <= 0 || (hasMore && !readSome()) {
        Issue.record("the screen stays at:\n\(screen.text)", sourceLocation: location)
        throw Stuck()
      }
    }
  }

  /// Waits for a last row: as a rule the prompt and what is typed there.
  func wait(for row: String, location: SourceLocation = #_sourceLocation) throws {
    try wait(until: { $0.rows.last == row }, location: location)
  }

  /// Waits for a prompt with nothing typed at it, `count` prompts from the start.
  func waitForPrompt(
    _ count: Int = 1, location: SourceLocation = #_sourceLocation
  ) throws {
    try wait(
      until: { $0.pastesBegun >= count && $0.rows.last?.hasSuffix(">") == true },
      location: location)
  }

  /// Enters a line; waits for the prompt after it.
  func enter(_ line: String, location: SourceLocation = #_sourceLocation) throws {
    let next = screen.pastesBegun + 1
    send(line + "\r")
    try waitForPrompt(next, location: location)
  }

  /// Waits for the end of the process.
  func waitForEnd(location: SourceLocation = #_sourceLocation) {
    var isOpen = true
    while isOpen, canRead(within: Self.patience) { isOpen = readSome() }
    if isOpen {
      Issue.record("it runs on, and shows:\n\(screen.text)", sourceLocation: location)
      kill(process, SIGKILL)
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    exitStatus = status
  }

  /// The code of an exit.
  var exitCode: Int32? { exitStatus.flatMap { $0 & 0x7F == 0 ? ($0 >> 8) & 0xFF : nil } }
  /// The signal that ended the process.
  var deathSignal: Int32? { exitStatus.flatMap { $0 & 0x7F == 0 ? nil : $0 & 0x7F } }

  private func canRead(within milliseconds: Int32) -> Bool {
    var source = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, milliseconds) > 0
  }

  private func readSome() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(terminal, &chunk, chunk.count)
    guard count > 0 else { return false }
    bytes += chunk[..<count]
    screen.feed(chunk[..<count])
    return true
  }
}

struct Stuck: Error {}
