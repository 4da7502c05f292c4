import Foundation
import Glibc
import Testing

@Suite("segue test, by the built tool")
struct TestReportsTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func cell(_ code: String, _ output: String?, _ attributes: String = "") -> String {
    "```segue\(attributes)\n\(code)\n```\n\n" + (output.map { "```output\n\($0)\n```\n\n" } ?? "")
  }

  @Test("a notebook that fails in every way is told cell by cell")
  func everyWay() throws {
    let text =
      cell("1 + 1", "2") + cell("let x = 0.25\nx * 2.5", "0.652", " id=mid")
      + cell("let y = 1", "old") + cell("x", nil) + cell("nothing", "", " skip=\"not now\"")
      + cell("x", "0.25", " expect=error") + cell("x\nexpect x == 1\nx", "0.25")
      + cell("x", "0.25") + cell("x", nil, " env=b")
      + cell("set steps 1000000000\nwhile true { }", nil, " timeout=10ms") + cell("x", "0.25")
    try folder.write(text, to: "n.md")
    let run = try BuiltTool.run("test", "--verbose", "n.md", in: folder)
    #expect(run.status == 1 && run.errors == "")
    #expect(
      run.output == """
        FAILED n.md (11 cells, 6 failed)
        n.md:1: cell 1: pass
        n.md:15: cell 2 (mid): output differs
          - 0.652
          + 0.625
            0.652 vs 0.625, off by 0.027, tol 1e-3
        n.md:23: cell 3: stale, it has an output and prints nothing
          - old
        n.md:26: cell 4: new, its output is not stored
        n.md:30: cell 5: skipped: not now
        n.md:38: cell 6: it says expect="error", and nothing failed
        n.md:48: cell 7: a statement failed, after the failure of the cell on line 38
            0.25
          + cell 7:2:1: error: not so: x is 0.25, expected 1, off by 0.75
          +     expect x == 1
          +     ^~~~~~~~~~~~~
        n.md:56: cell 8: pass, after the failure of the cell on line 38
        n.md:65: cell 9: a statement failed
            cell 9:1:1: error: `x` is not the name of anything here
                x
                ^
        n.md:68: cell 10: stopped after 0.01 s, after the failure of the cell on line 38
        n.md:73: cell 11: skipped: the run ended with the cell on line 68
        to accept what was printed: segue test --accept n.md
        2 passed, 6 failed, 1 new, 2 skipped

        """)
  }

  @Test("one output of a file is accepted by its name, and nothing else is written")
  func acceptOne() throws {
    let text = cell("1", "7", " id=a") + cell("2", "8") + cell("3", "9", " id=c")
    try folder.write(text, to: "n.md")
    #expect(
      try BuiltTool.run("test", "n.md#a", in: folder).output
        == "FAILED n.md (1 cell, 1 failed)\nn.md:6: cell 1 (a): output differs\n  - 7\n  + 1\n"
        + "    7 vs 1, off by 6, tol 0\n"
        + "to accept what was printed: segue test --accept n.md#a\n0 passed, 1 failed\n")
    let run = try BuiltTool.run("test", "--accept", "n.md#2", "n.md#c", in: folder)
    #expect(run.status == 0)
    #expect(run.output == "ok n.md (2 cells, 2 accepted)\n0 passed, 0 failed, 2 accepted\n")
    #expect(
      try folder.read("n.md") == cell("1", "7", " id=a") + cell("2", "2") + cell("3", "3", " id=c"))
    let wrong = try BuiltTool.run("test", "--accept", "n.md#b", in: folder)
    #expect(wrong.status == 2 && wrong.errors == "segue: there is no cell `b` in n.md\n")
  }

  @Test("accepting keeps holes and tolerances that still fit, and fits at once")
  func acceptKeeps() throws {
    let text = cell(
      "let a = 0.5; a\na + 0.25\na * 100", "[num]\n0.76\n51.0 [..]", " tol=\"1e-2\"")
    try folder.write("header  \n\n" + text + "  tail", to: "n.md")
    #expect(try BuiltTool.run("test", "--accept", "n.md", in: folder).status == 0)
    #expect(
      try folder.read("n.md")
        == "header  \n\n" + text.replacingOccurrences(of: "51.0 [..]", with: "50") + "  tail")
    let accepted = try folder.read("n.md")
    #expect(
      try BuiltTool.run("test", "--accept", "n.md", in: folder).output
        == "ok n.md (1 cell)\n1 passed, 0 failed\n")
    #expect(try folder.read("n.md") == accepted)
  }

  @Test("a worker that dies costs its notebook alone, names its cell, and is 3")
  func crash() throws {
    let endless = "set steps 1000000000\nwhile true { }"
    try folder.write(cell("1", "1") + cell(endless, nil, " id=loop") + cell("2", "2"), to: "a.md")
    try folder.write(cell("3", "4"), to: "b.md")
    let tool = try BuiltTool(["test", "--jobs", "1", "a.md", "b.md"], in: folder)
    let children = "/proc/\(tool.process)/task/\(tool.process)/children"
    let deadline = ContinuousClock.now + .seconds(60)
    var worker: pid_t = 0
    while worker == 0 {
      try #require(ContinuousClock.now < deadline)
      let text = (try? String(contentsOfFile: children, encoding: .utf8)) ?? ""
      worker = pid_t(text.split(separator: " ").first ?? "") ?? 0
      usleep(2000)
    }
    // It may be anywhere on its way; wherever it dies, that is told of the cell it was at. The runtime
    // writes a backtrace for a SIGSEGV and goes on where there was no fault: it would not die of one.
    kill(worker, SIGKILL)
    #expect(tool.wait() == 3)
    #expect(tool.output.contains(": crashed: its worker was ended by SIGKILL\n"))
    #expect(tool.output.hasPrefix("FAILED a.md (3 cells, 1 failed)\na.md:"))
    #expect(
      tool.output.contains("FAILED b.md (1 cell, 1 failed)\nb.md:6: cell 1: output differs\n"))
  }

  @Test("parts of all files, by number")
  func shards() throws {
    for name in ["a", "b", "c"] { try folder.write(cell("1", "1"), to: "d/\(name).md") }
    #expect(
      try BuiltTool.run("test", "--shard", "1/2", "d", in: folder).output
        == "ok d/a.md (1 cell)\nok d/c.md (1 cell)\n2 passed, 0 failed\n")
    #expect(
      try BuiltTool.run("test", "--shard", "4/4", "d", in: folder)
        == BuiltTool.Run(status: 0, output: "0 passed, 0 failed\n", errors: ""))
  }

  @Test("the file for JUnit is written, and where it cannot be, that is 2")
  func junit() throws {
    try folder.write(cell("1", "1"), to: "n.md")
    #expect(try BuiltTool.run("test", "--junit", "j.xml", "n.md", in: folder).status == 0)
    #expect(
      try folder.read("j.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="segue" tests="1" failures="0" errors="0" skipped="0">
          <testsuite name="n.md" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="n.md" name="cell 1" file="n.md" line="1"/>
          </testsuite>
        </testsuites>

        """)
    let run = try BuiltTool.run("test", "--junit", "no/j.xml", "n.md", in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "segue: cannot write no/j.xml: no such file or folder\n")
  }

  @Test("two runs of a notebook print the same bytes")
  func twice() throws {
    try folder.write(cell("controller a { view b }; show tree of a.view", nil), to: "n.md")
    let run = try BuiltTool.run("test", "--twice", "n.md", in: folder)
    #expect(run.status == 0 && run.output.hasSuffix("0 passed, 0 failed, 1 new\n"))
  }

  @Test("a full disk is no success", arguments: [["-c", "1 + 1"], ["test", "n.md"], ["--help"]])
  func fullDisk(_ arguments: [String]) throws {
    try folder.write(cell("1", "1"), to: "n.md")
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    let tool = try BuiltTool(arguments, in: folder, output: full)
    #expect(tool.wait() == 2)
    #expect(tool.errors == "segue: cannot write standard output: no space left\n")
  }
}
