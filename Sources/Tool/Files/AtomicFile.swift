import Glibc

/// Replaces files whole or not at all: the new content is written beside the old, brought to disk,
/// and moved over it. A device or a pipe is no file that could be replaced: it is written into.
enum AtomicFile {
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let mode = Files.mode(path), ![S_IFREG, S_IFDIR].contains(mode & S_IFMT) {
      return try pour(bytes, into: path)
    }
    // A symbolic link stays one: what it leads to is replaced.
    let target = resolved(path)
    let temporary = beside(target)
    let signals = HeldSignals()
    defer { signals.release() }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("write", path, errno) }
    if let code = fill(descriptor, bytes, mode: Files.mode(target)) {
      unlink(temporary)
      throw FileError("write", path, code)
    }
    guard rename(temporary, target) == 0 else {
      let code = errno
      unlink(temporary)
      throw FileError("write", path, code)
    }
    syncFolder(of: target)
  }

  /// Does not wait for a reader: a pipe that has none is refused.
  private static func pour(_ bytes: [UInt8], into path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("write", path, errno) }
    var code = Descriptor.writeAll(bytes, to: descriptor)?.value
    if close(descriptor) != 0 { code = code ?? errno }
    if let code { throw FileError("write", path, code) }
  }

  /// Answers the code of the first error.
  private static func fill(_ descriptor: Int32, _ bytes: [UInt8], mode: mode_t?) -> Int32? {
    var code: Int32?
    if let mode, fchmod(descriptor, mode & 0o7777) != 0 { code = errno }
    code = code ?? Descriptor.writeAll(bytes, to: descriptor)?.value
    if code == nil, fsync(descriptor) != 0 { code = errno }
    if close(descriptor) != 0 { code = code ?? errno }
    return code
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func beside(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return "\(folder(of: path))/.\(name).\(getpid())~"
  }

  private static func syncFolder(of path: String) {
    let descriptor = open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// Keeps the signals that end a process waiting, so that no half-written file is left behind.
private struct HeldSignals {
  private var before = sigset_t()

  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
    sigprocmask(SIG_BLOCK, &held, &before)
  }

  func release() {
    var before = before
    sigprocmask(SIG_SETMASK, &before, nil)
  }
}
