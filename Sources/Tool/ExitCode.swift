/// How the process ends, for scripts.
enum ExitCode: Int32, Sendable {
  case ok = 0
  /// A statement or an expectation failed.
  case failed = 1
  /// Wrong usage, or a file that could not be read or parsed.
  case unusable = 2
  /// The process that ran a notebook died.
  case crashed = 3
  case interrupted = 130

  /// Of two, the one that says more: a crash over an unusable file over a failure.
  func combined(with other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }
}
