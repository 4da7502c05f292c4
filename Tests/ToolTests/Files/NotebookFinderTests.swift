import Foundation
import Testing

@testable import Tool

@Suite("Which files a path stands for")
struct NotebookFinderTests {
  @Test("a folder stands for its Markdown files with a cell, by name, hidden ones aside")
  func folder() throws {
    let folder = try Folder()
    let cell = "```segue\nrun\n```\n"
    try folder.write(cell, to: "b.md")
    try folder.write("text\n\n  ~~~~ segue id=\"x\"\n  ~~~~\n", to: "a/z.md")
    try folder.write("> ```segue\n> a\n> ```\n", to: "a/B.md")
    try folder.write("`segue` and ```` ``` ````\n\n```swift\n```\n", to: "plain.md")
    try folder.write(cell, to: ".hidden/c.md")
    try folder.write(cell, to: "c.txt")
    let found = try NotebookFinder.files(at: folder.path)
    #expect(found == ["a/B.md", "a/z.md", "b.md"].map { folder.path + "/" + $0 })
  }

  @Test("a file stands for itself, whatever it is called; folders may have a slash at their end")
  func file() throws {
    let folder = try Folder()
    try folder.write("```segue\n```\n", to: "a.md")
    #expect(try NotebookFinder.files(at: "nothing.txt") == ["nothing.txt"])
    #expect(try NotebookFinder.files(at: folder.path + "/") == [folder.path + "/a.md"])
  }

  @Test("a link that leads round in a circle is not followed")
  func circle() throws {
    let folder = try Folder()
    try folder.write("```segue\n```\n", to: "a/a.md")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/round", withDestinationPath: folder.path)
    #expect(try NotebookFinder.files(at: folder.path) == [folder.path + "/a/a.md"])
  }
}
