import Foundation
import Glibc
import Testing

@testable import Tool

@Suite("Files replaced whole or not at all")
struct AtomicFileTests {
  private func mode(_ path: String) throws -> Int {
    let value = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    return try #require(value as? Int)
  }

  @Test("a new file is written, and nothing is left beside it")
  func new() throws {
    let folder = try Folder()
    try AtomicFile.write(Array("text".utf8), to: folder.path + "/a.md")
    #expect(try folder.read("a.md") == "text")
    #expect(folder.names == ["a.md"])
  }

  @Test("an old one is replaced and keeps its mode", arguments: [0o600, 0o644, 0o755])
  func old(_ wanted: Int) throws {
    let folder = try Folder()
    let path = try folder.write("old and longer", to: "a.md")
    try FileManager.default.setAttributes([.posixPermissions: wanted], ofItemAtPath: path)
    try AtomicFile.write(Array("new".utf8), to: path)
    #expect(try folder.read("a.md") == "new")
    #expect(try mode(path) == wanted)
    #expect(folder.names == ["a.md"])
  }

  @Test("a symbolic link stays one")
  func link() throws {
    let folder = try Folder()
    let target = try folder.write("old", to: "deep/a.md")
    let link = folder.path + "/link.md"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try AtomicFile.write(Array("new".utf8), to: link)
    #expect(try folder.read("deep/a.md") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }

  @Test("a pipe takes the text where somebody reads, else is refused at once, and stays a pipe")
  func pipe() throws {
    let folder = try Folder()
    let path = folder.path + "/pipe.csv"
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: FileError("write", path, because: "nobody reads it")) {
      try AtomicFile.write([1], to: path)
    }
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    try #require(reader >= 0)
    defer { close(reader) }
    try AtomicFile.write(Array("text".utf8), to: path)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 4)
    #expect(bytes.prefix(4) == Array("text".utf8)[...])
    #expect(Files.mode(path).map { $0 & S_IFMT } == S_IFIFO)
    #expect(folder.names == ["pipe.csv"])
  }

  @Test("what cannot be written is said, and the old file stays")
  func failure() throws {
    let folder = try Folder()
    try folder.write("old", to: "a.md/b")
    let path = folder.path + "/a.md"
    let wanted = FileError("write", path, because: "it is a folder")
    #expect(throws: wanted) { try AtomicFile.write([1], to: path) }
    #expect(folder.names == ["a.md"])
    #expect(throws: FileError("write", "/nowhere/a", because: "no such file or folder")) {
      try AtomicFile.write([1], to: "/nowhere/a")
    }
  }
}
