import Foundation
import Glibc
import Testing

@Suite("Ctrl-C, and readers that go away")
struct SignalTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test("a closed pipe ends quietly with 0", arguments: [["run", "a.segue"], ["--help"]])
  func closedPipe(_ arguments: [String]) throws {
    // What would fail behind it is not reached.
    try folder.write("for i in 0..<5000 { i }\nexpect 1 == 2\n", to: "a.segue")
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let tool = try BuiltTool(arguments, in: folder, output: ends[1])
    #expect(tool.wait() == 0)
    #expect(tool.errors == "")
  }

  /// Waits for what must come; a deadline is reached by a failure alone.
  private func wait(for condition: () -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while !condition() {
      try #require(ContinuousClock.now < deadline)
      usleep(2000)
    }
  }

  private static let loop = "\"ready\"\nset steps 1000000000\nwhile true { }"

  @Test(
    "an interrupt ends with 130 what is running",
    arguments: [["-c", loop], ["run", "a.segue"], ["run", "n.md"]])
  func interrupted(_ arguments: [String]) throws {
    try folder.write(Self.loop, to: "a.segue")
    try folder.write("```segue\n\(Self.loop)\n```\n", to: "n.md")
    let tool = try BuiltTool(arguments, in: folder)
    try wait { tool.output.hasSuffix("ready\"\n") || tool.output.hasSuffix("ready\n") }
    kill(tool.process, SIGINT)
    #expect(tool.wait() == 130)
  }

  @Test("an interrupt ends a test with 130, and its worker with it")
  func interruptedTest() throws {
    try folder.write("```segue\n\(Self.loop)\n```\n", to: "n.md")
    let tool = try BuiltTool(["test", "n.md"], in: folder)
    let children = "/proc/\(tool.process)/task/\(tool.process)/children"
    var worker: pid_t = 0
    try wait {
      let text = (try? String(contentsOfFile: children, encoding: .utf8)) ?? ""
      worker = pid_t(text.split(separator: " ").first ?? "") ?? 0
      return worker > 0
    }
    kill(tool.process, SIGINT)
    #expect(tool.wait() == 130)
    // Nobody has it as a child any more: it is gone, or not there to be asked.
    try wait { kill(worker, 0) != 0 }
  }
}
