import Foundation
import Glibc
import Testing

@Suite("segue test --watch")
struct TestWatchTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func cell(_ code: String, _ output: String) -> String {
    "```segue\n\(code)\n```\n\n```output\n\(output)\n```\n\n"
  }

  /// Waits for what must come; a deadline is reached by a failure alone.
  private func wait(_ tool: BuiltTool, for text: String) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while !tool.output.hasSuffix(text) {
      try #require(ContinuousClock.now < deadline, "\(tool.output)")
      usleep(2000)
    }
  }

  @Test("what changes is tested from its first changed cell on, on the state of those before")
  func changes() throws {
    let first = cell("let a = 1", "").replacingOccurrences(of: "```output\n\n```\n\n", with: "")
    try folder.write(first + cell("a", "1") + cell("a + 1", "2"), to: "n.md")
    try folder.write(cell("5", "6"), to: "o.md")
    let tool = try BuiltTool(["test", "--watch", "."], in: folder)
    try wait(tool, for: "3 passed, 1 failed\nwatching 2 notebooks; Ctrl-C ends\n")
    let start = tool.output.utf8.count

    try folder.write(first + cell("a", "1") + cell("a + 2", "2"), to: "n.md")
    try wait(tool, for: "2 passed, 2 failed\nwatching 2 notebooks; Ctrl-C ends\n")
    #expect(
      tool.output.utf8.dropFirst(start).elementsEqual(
        """
        FAILED ./n.md (3 cells, 1 failed, from cell 3 on)
        ./n.md:18: cell 3: output differs
          - 2
          + 3
            2 vs 3, off by 1, tol 0
        to accept what was printed: segue test --accept ./n.md
        2 passed, 2 failed
        watching 2 notebooks; Ctrl-C ends

        """.utf8))

    try folder.write("text\n\n" + first + cell("a", "1") + cell("a + 2", "3"), to: "n.md")
    try wait(tool, for: "3 passed, 1 failed\nwatching 2 notebooks; Ctrl-C ends\n")
    try folder.write("more text\n\n" + first + cell("a", "1") + cell("a + 2", "3"), to: "n.md")
    try wait(
      tool,
      for: "ok ./n.md (3 cells, none changed)\n3 passed, 1 failed\n"
        + "watching 2 notebooks; Ctrl-C ends\n")
    kill(tool.process, SIGINT)
    #expect(tool.wait() == 130)
  }
}
