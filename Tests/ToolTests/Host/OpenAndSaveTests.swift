import Foundation
import Session
import Testing
import Text

@testable import Tool

@MainActor
@Suite("Opening a notebook and saving it again")
struct OpenAndSaveTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// What statements print in a session of their own that reads and writes files.
  private func run(_ lines: String...) -> String {
    let session = Session(host: FileHost())
    var told: [String] = []
    for line in lines {
      let source = Source(name: "line", text: line)
      session.run(source) { told.append(render($0, style: RenderStyle())) }
    }
    return told.joined(separator: "\n")
  }

  private let lesson = """
    ---
    title: kept
    segue:
      charset: braille
      width: 30
    ---
    # Lesson

    Some *prose* with

    ```swift
    let x = 1
    ```

    <!-- a comment -->

    ```segue id="mid" tol="1e-2"
    easeOut(0.5)
    ```

    ```output tags="x"
    [num]
    ```

    ```segue expect="error"
    1 / 0
    ```

    ```output
    cell 2:1:1: error: division by zero: `1 / 0`
        1 / 0
        ^~~~~
    ```

    ```segue skip="later"
    nope
    ```

    ```segue env="b"
    let q = 1
    ```

    ```segue expect="error"
    let z = 2
    1 / 0
    ```

    ```output
    cell 5:2:1: error: division by zero: `1 / 0`
        1 / 0
        ^~~~~
    ```

    ```segue
    plot easeOut size (30, 4)
    ```

    ```output
    1.0 ┤              ⢀⡤⠖⠚⠉⠉⠉⠉ easeOut
    ```

    """

  @Test("what the file says about itself, its prose and its cells comes back byte for byte")
  func sameBytes() throws {
    let path = try folder.write(lesson, to: "a.md")
    // The picture is whatever the tool draws; all else is as written here.
    let saved = folder.path + "/b.md"
    #expect(run("open \(path)", "save \(saved)").contains("saved"))
    let before = lesson.components(separatedBy: "1.0 ┤").first ?? ""
    #expect(try folder.read("b.md").hasPrefix(before))
    #expect(run("open \(saved)", "save \(folder.path)/c.md").contains("saved"))
    #expect(try folder.read("c.md") == folder.read("b.md"))
  }

  @Test("what was typed after the opening is added")
  func goingOn() throws {
    let path = try folder.write("Text.\n\n```segue\nlet a = 1\n```\n", to: "a.md")
    #expect(
      run("open \(path)", "a + 1", "save \(path)")
        == "opened \(path): 1 cell, t=0s\n2\nsaved \(path): 2 cells")
    #expect(
      try folder.read("a.md")
        == "Text.\n\n```segue\nlet a = 1\n```\n\n```segue\na + 1\n```\n\n```output\n2\n```\n")
  }

  @Test("what would not pass when replayed is not written, and the file stays as it was")
  func refused() throws {
    let setup = try folder.write("let k = 3\n", to: "setup.segue")
    let path = try folder.write("old\n", to: "a.md")
    let session = Session(host: FileHost())
    session.run(Source(name: "line", text: "open \(setup)\nk"))
    try folder.write("let k = 4\n", to: "setup.segue")
    let answers = session.run(Source(name: "line", text: "save \(path)")).answers
    let error = answers.compactMap { answer -> Diagnostic? in
      if case .diagnostic(let diagnostic) = answer { diagnostic } else { nil }
    }.first
    #expect(
      error?.message
        == "not saved: cell 1 answers otherwise when the session is replayed from its start")
    #expect(error?.notes.map(\.message) == ["3  became  4"])
    #expect(try folder.read("a.md") == "old\n")
    try folder.write("let j = 4\n", to: "setup.segue")
    let second = session.run(Source(name: "line", text: "save \(path)"))
    #expect(second.status == .failed)
    try folder.write("let k = 3\n", to: "setup.segue")
    #expect(session.run(Source(name: "line", text: "save \(path)")).status == .ok)
  }

  @Test("a note that Markdown would take for something else is kept from it")
  func fences() throws {
    let path = folder.path + "/a.md"
    #expect(
      run("note \"```segue\\nnope\\n```\"", "let a = 1", "save \(path)").hasSuffix(": 1 cell"))
    #expect(run("open \(path)", "a") == "opened \(path): 1 cell, t=0s\n1")
  }

  @Test("a file that is no notebook is refused with its lines")
  func malformed() throws {
    let path = try folder.write("# x\n\n```segue\nlet a = 1\n", to: "a.md")
    #expect(
      run("open \(path)").contains("error: this notebook cannot be read"))
    #expect(run("open \(path)").contains("a.md:3:1: note: this fence is never closed"))
    let empty = try folder.write("# x\n", to: "b.md")
    #expect(run("open \(empty)").contains("there is no `segue` fence in it"))
  }
}
