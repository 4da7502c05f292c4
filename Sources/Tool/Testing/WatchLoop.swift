import Glibc
import Notebook
import Terminal
import Text

/// `segue test --watch`: tests what changes, each file from its first changed cell on, until Ctrl-C.
@MainActor
struct WatchLoop {
  let command: TestCommand
  let paths: [String]
  /// What is known of each file.
  private var files = OrderedMap<String, TestedFile>()
  private var stamps = OrderedMap<String, FileStamp>()
  /// The stamps of files that are being changed.
  private var unsettled = OrderedMap<String, FileStamp>()
  private var targets: [TestTarget] = []
  private var looks = 0

  init(command: TestCommand, paths: [String]) {
    self.command = command
    self.paths = paths
  }

  mutating func run() -> ExitCode {
    while !Interrupt.isSet {
      // New files are looked for once a second.
      if looks % 50 == 0 { lookAround() }
      looks += 1
      let changed = targets.filter { hasSettled($0) }
      if !changed.isEmpty { test(changed) }
      poll(nil, 0, 20)
    }
    return .interrupted
  }

  private mutating func lookAround() {
    targets = command.targets(at: paths)
    let present = targets.map(\.file)
    for file in stamps.keys where !present.contains(file) {
      stamps[file] = nil
      files[file] = nil
    }
  }

  /// Whether a file is new or has changed, and no longer does: one that is just being written is
  /// left alone.
  private mutating func hasSettled(_ target: TestTarget) -> Bool {
    let (file, stamp) = (target.file, FileStamp(target))
    defer { unsettled[file] = stamp }
    if stamps[file] == stamp || (stamps[file] != nil && unsettled[file] != stamp) { return false }
    stamps[file] = stamp
    return true
  }

  private mutating func test(_ targets: [TestTarget]) {
    var teller = TestTeller(console: command.console, options: command.options)
    var tested: [TestedFile] = []
    command.test(targets, before: { files[$0] }) { tested.append($0) }
    if Interrupt.isSet { return }
    for file in tested {
      teller.tell(file)
      files[file.name] = file
    }
    files.forEach { name, file in
      if !tested.contains(where: { $0.name == name }) { teller.count(file) }
    }
    _ = teller.close()
    command.console.say(TestMessages.watching(stamps.count))
  }
}

/// By what is seen that a file has changed.
private struct FileStamp: Equatable {
  private var numbers: [Int]

  init(_ target: TestTarget) {
    var status = stat()
    guard target.refusal == nil, stat(target.file, &status) == 0 else {
      numbers = []
      return
    }
    numbers = [
      Int(status.st_mtim.tv_sec), status.st_mtim.tv_nsec, Int(status.st_size),
      Int(truncatingIfNeeded: status.st_ino),
    ]
  }
}
