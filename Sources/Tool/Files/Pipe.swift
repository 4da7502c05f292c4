import Glibc

/// Two descriptors: what is written to one is read from the other. Programs that are started do not
/// have them.
struct Pipe {
  let reading: Int32
  let writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }

  func close() {
    for end in [reading, writing] { _ = Glibc.close(end) }
  }
}
