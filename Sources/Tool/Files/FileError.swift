import Glibc

/// Why a file could not be read or written, in words that do not depend on the locale.
struct FileError: Error, Equatable {
  let message: String

  init(_ doing: String, _ path: String, _ code: Int32) {
    message = "cannot \(doing) \(path): \(FileError.reason(code))"
  }

  init(_ doing: String, _ path: String, because reason: String) {
    message = "cannot \(doing) \(path): \(reason)"
  }

  init(_ message: String) { self.message = message }

  static let notText = "it is not UTF-8 text"
  static let tooLarge = "it is larger than 64 MiB"
  static let noNotebooks = "no notebook in it; one is a .md file with a `segue` fence"
  static let noCells = "there is no `segue` fence in it"
  static func noTime(_ word: String, _ line: Int) -> String {
    "line \(line) is no time in seconds: `\(word)`"
  }

  static let wouldChange = "the new outputs would change how the file is read"
  static let hasChanged = "it has been changed meanwhile"
  static let differsAgain = "run once more, it printed something else; nothing was written"

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "not allowed"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is no folder"
    case ENOSPC, EDQUOT: "no space left"
    case EROFS: "the file system is read-only"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many open files"
    case ENXIO, EPIPE: "nobody reads it"
    default: "error \(code)"
    }
  }
}
