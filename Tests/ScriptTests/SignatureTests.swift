import Script
import Testing
import Text

@Suite("Compact texts of the table")
struct SignatureTests {
  @Test("operands are needed unless `?`, options only with `!`")
  func needed() throws {
    #expect(try Parameter(operand: "what: view").isNeeded)
    #expect(try !Parameter(operand: "what?: view").isNeeded)
    #expect(try !Parameter(option: "in: view").isNeeded)
    #expect(try Parameter(option: "on!: view").isNeeded)
  }

  @Test(
    "types",
    arguments: [
      ("time", .time), ("view", .object("view")),
      ("property animator", .object("property animator")),
      ("word(image|label)", .word(["image", "label"])),
      ("words(left|right)", .words(["left", "right"])),
      (
        "view | controller | [behavior]",
        .oneOf([.object("view"), .object("controller"), .list(.object("behavior"))])
      ),
      ("word(left|top) | pair", .oneOf([.word(["left", "top"]), .pair])),
      ("[controller]", .list(.object("controller"))), ("list", .list(.value)),
      ("delegate?", .optional(.object("delegate"))),
      (
        "query rect (container, presented, presenter)",
        .query(.rect, gives: ["container", "presented", "presenter"])
      ),
      ("query animator? (dismissed)", .query(.optional(.object("animator")), gives: ["dismissed"])),
      ("query bool", .query(.bool, gives: [])), ("name", .name), ("path", .path),
      ("time | path | property animator", .oneOf([.time, .path, .object("property animator")])),
    ] as [(String, ValueType)])
  func types(_ text: String, _ type: ValueType) throws {
    #expect(try Parameter(option: "x: \(text)").type == type)
    #expect(try Parameter(option: "x: \(text) = 1 // help").type == type)
  }

  @Test("defaults, flags, lists and the line of help")
  func parts() throws {
    let anchor = try Parameter(option: "anchor: pair = (0.5, 0.5) // what its center is")
    #expect(anchor.defaultText == "(0.5, 0.5)")
    #expect(anchor.summary == "what its center is")
    let flag = try Parameter(option: "root: flag // all")
    #expect(flag.isFlag)
    #expect(flag.defaultText == nil)
    #expect(flag.summary == "all")
    let list = try Parameter(operand: "what: value ...")
    #expect(list.isList)
    #expect(list.type == .value)
    let completed = try Parameter(operand: "completed?: bool = !context.wasCancelled")
    #expect(completed.defaultText == "!context.wasCancelled")
  }

  @Test(
    "what is malformed says where",
    arguments: [
      ("duration time", 9), (": time", 0), ("x: word(a|", 10), ("x: [view", 8), ("x: time more", 8),
      ("", 0),
      ("x: property", 11), ("x: query rect (a", 16),
    ])
  func malformed(_ text: String, _ offset: Int) {
    let error = #expect(throws: Diagnostic.self) { try Parameter(option: text) }
    #expect(error?.place?.range.lowerBound == offset)
  }

  @Test("functions")
  func functions() throws {
    typealias Function = Grammar.FunctionSignature
    let scale = try Function(name: "scale", text: "x, y = x", result: .transform, summary: "")
    #expect(scale.parameters.map(\.name) == ["x", "y"])
    #expect(scale.parameters.map(\.defaultText) == [nil, "x"])
    #expect(scale.usage == "scale(x, y = x)")
    let least = try Function(name: "min", text: "a, b, ...", result: .value, summary: "")
    #expect(least.isVariadic)
    #expect(least.usage == "min(a, b, ...)")
    let spring = try Function(
      name: "spring", text: "damping, duration", areLabelled: true, result: .law, summary: "")
    #expect(spring.usage == "spring(damping:, duration:)")
    #expect(throws: Diagnostic.self) {
      try Function(name: "f", text: "a b", result: .value, summary: "")
    }
  }

  @Test("members by type")
  func members() throws {
    let table = try Grammar.MemberTable(
      "box", is: "view", text: "pair: center size; [view]: subviews; window?: window")
    #expect(table.members == ["center", "size", "subviews", "window"])
    #expect(
      table.entries.map(\.type)
        == [.pair, .pair, .list(.object("view")), .optional(.object("window"))])
    #expect(throws: Diagnostic.self) { try Grammar.MemberTable("box", text: "center size") }
  }
}
