import Glibc

/// A process whose three streams are one file: a terminal, which it then owns, or nothing.
struct Child {
  private let process: pid_t

  init?(_ program: String, _ arguments: [String], terminal: String) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID, which the headers hide: the terminal becomes that of a new session.
    posix_spawnattr_setflags(&attributes, 0x80)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, program, &actions, &attributes, &words, environ) == 0 else {
      return nil
    }
    self.process = process
  }

  /// The status with which it exits; nil where it was killed.
  func wait() -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  func end() {
    kill(process, SIGKILL)
    _ = wait()
  }
}
