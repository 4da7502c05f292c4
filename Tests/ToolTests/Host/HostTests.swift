import Chart
import Notebook
import Session
import Terminal
import Testing
import Text

@testable import Tool

@Suite("What a session may ask of the world")
@MainActor
struct HostTests {
  private let folder: Folder
  private let record = SessionRecord(entries: [
    .note("# Sums"), .cell(.init(code: "1 + 1", answers: [.text("2")])),
    .cell(.init(code: "let a = 1", answers: [])),
  ])
  private let text =
    "# Sums\n\n```segue\n1 + 1\n```\n\n```output\n2\n```\n\n```segue\nlet a = 1\n```\n"

  init() throws { folder = try Folder() }

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? Diagnostic)?.message
    }
  }

  @Test("files are read and written; what cannot be is a diagnostic")
  func files() throws {
    let host = FileHost()
    try host.save(record, to: folder.path + "/a.md")
    #expect(try folder.read("a.md") == text)
    #expect(try host.read(folder.path + "/a.md") == text)
    #expect(
      message { _ = try host.read("/nowhere") } == "cannot read /nowhere: no such file or folder")
    #expect(
      message { try host.save(record, to: "/nowhere/a.md") }
        == "cannot write /nowhere/a.md: no such file or folder")
    #expect(
      message { try host.save(record, to: "a.doc") } == "cannot save a.doc: unknown kind of file")
  }

  @Test("a notebook under test reads files, and what it saved, and writes none")
  func sandbox() throws {
    let host = SandboxHost()
    let path = try folder.write("old", to: "a.md")
    #expect(try host.read(path) == "old")
    try host.save(record, to: path)
    #expect(try host.read(path) == text)
    #expect(try folder.read("a.md") == "old")
    #expect(message { try host.save(record, to: "a.doc") } != nil)
  }
}

@Suite("How answers are drawn")
struct ConsoleTests {
  @Test("the command line says it first, then the header, then the terminal")
  func style() {
    let header = Header(width: 40, charset: "braille")
    let asked = Console(Settings(color: .never, width: 60, charset: .block))
    #expect(asked.style(header: header).width == 60)
    #expect(asked.style(header: header).charset == .block)
    let silent = Console(Settings(color: .never))
    #expect(silent.style(header: header).width == 40)
    #expect(silent.style(header: header).charset == .braille)
    #expect(silent.style(header: nil).width == silent.output.width)
    #expect(silent.style(header: nil).charset == .ascii)
    let tall = Header(width: 40, height: 12)
    #expect(silent.style(header: tall).height == 12 && silent.style.height == nil)
    #expect(Console(Settings(height: 20)).style(header: tall).height == 20)
  }

  @Test("sentences are broken on a terminal, or as asked, and not in what is piped")
  func sentences() throws {
    let folder = try Folder()
    let line = "help plot; plot easeOut size (0, 0)"
    let piped = try BuiltTool.run("-c", line, in: folder)
    #expect(piped.output.split(separator: "\n").contains { $0.count > 72 })
    #expect(piped.errors.hasPrefix("command:1:30: error: `size` of `plot` takes 1 to 1000 columns"))
    let asked = try BuiltTool.run("--width", "40", "-c", line, in: folder)
    let lines = (asked.output + asked.errors).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 40 || $0.hasPrefix("  for instance: ") })
    #expect(
      asked.output.split(whereSeparator: \.isWhitespace)
        == piped.output.split(whereSeparator: \.isWhitespace))
  }
}
