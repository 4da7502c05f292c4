import Text

/// A name as it is understood at a place.
struct Found {
  enum Origin { case own, given, member, session, builtIn }

  let entry: CheckScope.Entry
  let origin: Origin
  /// It is asked for later, when a name at the top may mean something else.
  let isLater: Bool
  var isGuess = false

  /// What is sure about its type.
  var type: ValueType {
    !isGuess && (entry.isSettable || (origin == .session && isLater)) ? .value : entry.type
  }
}

extension CheckRun {
  /// What a name means, asked in the order of the grammar's section 5.
  func find(_ name: String, from context: Int? = nil) -> Found? {
    var found = find(name, from: context ?? current) { _ in true }
    found?.isGuess = isGuessing
    return found
  }

  func find(_ name: String, from context: Int, where fits: (Found) -> Bool) -> Found? {
    let blocks = enclosing(context)
    func first(_ origin: Found.Origin, _ entry: (Int) -> CheckScope.Entry?) -> Found? {
      for index in blocks {
        guard let entry = entry(index) else { continue }
        let found = Found(entry: entry, origin: origin, isLater: false)
        if fits(found) { return found }
      }
      return nil
    }
    return first(.own) { contexts[$0].own[name] }
      ?? first(.given) { $0 == masked ? nil : contexts[$0].given[name] }
      ?? first(.member) { contexts[$0].members[name] }
      ?? session(name, isLater: blocks.contains { contexts[$0].isDeferred }, fits)
      ?? builtIn(name, fits)
  }

  private func session(_ name: String, isLater: Bool, _ fits: (Found) -> Bool) -> Found? {
    names[name].map { Found(entry: $0, origin: .session, isLater: isLater) }.flatMap {
      fits($0) ? $0 : nil
    }
  }

  private func builtIn(_ name: String, _ fits: (Found) -> Bool) -> Found? {
    guard let type = grammar.builtIn(name) else { return nil }
    let found = Found(
      entry: CheckScope.Entry(name, type), origin: .builtIn, isLater: false)
    return fits(found) ? found : nil
  }

  /// The names that could stand at a place, for a hint.
  func namesInReach(from context: Int) -> [String] {
    var all: [String] = []
    for index in enclosing(context) {
      let block = contexts[index]
      all += block.own.keys.sorted() + block.members.keys.sorted()
      if index != masked { all += block.given.keys.sorted() }
    }
    return all + names.entries.keys + grammar.values.map(\.name) + grammar.colors
      + grammar.functions.map(\.name)
  }

  /// A name that means nothing here: an error now, a warning where it is asked for later.
  mutating func unknown(_ name: String, at range: Range<Int>, isCall: Bool = false) {
    if names.isOpen { return }
    if isDeferred {
      pending.append(Pending(name: name, range: range, context: current, isCall: isCall))
    } else if takes(at: range) {
      add(unknownName(name, isCall: isCall, from: current), at: range)
    }
  }

  private func unknownName(_ name: String, isCall: Bool, from context: Int) -> Diagnostic {
    var diagnostic = isCall ? Diagnostic.noFunction(name) : .noName(name)
    if let masked, contexts[masked].given[name] != nil, let verb = contexts[masked].verb {
      diagnostic.hint = Diagnostic.workedOutOnce(name, verb: verb)
      return diagnostic
    }
    let candidates =
      isCall ? grammar.functions.map(\.name) + functionNames : namesInReach(from: context)
    diagnostic.hint = nearest(to: name, in: candidates).map(Diagnostic.didYouMean)
    return diagnostic
  }

  private var functionNames: [String] {
    names.entries.values.filter { $0.parameters != nil }.map(\.name)
  }

  /// Names that were to be asked for later: those that nothing has made by now are warned about.
  mutating func settlePending() {
    for name in pending where report.takes(.warning, at: name.range) {
      guard !names.isOpen, find(name.name, from: name.context) == nil,
        grammar.function(name.name) == nil
      else { continue }
      current = name.context
      warn(notYet(name), at: name.range)
    }
    current = 0
  }

  private func notYet(_ name: Pending) -> Diagnostic {
    var diagnostic = unknownName(name.name, isCall: name.isCall, from: name.context)
    diagnostic.message = Diagnostic.notYet(name.name, isCall: name.isCall)
    return diagnostic
  }
}
