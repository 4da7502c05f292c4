import Glibc

/// Files by their path.
enum Files {
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("read", path, errno) }
    defer { close(descriptor) }
    return try readAll(descriptor, path)
  }

  static func readStandardInput() throws(FileError) -> [UInt8] {
    try readAll(STDIN_FILENO, "standard input")
  }

  /// The text of a file, which must be UTF-8.
  static func readText(_ path: String) throws(FileError) -> String {
    try text(try read(path), of: path)
  }

  static func text(_ bytes: [UInt8], of path: String) throws(FileError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileError("read", path, because: FileError.notText)
    }
    return text
  }

  private static func readAll(_ descriptor: Int32, _ path: String) throws(FileError) -> [UInt8] {
    switch Descriptor.readAll(descriptor) {
    case .success(let bytes): return bytes
    case .failure(let code) where code.value == EFBIG:
      throw FileError("read", path, because: FileError.tooLarge)
    case .failure(let code): throw FileError("read", path, code.value)
    }
  }

  static func isFolder(_ path: String) -> Bool {
    mode(path).map { $0 & S_IFMT == S_IFDIR } ?? false
  }

  /// Kind and permissions of what stands at a path, a symbolic link followed.
  static func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode : nil
  }

  /// The names in a folder by the order of their bytes, without those that begin with a dot.
  static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError("read", folder, errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a path itself is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
