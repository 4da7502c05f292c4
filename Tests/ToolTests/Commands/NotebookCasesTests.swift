import Foundation
import Notebook
import Session
import Testing
import Text

@testable import Tool

/// What goes wrong with notebooks elsewhere, case by case.
@Suite("Notebooks: what must not go wrong")
struct NotebookCasesTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../..").standardizedFileURL

  /// Every stored output of the notebooks and documents of the package, by file.
  private func storedOutputs() throws -> [(file: String, lines: [String])] {
    let folders = ["notebooks", "docs"].map { Self.package.appending(path: $0).path }
    let files = try folders.flatMap { try NotebookFinder.files(at: $0) }
    #expect(files.count > 2)
    return try files.flatMap { file in
      try Notebook(name: file, bytes: try Files.read(file)).cells.map {
        (file, $0.output?.lines ?? [])
      }
    }
  }

  @Test("N1: nothing is printed as minus zero")
  func minusZero() throws {
    for (file, lines) in try storedOutputs() {
      for line in lines {
        #expect(line.firstMatch(of: /(^|[^\w.])-0(\.0*)?([^\d.]|$)/) == nil, "\(file): \(line)")
      }
    }
    let run = try BuiltTool.run("-c", "-0.0", "-c", "-1e-14", "-c", "(0 - 0.0, -0.0)", in: folder)
    #expect(!run.output.contains("-0\n") && !run.output.contains("-0.0"))
  }

  @Test("N3: results and warnings come in one order, fifty times over")
  @MainActor
  func order() throws {
    let text = """
      ```segue
      controller a; controller b
      animator grow duration 0.5s {
        add to.view
        to.view.transform = scale(0.2)
        animate duration damping 100 velocity 0.1 curve easeOut {
          to.view.transform = identity
        } then { complete }
      }
      delegate fancy presented grow
      attach fancy to b
      window a; 1 + 1; present b; run; 2 + 2
      ```
      """
    let notebook = try Notebook(name: "n.md", text: text)
    let cell = try #require(notebook.cells.first)
    let style = RenderStyle(header: notebook.header)
    let outputs = (0..<50).map { _ in
      CellSessions(host: SandboxHost()).result(of: cell, style).output
    }
    let first = try #require(outputs.first)
    #expect(
      first.count { $0.hasPrefix("warning ") } == 2 && first.first == "2" && first.last == "4")
    #expect(outputs.allSatisfy { $0 == first })
  }

  @Test("N5: accepting twice changes nothing, and touches nothing else, the mode included")
  func acceptance() throws {
    let text =
      "# T  \r\n\r\n<!-- note -->\r\n\r\n```segue\r\n1 + 1\r\n```\r\n\r\n\r\n```output\r\n3\r\n```\r\nend"
    let path = try folder.write(text, to: "n.md")
    try FileManager.default.setAttributes([.posixPermissions: 0o604], ofItemAtPath: path)
    #expect(try BuiltTool.run("test", "--accept", "n.md", in: folder).status == 0)
    let accepted = try folder.read("n.md")
    #expect(accepted == text.replacingOccurrences(of: "3\r\n", with: "2\r\n"))
    #expect(try BuiltTool.run("test", "--accept", "n.md", in: folder).status == 0)
    #expect(try folder.read("n.md") == accepted && folder.names == ["n.md"])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o604)
  }

  @Test("N5: where the file cannot be written, the old one stays")
  func readOnly() throws {
    let text = "```segue\n1\n```\n\n```output\n2\n```\n"
    let path = try folder.write(text, to: "n.md")
    let notebook = try Notebook(name: path, text: text)
    let report = notebook.run { _ in CellResult(.ok, ["1"]) }
    // What it would be run as once more prints something else.
    let unsteady = Acceptance(notebook: notebook) { $0.run { _ in CellResult(.ok, ["9"]) } }
    #expect(throws: FileError.self) { try unsteady.accept(report) }
    #expect(try folder.read("n.md") == text)
    // Somebody else has written it meanwhile.
    let steady = Acceptance(notebook: notebook) { $0.run { _ in CellResult(.ok, ["1"]) } }
    try folder.write(text + "more", to: "n.md")
    #expect(throws: FileError.self) { try steady.accept(report) }
    #expect(try folder.read("n.md") == text + "more")
    try folder.write(text, to: "n.md")
    #expect(try steady.accept(report) == [0])
  }

  @Test("N7: a session with mistakes, undone lines and edits is saved as what a clean run gives")
  func saved() throws {
    let lines = ["let a = 1", "a", "let b = 5", "undo", "let b = 2", "a + b", "save n.md"]
    try folder.write(lines.joined(separator: "\n") + "\n", to: "s.segue")
    #expect(try BuiltTool.run("run", "s.segue", in: folder).status == 0)
    let run = try BuiltTool.run("test", "n.md", in: folder)
    #expect(run.status == 0 && run.output.hasSuffix(" 0 failed\n"))
    #expect(try !folder.read("n.md").contains("5"))
  }

  @Test("N9: no paths, addresses or dates in any stored output")
  func noise() throws {
    for (file, lines) in try storedOutputs() {
      for line in lines {
        let noise = line.firstMatch(of: /\/tmp|\/home|0x[0-9a-f]{4}|\b20\d\d-\d\d-\d\d/)
        #expect(noise == nil, "\(file): \(line)")
      }
    }
  }

  @Test(
    "N10: a file cut anywhere is read or refused with a line; no blanks are written at line ends")
  func prefixes() throws {
    let text =
      "\u{FEFF}# T\n\n- a\n\n  ```segue\n\t1\n  ```\n\n  ```output\n  1\n  ```\n\n<!--\n```segue\n-->\n"
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      do {
        let notebook = try Notebook(name: "n.md", bytes: Array(bytes[..<end]))
        let outputs = notebook.cells.map { _ in ["  x  ", "", "y\t"] }
        let written = String(decoding: notebook.replacing(outputs: outputs), as: UTF8.self)
        #expect(!written.contains(" \n") && !written.contains("\t\n"))
        #expect(end < 3 || written.utf8.starts(with: [0xEF, 0xBB, 0xBF]))
      } catch {
        #expect(error.diagnostics.allSatisfy { $0.place != nil || $0.message.hasPrefix("line ") })
      }
    }
  }

  @Test(
    "N11: one wrong line in cell 7 of 30: file and line, the name, a small difference, how to accept"
  )
  func failureReport() throws {
    let cells = (1...30).map { number in
      let last = number == 7 ? "94.25" : "\(number * 3)"
      return
        "```segue id=\"c\(number)\"\n\(number)\n\(number) * 2\n\(number) * 3\n\(number) * 4\n```\n\n"
        + "```output\n\(number)\n\(number * 2)\n\(last)\n\(number * 4)\n```\n"
    }
    try folder.write(cells.joined(separator: "\n"), to: "n.md")
    #expect(
      try BuiltTool.run("test", "n.md", in: folder)
        == BuiltTool.Run(
          status: 1,
          output: """
            FAILED n.md (30 cells, 1 failed)
            n.md:95: cell 7 (c7): output differs
                7
                14
              - 94.25
              + 21
                94.25 vs 21, off by 73, tol 0.01
                28
            to accept what was printed: segue test --accept n.md
            29 passed, 1 failed

            """, errors: ""))
  }
}
