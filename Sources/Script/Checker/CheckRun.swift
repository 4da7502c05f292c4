import Text

/// One look over the statements of a source.
struct CheckRun {
  let source: Source
  let grammar: Grammar
  /// The names at the top, with those that the statements looked over so far make.
  var names: CheckScope
  var contexts: [Context] = [Context(kind: .top, parent: nil, verb: nil)]
  /// The block that is being looked over.
  var current = 0
  /// The block whose given names a `var` in it may not use.
  var masked: Int?
  var report: Report
  /// Names that were unknown where they will be asked for later.
  var pending: [Pending] = []
  /// For completion: names are taken for what they stand for now, even if that may change.
  var isGuessing = false

  struct Pending {
    let name: String
    let range: Range<Int>
    let context: Int
    let isCall: Bool
  }

  init(_ source: Source, grammar: Grammar, scope: CheckScope) {
    self.source = source
    self.grammar = grammar
    names = scope
    report = Report(source)
  }

  /// Whether a complaint would be kept: a search for what was meant can be spared else.
  func takes(_ severity: Diagnostic.Severity = .error, at range: Range<Int>) -> Bool {
    report.takes(severity, at: range)
      && !enclosing(current).contains { contexts[$0].mayFail }
  }

  mutating func add(_ diagnostic: Diagnostic, at range: Range<Int>) {
    guard takes(diagnostic.severity, at: range) else { return }
    var placed = diagnostic
    placed.place = Place(source, range)
    report.add(placed)
  }

  mutating func warn(_ diagnostic: Diagnostic, at range: Range<Int>) {
    var warning = diagnostic
    warning.severity = .warning
    add(warning, at: range)
  }

  /// Runs `body` with a new block as the current one, and answers with that block.
  @discardableResult
  mutating func inside(
    _ kind: Context.Kind, verb: String? = nil, given: [CheckScope.Entry] = [],
    isOwner: Bool = false, mayFail: Bool = false, _ body: (inout CheckRun) -> Void
  ) -> Context {
    var context = Context(kind: kind, parent: current, verb: verb)
    for entry in given { context.given[entry.name] = entry }
    context.isOwner = isOwner
    context.mayFail = mayFail
    let (outside, index) = (current, contexts.count)
    contexts.append(context)
    current = index
    body(&self)
    current = outside
    return contexts[index]
  }

  /// A block and those around it, inner first.
  func enclosing(_ context: Int) -> [Int] {
    var all: [Int] = []
    var next: Int? = context
    while let index = next {
      all.append(index)
      next = contexts[index].parent
    }
    return all
  }

  /// The nearest block that is none of `if for while`.
  var nearestBlock: Int { enclosing(current).first { !contexts[$0].isControl } ?? 0 }

  /// Whether the current block runs after the statement it stands in.
  var isDeferred: Bool { enclosing(current).contains { contexts[$0].isDeferred } }
}
