import Glibc
import Notebook
import Testing

@testable import Tool

@Suite("A process for a notebook")
struct WorkerProcessTests {
  private func worker(_ script: String, given text: String = "") throws -> WorkerProcess {
    try #require(WorkerProcess("/bin/sh", ["sh", "-c", script], given: Array(text.utf8)))
  }

  /// The result of the next cell, waited for.
  private func next(_ worker: WorkerProcess, within limit: Double? = nil) -> CellResult {
    while true {
      if let result = worker.result(within: limit) { return result }
      var watched = worker.watched
      poll(&watched, nfds_t(watched.count), Int32((limit ?? 10) * 1000))
      worker.attend(watched)
    }
  }

  private func crash(_ what: String) -> CellResult.Status { .crashed(what: what) }

  @Test("its lines are results; what it is given is on its standard input")
  func results() throws {
    let first = WorkerMessage(CellResult(.ok, ["a", "", "b \"c\""])).line
    let second = WorkerMessage(CellResult(.failed, ["no"], failedLine: 3)).line
    let worker = try worker("cat; exit 0", given: first + "\n" + second + "\n")
    let one = next(worker)
    #expect(one.status == .ok && one.output == ["a", "", "b \"c\""] && one.failedLine == nil)
    let two = next(worker)
    #expect(two.status == .failed && two.output == ["no"] && two.failedLine == 3)
    #expect(next(worker).status == crash("its worker ended with status 0"))
  }

  @Test(
    "a signal is named",
    arguments: [("SEGV", "SIGSEGV"), ("KILL", "SIGKILL"), ("USR1", "signal 10")])
  func signals(_ signal: String, _ name: String) throws {
    let worker = try worker("kill -\(signal) $$")
    #expect(next(worker).status == crash("its worker was ended by \(name)"))
    #expect(next(worker).status == crash("its worker is gone"))
  }

  @Test("a line that is no message is no result, half a line at the end neither")
  func noise() throws {
    #expect(
      next(try worker("echo hello")).status
        == crash("its worker said what is no message"))
    #expect(
      next(try worker("printf '{\"failed\":false'; exit 7")).status
        == crash("its worker ended with status 7"))
  }

  @Test("one that takes too long is ended")
  func timeout() throws {
    let worker = try worker("exec sleep 1000")
    #expect(next(worker, within: 0.01).status == .timedOut(seconds: 0.01))
  }

  @Test("more output than a pipe holds arrives whole")
  func large() throws {
    let lines = (0..<5000).map { "\($0) " + String(repeating: "x", count: 60) }
    let worker = try worker("cat", given: WorkerMessage(CellResult(.ok, lines)).line + "\n")
    #expect(next(worker).output == lines)
  }

  @Test("a program that is not there is no process")
  func missing() { #expect(WorkerProcess("/nowhere/segue", ["segue"], given: []) == nil) }
}
