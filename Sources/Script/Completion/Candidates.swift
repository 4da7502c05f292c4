import Text

/// Gathers what could stand in the slots of a place, each text once.
struct Candidates {
  struct Item {
    let text: String
    let type: String
    let summary: String
  }

  let source: Source
  let grammar: Grammar
  /// The blocks around the place, with the names that are known in them.
  var run: CheckRun
  private(set) var items: [Item] = []
  /// The place is in the call of a function that has no plain values.
  var takesLabelsOnly = false
  /// Things of which a member might fit: offered once their name is begun and nothing else has it.
  private var ways: [Item] = []
  private var seen: Set<String> = []

  init(_ source: Source, grammar: Grammar, scope: CheckScope, probe: Probe) {
    self.source = source
    self.grammar = grammar
    run = CheckRun(source, grammar: grammar, scope: scope)
    run.isGuessing = true
    run.enter(probe.frames)
  }

  mutating func add(_ text: String, _ type: String, _ summary: String) {
    guard seen.insert(text).inserted else { return }
    items.append(Item(text: text, type: type, summary: summary))
  }

  mutating func addWay(_ text: String, _ type: String, _ summary: String) {
    if !ways.contains(where: { $0.text == text }) {
      ways.append(Item(text: text, type: type, summary: summary))
    }
  }

  /// Those that begin with what is there; letters of the other case count if no others do.
  func matching(_ prefix: String, replacing range: Range<Int>) -> [Completion] {
    let exact = items.filter { $0.text.hasPrefix(prefix) }
    let folded = prefix.lowercased()
    var found = exact.isEmpty ? items.filter { $0.text.lowercased().hasPrefix(folded) } : exact
    if found.isEmpty, !prefix.isEmpty { found = ways.filter { $0.text.hasPrefix(prefix) } }
    return found.map {
      Completion(text: $0.text, type: $0.type, summary: $0.summary, replaced: range)
    }
  }
}
