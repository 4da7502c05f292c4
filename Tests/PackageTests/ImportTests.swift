import Foundation
import Testing

@Suite("Which target imports what")
struct ImportTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  @Test("every import of every source file is in the table of the architecture")
  func sources() throws {
    let files = FileManager.default.subpaths(atPath: Self.sources.path) ?? []
    let swift = files.filter { $0.hasSuffix(".swift") }.sorted()
    #expect(swift.count > 50)
    for file in swift {
      let text = try String(contentsOf: Self.sources.appending(path: file), encoding: .utf8)
      let target = file.split(separator: "/").first.map(String.init) ?? ""
      #expect(ImportTable.segue.violations(in: text, file: file, target: target) == [])
    }
  }

  @Test("imports that are not are found, whatever is written around the module")
  func fixture() {
    let text = """
      import Text
      package import Glibc
      // import Comment
      @testable import Session
      public import struct Foundation.CGRect
        import func Darwin.exit
      let word = "import Quoted"
      import UIKit; import Text
      """
    let found = ImportTable.segue.violations(in: text, file: "Motion/Bad.swift", target: "Motion")
    #expect(
      found == [
        "Motion/Bad.swift:1: `Motion` may not import `Text`",
        "Motion/Bad.swift:4: `Motion` may not import `Session`",
        "Motion/Bad.swift:5: `Motion` may not import `Foundation`",
        "Motion/Bad.swift:6: `Motion` may not import `Darwin`",
        "Motion/Bad.swift:8: `Motion` may not import `UIKit`",
      ])
    #expect(
      ImportTable.segue.violations(in: "", file: "New/New.swift", target: "New")
        == ["New/New.swift: no target `New` in the table"])
  }
}
