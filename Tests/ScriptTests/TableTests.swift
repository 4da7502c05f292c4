import Script
import Session
import Testing
import Text

@Suite("Segue's table is that of the grammar's annex")
struct TableTests {
  @Test("every verb, in order")
  func verbs() {
    #expect(Grammar.segue.verbs.map(\.name) == TableRow.all.map(\.verb))
  }

  @Test("operands and options read as the texts of the table say", arguments: TableRow.all)
  func parameters(_ row: TableRow) throws {
    let verb = try #require(Grammar.segue.verb(row.verb))
    #expect(verb.operands.count == row.operands.count)
    for (operand, text) in zip(verb.operands, row.operands) {
      expectSame(operand, try Parameter(operand: text))
    }
    #expect(verb.options.count == row.options.count)
    for (option, text) in zip(verb.options, row.options) {
      expectSame(option, try Parameter(option: text))
    }
  }

  private func expectSame(_ one: Parameter, _ other: Parameter) {
    #expect(one.name == other.name)
    #expect(one.type == other.type)
    #expect(one.isNeeded == other.isNeeded)
    #expect(one.defaultText == other.defaultText)
    #expect(one.isFlag == other.isFlag)
    #expect(one.isList == other.isList)
  }

  @Test("blocks, events, what they give, alternatives", arguments: TableRow.all)
  func rest(_ row: TableRow) throws {
    let verb = try #require(Grammar.segue.verb(row.verb))
    #expect(verb.group.rawValue == row.group)
    #expect(verb.either == row.either)
    #expect(verb.then == row.then)
    #expect(verb.prints == row.prints)
    #expect(verb.example == row.example)
    #expect(verb.block.map { "\($0.kind)" } == row.block)
    #expect(verb.block?.isNeeded ?? false == row.isBlockNeeded)
    #expect(verb.block?.gives ?? [] == row.gives)
    #expect(verb.block?.events.map(text) ?? [] == row.events)
    let condition = verb.blockOnlyIf.map { [$0.name] + ($0.word.map { [$0] } ?? []) }
    #expect(condition ?? [] == row.blockOnlyIf)
  }

  private func text(of event: BlockSignature.Event) -> String {
    let gives = event.gives.isEmpty ? "" : "(\(event.gives.joined(separator: ", ")))"
    return event.name + (event.isQuestion ? "?" : "") + gives
  }

  @Test("where each stands; what keeps a recording or edits a cell belongs at the top too")
  func standing() {
    for row in TableRow.all {
      let verb = Grammar.segue.verb(row.verb)
      let isTop = if case .top? = verb?.standing { true } else { false }
      #expect(verb?.movesClock == (row.standing == "clock"), "\(row.verb)")
      let isAtTop = ["clock", "top"].contains(row.standing) || ["keep", "edit"].contains(row.verb)
      // A handler that stalls is a slow one.
      #expect(isTop == (isAtTop && row.verb != "stall"), "\(row.verb)")
      if row.standing == "keyframes" {
        let owner = if case .inside(let owner)? = verb?.standing { owner } else { "" }
        #expect(owner == "keyframes")
      }
    }
  }

  @Test("functions with their parameters", arguments: TableRow.functions)
  func functions(_ name: String, _ text: String) throws {
    let function = try #require(Grammar.segue.function(name))
    let wanted = text.split(separator: ", ").filter { $0 != "..." }
    let parts = function.parameters.map { parameter in
      parameter.name + (parameter.defaultText.map { " = " + $0 } ?? "")
    }
    #expect(parts == wanted.map(String.init))
    #expect(function.isVariadic == text.hasSuffix("..."))
    #expect(!function.summary.isEmpty)
  }

  @Test("members of each kind", arguments: TableRow.members)
  func members(_ kind: String, _ text: String) {
    let kinds = kind == "geometry" ? ["pair", "rect", "transform"] : [kind]
    let own = Grammar.segue.members.filter { kinds.contains($0.kind) }
    let tables = own + Grammar.segue.members.filter { own.map(\.parent).contains($0.kind) }
    let known = Set(tables.flatMap(\.members))
    #expect(Set(text.split(separator: " ").map(String.init)).subtracting(known) == [])
  }

  @Test("names, words and synonyms")
  func names() {
    let grammar = Grammar.segue
    #expect(grammar.values.map(\.name) == TableRow.values)
    #expect(grammar.colors == TableRow.colors)
    #expect(grammar.words == TableRow.wordValues)
    #expect(grammar.functions.map(\.name) == TableRow.functions.map(\.0))
    #expect(grammar.synonyms.map(\.word) == TableRow.synonyms.map(\.0))
    #expect(grammar.synonyms.map(\.answer) == TableRow.synonyms.map(\.1))
  }

  @Test("the table keeps its own rules, and each example parses")
  func sound() {
    #expect(Grammar.segue.problems == [])
  }

  @Test("each verb has a sentence, no longer than a line")
  func summaries() {
    for verb in Grammar.segue.verbs {
      #expect(verb.summary.hasSuffix("."), "\(verb.name)")
      #expect(verb.summary.count <= 72, "\(verb.name)")
    }
  }

  @Test("each example passes the check where what it names exists", arguments: TableRow.all)
  func examples(_ row: TableRow) {
    let around = ["at": "keyframes 1s", "add": "animator grow duration 1s"]
    let text = around[row.verb].map { "\($0) { \(row.example) }" } ?? row.example
    #expect(diagnose(text, after: Self.prelude).map(summary) == [])
  }

  private static let prelude = """
    controller list
    controller photo { view image }
    controller stage
    controller home
    controller search
    view card in list
    view ghost in list
    view a in list
    view dim in list
    layout small grid
    tabs bar [home, search]
    navigation nav root list
    interactor swipe percentDriven
    animator grow duration 1s { }
    animator shrink duration 1s { }
    delegate fancy presented grow
    propertyAnimator open duration 1s { }
    let progress = 0.5
    let finished = true
    """
}

extension TableRow: CustomTestStringConvertible {
  var testDescription: String { verb }
}
