import Glibc

/// Entries in a file, one a line, appended under a lock so that two sessions lose nothing.
struct HistoryFile {
  let path: String

  init(_ path: String) { self.path = path }

  /// Appends an entry; the reason if that cannot be done.
  func append(_ entry: String) -> String? {
    makeFolder()
    let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    defer { close(descriptor) }
    // Closing gives the lock back. Without one, O_APPEND still keeps records whole.
    _ = flock(descriptor, LOCK_EX)
    var record = Array(HistoryRecord.encode(entry).utf8) + [UInt8(ascii: "\n")]
    if endsInMidLine(descriptor) { record.insert(UInt8(ascii: "\n"), at: 0) }
    return writeAll(record, to: descriptor) ? nil : String(cString: strerror(errno))
  }

  /// The last entries, oldest first. Lines that are no records are read as they are.
  func read(last limit: Int) -> [String] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    let bytes = tail(of: descriptor, lines: limit)
    return bytes.split(separator: UInt8(ascii: "\n")).suffix(limit).map {
      HistoryRecord.decode(String(decoding: $0, as: UTF8.self))
    }
  }

  /// The folder of the file, and those above it, for the user alone (XDG).
  private func makeFolder() {
    let parts = path.split(separator: "/").dropLast()
    var folder = path.hasPrefix("/") ? "" : "."
    for part in parts {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
  }

  /// A session was killed in the middle of a record.
  private func endsInMidLine(_ descriptor: Int32) -> Bool {
    let size = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 0
    return size > 0 && pread(descriptor, &last, 1, size - 1) == 1 && last != UInt8(ascii: "\n")
  }

  private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// As much of the end of a file as holds a number of lines, read backwards.
  private func tail(of descriptor: Int32, lines: Int) -> [UInt8] {
    var start = Int(lseek(descriptor, 0, SEEK_END))
    var chunks: [[UInt8]] = []
    var found = 0
    while start > 0, found <= lines {
      let size = min(start, 1 << 16)
      start -= size
      var chunk = [UInt8](repeating: 0, count: size)
      let count = pread(descriptor, &chunk, size, off_t(start))
      guard count > 0 else { break }
      chunk.removeSubrange(min(count, size)...)
      found += chunk.count { $0 == UInt8(ascii: "\n") }
      chunks.append(chunk)
    }
    return Array(chunks.reversed().joined())
  }
}
