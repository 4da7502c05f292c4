import Foundation
import Testing

@testable import Notebook

@Suite("A notebook that was edited since it was run")
struct ReportChangesTests {
  private static let text =
    "# T\n\n" + sample("a", "a") + "\n" + sample("b", "b") + sample("c", "c")

  /// How many first cells need not be run again.
  private func kept(_ edited: String, from text: String = text) throws -> Int {
    let before = try notebook(text)
    let report = before.run { cell in
      cell.code.hasPrefix("!") ? CellResult(.failed, ["!"]) : CellResult(.ok, [cell.code])
    }
    return report.kept(for: try notebook(edited), from: before).count
  }

  @Test(
    "up to the first cell whose code, attributes or output changed",
    arguments: [
      ("```segue\nb", "```segue\nB", 1), ("output\na", "output\nA", 0),
      ("output\nc", "output\n", 2),
      ("```segue\nc", "```segue id=c\nc", 2), ("# T", "# Another title\n\nand text", 3),
      ("# T", "---\nsegue:\n  width: 60\n---\n", 0),
    ])
  func edits(_ old: String, _ new: String, _ count: Int) throws {
    #expect(try kept(Self.text.replacingOccurrences(of: old, with: new)) == count)
  }

  @Test("a new cell, and one less, count from where they stand")
  func cells() throws {
    #expect(try kept(Self.text + "```segue\nd\n```\n") == 3)
    #expect(try kept(sample("x", "x") + Self.text) == 0)
    #expect(try kept("# T\n\n" + sample("a", "a")) == 1)
  }

  @Test("a cell that failed is run again, one that differs need not be")
  func failures() throws {
    let failed = sample("a", "a") + sample("!", "x") + sample("c", "c")
    #expect(try kept(failed, from: failed) == 1)
    let differs = sample("a", "b") + sample("c", "c")
    #expect(try kept(differs, from: differs) == 2)
  }

  @Test("what is kept goes on to the lines where the cells stand now, failures included")
  func moved() throws {
    let before = try notebook(sample("a", "b") + sample("c", "c"))
    let report = before.run { CellResult(.ok, [$0.code]) }
    let edited = try notebook("# T\n\n" + sample("a", "b") + sample("d", "d"))
    var run = NotebookRun(of: edited, kept: report.kept(for: edited, from: before))
    #expect(run.cell?.code == "d")
    run.finish(CellResult(.ok, ["d"]))
    #expect(run.cell == nil)
    #expect(run.report.entries.map(\.line) == [8, 10])
    #expect(run.report.entries.map(\.status) == [.fail(.outputDiffers), .pass])
  }
}
