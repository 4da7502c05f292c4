import Glibc

/// A stream that text is written to. A reader that went away ends the process quietly; where nothing
/// can be written, as on a full disk, what is missing must not pass for a success.
struct Output {
  let descriptor: Int32

  static let standard = Output(descriptor: STDOUT_FILENO)
  static let error = Output(descriptor: STDERR_FILENO)

  func line(_ text: String) { write(text + "\n") }

  func write(_ text: String) {
    guard let code = Descriptor.writeAll(Array(text.utf8), to: descriptor) else { return }
    guard descriptor == STDOUT_FILENO else { return }
    if code.value == EPIPE { exit(ExitCode.ok.rawValue) }
    let error = FileError("write", "standard output", code.value)
    Output.error.line("segue: " + error.message)
    exit(ExitCode.unusable.rawValue)
  }
}
