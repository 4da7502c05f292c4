import Foundation
import Glibc

/// The built `segue`, run as a user runs it.
final class BuiltTool {
  struct Run: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// It stands beside the test bundle.
  static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "segue").path

  let process: pid_t
  private let streams: Folder

  /// Streams go through files: neither end waits for the other, and none is a terminal.
  init(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    in folder: Folder, output: Int32? = nil
  ) throws {
    let streams = try Folder()
    self.streams = streams
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let names = ["in", "out", "err"]
    for (number, name) in names.enumerated() {
      let path = try streams.write(number == 0 ? input : "", to: name)
      posix_spawn_file_actions_addopen(&actions, Int32(number), path, O_RDWR, 0)
    }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
    // Threads that run tests hold signals off; a shell's child does not begin like that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let script = ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path, Self.path]
    let variables = ["PATH": "/usr/bin:/bin", "TERM": "xterm"].merging(environment) { $1 }
    var words = (script + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &settings)
    guard code == 0 else { throw POSIXError(.init(rawValue: code) ?? .EINVAL) }
    self.process = process
  }

  /// The status with which it exits, or the negative number of the signal that ended it.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return -1 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  var output: String { (try? streams.read("out")) ?? "" }
  var errors: String { (try? streams.read("err")) ?? "" }

  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:],
    in folder: Folder
  ) throws -> Run {
    let tool = try BuiltTool(arguments, input: input, environment: environment, in: folder)
    let status = tool.wait()
    return Run(status: status, output: tool.output, errors: tool.errors)
  }
}
