import Glibc

/// A stream that text is written to. A reader that went away ends the process quietly.
struct Output {
  let descriptor: Int32

  static let standard = Output(descriptor: STDOUT_FILENO)
  static let error = Output(descriptor: STDERR_FILENO)

  func line(_ text: String) { write(text + "\n") }

  func write(_ text: String) {
    guard let code = Descriptor.writeAll(Array(text.utf8), to: descriptor) else { return }
    if code.value == EPIPE, descriptor == STDOUT_FILENO { exit(ExitCode.ok.rawValue) }
  }
}
