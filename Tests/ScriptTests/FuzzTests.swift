import Script
import Seeds
import Session
import Testing
import Text

@Suite("Parser and checker take any text")
struct FuzzTests {
  private static let lines: [[UInt8]] = Scenarios.names.flatMap { name in
    Scenarios.source(name).bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true
    )
    .map(Array.init)
  }

  private static let pieces: [String] =
    Grammar.segue.verbs.flatMap { [$0.name] + $0.options.map(\.name) }
    + Grammar.segue.functions.map(\.name) + Grammar.segue.values.map(\.name)
    + [
      "{", "}", "(", ")", "[", "]", "\"", "\\(", "\\", "\n", ";", ",", ".", "..<", "...", "==", "=",
      "+=", "-", " -",
      "!", "?", ":", "then", "else", "if", "for", "in", "while", "func", "return", "let", "var",
      "on", "true", "none",
      "0.5s", "50%", "30deg", "1", ".5", "#f00", "\"a\"", "//", "/*", "*/", "写", "e\u{301}", "（",
      "\u{FEFF}", "\u{0}", "\t",
    ]

  @Test("2,000 seeded mutations of the scripts", arguments: 0..<20)
  func mutations(_ batch: Int) {
    var random = SplitMix(state: UInt64(batch) &+ 2026)
    for _ in Seeds.of(100) {
      let text = mutated(using: &random)
      check(
        Source(name: "line", text: text), cursor: Int(random.next() % UInt64(text.utf8.count + 1)))
    }
  }

  private func mutated(using random: inout SplitMix) -> String {
    let start = Int.random(in: 0..<Self.lines.count, using: &random)
    let end = min(Self.lines.count, start + Int.random(in: 1...8, using: &random))
    var bytes = Array(Self.lines[start..<end].joined(separator: [UInt8(ascii: "\n")]))
    for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&bytes, using: &random) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func mutate(_ bytes: inout [UInt8], using random: inout SplitMix) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
    switch random.next() % 6 {
    case 0: bytes.removeSubrange(place..<end)
    case 1:
      bytes.insert(
        contentsOf: Self.pieces.randomElement(using: &random)?.utf8.map { $0 } ?? [], at: place)
    case 2:
      bytes.insert(
        contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
    case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 4: bytes.removeSubrange(place..<min(bytes.count, place + 200))
    default:
      bytes.replaceSubrange(
        place..<end, with: Self.pieces.randomElement(using: &random)?.utf8.map { $0 } ?? [])
    }
  }

  private func check(_ source: Source, cursor: Int) {
    let result = Parser(grammar: .segue).parse(source)
    var faults = Ranges(source).faults(in: result.statements)
    faults += self.faults(in: result.diagnostics, source)
    let checked = Checker(grammar: .segue).check(result.statements, in: source)
    faults += self.faults(in: checked.diagnostics, source)
    for item in completions(of: source.text, at: cursor, grammar: .segue) {
      if item.replaced.upperBound > source.bytes.count { faults.append("completion outside") }
    }
    #expect(faults == [], "\(source.text)")
  }

  private func faults(in diagnostics: [Diagnostic], _ source: Source) -> [String] {
    var faults: [String] = []
    var last = 0
    var lines: Set<Int> = []
    for diagnostic in diagnostics {
      guard let place = diagnostic.place else {
        faults.append("no place")
        continue
      }
      let range = place.range
      if range.upperBound > source.bytes.count { faults.append("outside: \(diagnostic.message)") }
      if range.lowerBound < last { faults.append("out of order: \(diagnostic.message)") }
      last = range.lowerBound
      for offset in [range.lowerBound, range.upperBound] where offset < source.bytes.count {
        if source.bytes[offset] & 0xC0 == 0x80 {
          faults.append("in a character: \(diagnostic.message)")
        }
      }
      if diagnostic.severity == .error,
        !lines.insert(source.position(of: range.lowerBound).line).inserted
      {
        faults.append("two in a line: \(diagnostic.message)")
      }
      if render(diagnostic, color: false).isEmpty { faults.append("nothing shown") }
    }
    return faults
  }
}

/// Whether what belongs together in a tree stands inside it, in order.
private struct Ranges {
  let source: Source

  init(_ source: Source) { self.source = source }

  func faults(in statements: [Statement]) -> [String] {
    faults(in: statements, within: 0..<source.bytes.count)
  }

  private func faults(in statements: [Statement], within outer: Range<Int>) -> [String] {
    ordered(statements.map(\.range), within: outer, "statement") + statements.flatMap(faults)
  }

  private func ordered(_ ranges: [Range<Int>], within outer: Range<Int>, _ what: String) -> [String]
  {
    var end = outer.lowerBound
    var faults: [String] = []
    for range in ranges {
      if range.lowerBound < end || range.upperBound > outer.upperBound {
        faults.append("\(what) at \(range) not in \(end)..<\(outer.upperBound)")
      }
      end = range.upperBound
    }
    return faults
  }

  private func faults(of statement: Statement) -> [String] {
    let (expressions, blocks, names) = statement.parts
    let ranges = (expressions.map(\.range) + blocks.map(\.range) + names.map(\.range))
      .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    return ordered(ranges, within: statement.range, "part") + expressions.flatMap(faults)
      + blocks.flatMap { faults(in: $0.statements, within: $0.range) }
  }

  private func faults(of expression: Expression) -> [String] {
    let parts = expression.parts
    return ordered(parts.map(\.range), within: expression.range, "operand") + parts.flatMap(faults)
  }
}

extension Statement {
  fileprivate var parts: ([Expression], [Block], [Name]) {
    switch kind {
    case .binding(_, let name, let value): ([value], [], [name])
    case .function(let name, let parameters, let body): ([], [body], [name] + parameters)
    case .returning(let value): (value.map { [$0] } ?? [], [], [])
    case .conditional(let branches, let otherwise):
      (branches.map(\.condition), branches.map(\.body) + (otherwise.map { [$0] } ?? []), [])
    case .forEach(let name, let list, let body): ([list], [body], [name])
    case .whileLoop(let condition, let body): ([condition], [body], [])
    case .on(let events, let body): ([], [body], events)
    case .command(let command):
      (
        command.arguments.flatMap(\.expressions),
        [command.block, command.then].compactMap { $0 }, [command.verb]
      )
    case .assignment(let path, _, let value): ([path, value], [], [])
    case .expression(let expression): ([expression], [], [])
    }
  }
}

extension Argument {
  fileprivate var expressions: [Expression] {
    switch value {
    case .expression(let value): [value]
    case .expressions(let values): values
    case .newName(_, let index): index.map { [$0] } ?? []
    case .word, .words, .text, .flag: []
    }
  }
}

extension Expression {
  fileprivate var parts: [Expression] {
    switch kind {
    case .number, .color, .bool, .none, .name, .word: []
    case .text(let parts):
      parts.compactMap { if case .interpolation(let value) = $0 { value } else { nil } }
    case .tuple(let parts), .list(let parts): parts
    case .prefix(_, let operand): [operand]
    case .chain(let first, let links): [first] + links.map(\.operand)
    case .conditional(let condition, let first, let second): [condition, first, second]
    case .postfix(let base, let parts): [base] + parts.flatMap(\.expressions)
    }
  }
}

extension Expression.Postfix {
  fileprivate var expressions: [Expression] {
    switch self {
    case .member: []
    case .call(let arguments, _): arguments.map(\.value)
    case .index(let index, _): [index]
    }
  }
}
