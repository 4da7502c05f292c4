import Glibc
import Terminal

/// A program that has the terminal to itself until it ends.
enum ChildProcess {
  /// Answers its exit status; nil where a signal ended it. Ctrl-C is the program's alone meanwhile.
  static func run(_ program: String, _ arguments: [String]) -> Int32? {
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, program, nil, nil, &words, environ) == 0 else { return 127 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return 127 }
    }
    Interrupt.clear()
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }
}
