import Foundation
import Testing

@testable import Tool

@Suite("JSON, a line a message")
struct JSONTests {
  private let all = JSON.object([
    ("text", .text("a \"b\" \\ \n\r\t\u{1} é 写 😀 /")), ("number", .number(-12)),
    ("list", .list([.truth(true), .truth(false), .null, .list([]), .object([])])),
  ])

  @Test("what is written is JSON on one line, as others read it")
  func foundation() throws {
    #expect(!all.line.contains("\n"))
    let read = try JSONSerialization.jsonObject(with: Data(all.line.utf8)) as? [String: Any]
    #expect(read?["text"] as? String == "a \"b\" \\ \n\r\t\u{1} é 写 😀 /")
    #expect(read?["number"] as? Int == -12)
    #expect((read?["list"] as? [Any])?.count == 5)
  }

  @Test("what is written is read back, and so is what others write")
  func readBack() {
    #expect(JSONReader.value(of: all.line) == all)
    #expect(
      JSONReader.value(of: " { \"a\" : [ 1 , \"\\u00e9\\/\\b\\f\" ] } ")
        == .object([("a", .list([.number(1), .text("é/\u{8}\u{C}")]))]))
  }

  @Test(
    "anything else is nil",
    arguments: [
      "", "{", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "\"a", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"",
      "nul", "1 2", "{}x", "[", String(repeating: "[", count: 100_000), "-", "1e",
    ])
  func wrong(_ text: String) { #expect(JSONReader.value(of: text) == nil) }
}
