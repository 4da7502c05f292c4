import Text

extension CheckRun {
  mutating func check(_ statements: [Statement]) {
    for statement in statements where !report.isFull {
      if refusedByHandlers(statement) { continue }
      check(statement, isOnly: statements.count == 1)
    }
  }

  /// A block of handlers holds `let`, `var` and `on` only.
  private mutating func refusedByHandlers(_ statement: Statement) -> Bool {
    guard case .block(.handlers) = contexts[current].kind, let verb = contexts[current].verb else {
      return false
    }
    switch statement.kind {
    case .binding, .on: return false
    default:
      let event = grammar.verb(verb)?.block?.events.first
      add(.handlersOnly(verb, event: event?.name), at: statement.range)
      return true
    }
  }

  private mutating func check(_ statement: Statement, isOnly: Bool) {
    switch statement.kind {
    case .binding(let isVariable, let name, let value):
      bind(name, to: value, isVariable: isVariable)
    case .function(let name, let parameters, let body): function(name, parameters, body)
    case .returning(let value): returning(value, at: statement.range)
    case .conditional(let branches, let otherwise):
      for branch in branches {
        condition(branch.condition)
        inside(.control) { $0.check(branch.body.statements) }
      }
      if let otherwise { inside(.control) { $0.check(otherwise.statements) } }
    case .forEach(let name, let list, let body): loop(name, list, body)
    case .whileLoop(let condition, let body):
      self.condition(condition)
      inside(.control) { $0.check(body.statements) }
    case .on(let events, let body): handler(events, body)
    case .command(let command): self.command(command, at: statement.range)
    case .assignment(let path, let operation, let value):
      assign(value, to: path, isPlain: operation == nil)
    case .expression(let expression): value(expression, isOnly: isOnly)
    }
  }

  private mutating func condition(_ expression: Expression) {
    let type = infer(expression)
    if let type, !accepts(.bool, type) {
      add(.notATruth(describe(type)), at: expression.range)
    }
  }

  private mutating func loop(_ name: Name, _ list: Expression, _ body: Block) {
    let type = infer(list)
    if let type, !accepts(.list(.value), type) {
      add(.notAList(describe(type)), at: list.range)
    }
    var element = ValueType.value
    if case .list(let type)? = type { element = type }
    inside(.control) { run in
      run.contexts[run.current].own[name.text] = CheckScope.Entry(name.text, element)
      run.check(body.statements)
    }
  }

  private mutating func function(_ name: Name, _ parameters: [Name], _ body: Block) {
    declare(
      CheckScope.Entry(name.text, .object("function"), parameters: parameters.map(\.text)),
      at: name.range)
    inside(.function) { run in
      for parameter in parameters {
        run.contexts[run.current].own[parameter.text] = CheckScope.Entry(
          parameter.text, .value, isSettable: true)
      }
      run.check(body.statements)
    }
  }

  private mutating func returning(_ value: Expression?, at range: Range<Int>) {
    if let value { infer(value) }
    let ends = enclosing(current).contains { contexts[$0].isDeferred }
    if !ends { add(.returnsNothing, at: range) }
  }

  /// A value alone is printed at the top; elsewhere it says nothing, unless it is a call or
  /// answers.
  private mutating func value(_ expression: Expression, isOnly: Bool) {
    infer(expression)
    if expression.isCall { return }
    for index in enclosing(current) {
      let context = contexts[index]
      switch context.kind {
      case .top: return
      case .control: continue
      case .event(isQuestion: true) where index == current && isOnly: return
      case .block where countsAsTop(context): continue
      default:
        add(.valueAlone(source.slice(expression.range)), at: expression.range)
        return
      }
    }
  }

  func countsAsTop(_ context: Context) -> Bool {
    guard case .block = context.kind, let verb = context.verb else { return false }
    return grammar.verb(verb)?.block?.countsAsTop ?? false
  }
}

extension Expression {
  var isCall: Bool {
    guard case .postfix(_, let parts) = kind, case .call? = parts.last else { return false }
    return true
  }
}
