import Foundation
import Notebook
import Testing

@testable import Tool

@Suite("What paths stand for")
struct TestTargetTests {
  private let folder: Folder
  private let text =
    "```segue id=a\n```\n```segue tags=\"x slow\"\n```\n```segue id=long-name\n```\n"

  init() throws { folder = try Folder() }

  private func targets(_ names: String...) -> [String] {
    TestTarget.all(at: names.map { folder.path + "/" + $0 }).map { target in
      target.file.dropFirst(folder.path.count + 1) + (target.names.map { " \($0)" } ?? "")
        + (target.refusal == nil ? "" : " refused")
    }
  }

  @Test("each file once, in their order; cells of one file come together")
  func once() throws {
    for name in ["b/x.md", "b/y.md", "a.md", "a#b.md"] { try folder.write(text, to: name) }
    #expect(targets("b", "a.md", "b/x.md", "a.md") == ["b/x.md", "b/y.md", "a.md"])
    #expect(targets("a.md#a", "a.md#2") == ["a.md [\"a\", \"2\"]"])
    #expect(targets("a.md#a", "a.md") == ["a.md"])
    #expect(targets("a#b.md", "a#b.md#1") == ["a#b.md"])
    #expect(targets("no.md") == ["no.md refused"] || targets("no.md") == ["no.md"])
  }

  /// The names of the cells that are asked for, or what is wrong.
  private func cells(_ names: [String]?, filter: String? = nil) throws -> [String] {
    let path = try folder.write(text, to: "dir/n.md")
    do {
      let (notebook, selection) = try TestTarget(file: path, names: names).read(filter: filter)
      return notebook.cells.filter { selection.contains($0) }.map(\.name)
    } catch let error as FileError {
      return [error.message.replacingOccurrences(of: folder.path + "/", with: "")]
    }
  }

  @Test("cells are named by id and by number, a wrong name with the nearest one")
  func names() throws {
    #expect(try cells(nil) == ["a", "2", "long-name"])
    #expect(try cells(["2", "3"]) == ["2", "long-name"])
    #expect(try cells(["a"]) == ["a"])
    #expect(
      try cells(["long-nam"])
        == ["there is no cell `long-nam` in dir/n.md; did you mean `long-name`?"])
    #expect(try cells(["4"]) == ["there is no cell `4` in dir/n.md"])
  }

  @Test("a filter is a part of FILE#id, or a tag")
  func filter() throws {
    #expect(try cells(nil, filter: "n.md#l") == ["long-name"])
    #expect(try cells(nil, filter: "slow") == ["2"])
    #expect(try cells(nil, filter: "slo") == [])
    #expect(try cells(nil, filter: "dir/") == ["a", "2", "long-name"])
    #expect(try cells(["a"], filter: "slow") == [])
  }

  @Test("a shard is every so many file, all of them together are all")
  func shards() {
    let shards = (1...3).map { TestOptions.Shard(number: $0, count: 3) }
    #expect((0..<7).filter(shards[0].contains) == [0, 3, 6])
    for place in 0..<20 { #expect(shards.filter { $0.contains(place) }.count == 1) }
  }
}
