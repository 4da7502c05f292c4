import Glibc

/// Reading and writing whole texts through a file descriptor.
enum Descriptor {
  /// A file larger than this is not meant to be read.
  static let limit = 64 << 20

  /// All bytes up to the end, or the code of the error.
  static func readAll(_ descriptor: Int32) -> Result<[UInt8], Code> {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return .failure(Code(errno)) }
      if count == 0 { return .success(bytes) }
      bytes += chunk[..<count]
      if bytes.count > limit { return .failure(Code(EFBIG)) }
    }
  }

  /// Writes all bytes; answers the code of the error, if there was one.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Code? {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
        continue
      }
      if count < 0 { return Code(errno) }
      done += count
    }
    return nil
  }

  /// An errno.
  struct Code: Error {
    let value: Int32
    init(_ value: Int32) { self.value = value }
  }
}
