import Foundation

/// A home folder for one test, gone with it.
final class Home {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "segue-home-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var historyPath: String { path + "/.local/state/segue/history" }

  /// The records of the history file.
  var history: [String] {
    read(historyPath).split(separator: "\n").map(String.init)
  }

  func read(_ path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The permission bits of a path.
  func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
