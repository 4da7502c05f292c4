import Foundation
import Testing

@testable import Terminal

/// A folder for one test, gone with it.
final class Folder {
  let path = NSTemporaryDirectory() + "segue-history-" + UUID().uuidString
  var file: String { path + "/a/b/history" }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  var text: String {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

@Suite("History")
struct HistoryTests {
  private let folder = Folder()

  @Test(
    "any text is one line of the file, and comes back",
    arguments: [
      ("plain", "plain"), ("a\nb", "a\\nb"), ("a\\nb", "a\\\\nb"), ("\r\n", "\\r\\n"),
      ("語\t😀 e\u{301}", "語\t😀 e\u{301}"), ("\\", "\\\\"),
    ])
  func records(entry: String, record: String) {
    #expect(HistoryRecord.encode(entry) == record)
    #expect(HistoryRecord.decode(record) == entry)
  }

  @Test("a backslash that stands for nothing is itself")
  func foreignRecords() {
    #expect(HistoryRecord.decode("a\\040b\\") == "a\\040b\\")
  }

  @Test("entries of this session follow those of earlier ones")
  func order() throws {
    try folder.write(Array("one\ntwo\n".utf8))
    let history = History(path: folder.file)
    history.append("three")
    #expect(history.entries == ["one", "two", "three"])
    #expect(folder.text == "one\ntwo\nthree\n")
    #expect(History(path: folder.file).entries == ["one", "two", "three"])
    #expect(history.takeProblem() == nil)
  }

  @Test("a line that was torn is ended before the next begins")
  func torn() throws {
    try folder.write(Array("one\ntw".utf8))
    History(path: folder.file).append("three")
    #expect(folder.text == "one\ntw\nthree\n")
  }

  @Test("writers at once lose nothing and tear nothing")
  func together() {
    let path = folder.file
    DispatchQueue.concurrentPerform(iterations: 4) { writer in
      let file = HistoryFile(path)
      for entry in 0..<2_000 { _ = file.append("\(writer) \(entry)") }
    }
    let entries = History(path: path).entries
    #expect(entries.count == 8_000)
    for writer in 0..<4 {
      let own = entries.filter { $0.hasPrefix("\(writer) ") }
      #expect(own == (0..<2_000).map { "\(writer) \($0)" })
    }
  }

  @Test("bytes that are no text, and empty lines, harm no other entry")
  func foreign() throws {
    try folder.write(Array("one\n".utf8) + [0xFF, 0xFE, 0x0A, 0x0A] + Array("two".utf8))
    #expect(History(path: folder.file).entries == ["one", "\u{FFFD}\u{FFFD}", "two"])
  }

  @Test("of a long file the last 10,000 entries count")
  func bound() throws {
    let lines = (0..<25_000).map { "line \($0)" }
    try folder.write(Array(lines.joined(separator: "\n").utf8))
    #expect(History(path: folder.file).entries == Array(lines.suffix(10_000)))
  }

  @Test("a place that cannot be written is named once; the session goes on")
  func unwritable() throws {
    try folder.write([])
    let history = History(path: folder.file + "/below/history")
    history.append("one")
    let problem = try #require(history.takeProblem())
    #expect(problem.contains(folder.file + "/below/history cannot be written: Not a directory"))
    history.append("two")
    #expect(history.takeProblem() == nil)
    #expect(history.entries == ["one", "two"])
  }

  @Test(
    "the file stands in XDG's folder for state",
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/segue/history"),
      (["HOME": "/h"], "/h/.local/state/segue/history"),
      (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/segue/history"),
      (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/segue/history"),
      ([:], nil),
    ] as [([String: String], String?)])
  func path(variables: [String: String], path: String?) {
    #expect(History.path { variables[$0] } == path)
  }

  @Test("without a place the session has its entries, and says so once")
  func noPlace() {
    let history = History(path: nil)
    history.append("one")
    #expect(history.entries == ["one"])
    #expect(history.takeProblem() != nil)
    #expect(history.takeProblem() == nil)
  }
}
