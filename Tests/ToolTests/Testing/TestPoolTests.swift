import Glibc
import Notebook
import Testing

@testable import Tool

@MainActor
@Suite("Several notebooks at a time")
struct TestPoolTests {
  private let folder: Folder
  private let message = WorkerMessage(CellResult(.ok, ["a"])).line

  init() throws { folder = try Folder() }

  /// A notebook of one cell, run by a script.
  private func test(_ name: String, _ script: String) throws -> NotebookTest {
    let notebook = try Notebook(name: name, text: "```segue\na\n```\n\n```output\na\n```\n")
    return NotebookTest(notebook, limit: nil) { _, _ in
      WorkerProcess("/bin/sh", ["sh", "-c", script], given: [])
    }
  }

  @Test("they run at the same time, and are told in their order, whichever ends first")
  func order() throws {
    // The first goes on when the second is done.
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let pipe = open(path, O_RDWR)
    defer { close(pipe) }
    let scripts = ["read x < \(path); echo '\(message)'", "echo '\(message)'"]
    var told: [String] = []
    var pool = TestPool<String>(width: 2)
    let tests = try scripts.enumerated().map { try test("\($0.offset)", $0.element) }
    pool.run(
      2,
      start: { place in
        .test(tests[place]) { report in
          if place == 1 { write(pipe, "go\n", 3) }
          return "\(place): \(report.passed)"
        }
      },
      each: { told.append($0) })
    #expect(told == ["0: 1", "1: 1"])
  }

  @Test("no more than so many run, and what needs no run takes its place in the order")
  func width() throws {
    var started: [Int] = []
    var told: [String] = []
    var pool = TestPool<String>(width: 1)
    let script = "echo '\(message)'"
    pool.run(
      4,
      start: { place in
        started.append(place)
        if place != 2, let test = try? test("\(place)", script) {
          return .test(test) { "\(place): \($0.passed)" }
        }
        return .done("none")
      },
      each: { told.append("\($0) of \(started.count)") })
    #expect(told == ["0: 1 of 1", "1: 1 of 2", "none of 4", "3: 1 of 4"])
  }

  @Test("two runs must print the same bytes")
  func twice() throws {
    let notebook = try Notebook(name: "n", text: "```segue\na\n```\n\n```output\n[..]\n```\n")
    var count = 0
    let test = NotebookTest(notebook, isTwice: true, limit: nil) { _, _ in
      count += 1
      let line = WorkerMessage(CellResult(.ok, ["\(count)"])).line
      return WorkerProcess("/bin/sh", ["sh", "-c", "echo '\(line)'"], given: [])
    }
    var reports: [Report] = []
    var pool = TestPool<Report>(width: 1)
    pool.run(1, start: { _ in .test(test) { $0 } }, each: { reports.append($0) })
    #expect(reports.first?.entries.map(\.status) == [.fail(.unsteady)])
    #expect(
      reports.first?.entries.map(\.details) == [["  - 1", "  + 2", "    1 vs 2, off by 1, tol 0"]])
  }

  @Test("without a process the cell has crashed")
  func none() throws {
    let notebook = try Notebook(name: "n", text: "```segue\na\n```\n")
    let test = NotebookTest(notebook, limit: nil) { _, _ in nil }
    #expect(test.isDone)
    #expect(test.report.entries.map(\.status) == [.fail(.crashed(TestMessages.noWorker))])
  }
}
