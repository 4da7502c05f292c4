import Script
import Text
import UIKit

extension Interpreter {
  /// Runs the statements of a block in a scope of its own.
  func run(_ block: Script.Block, in scope: Scope, moment: Double? = nil) throws -> Flow {
    let frame = Frame(scope: scope, source: block.source, moment: moment)
    for statement in block.statements {
      if case .returned(let value) = try execute(statement, frame) { return .returned(value) }
    }
    return .next
  }

  /// A block that answers: `return e`, or `e` as its only statement.
  func answer(of block: Script.Block, in scope: Scope) throws -> Value {
    if block.statements.count == 1, case .expression(let expression) = block.statements[0].kind {
      return try evaluate(expression, Frame(scope: scope, source: block.source))
    }
    if case .returned(let value) = try run(block, in: scope) { return value }
    return .none
  }

  func execute(_ statement: Statement, _ frame: Frame) throws -> Flow {
    try spend(frame, statement.range)
    return try nested(frame, statement.range) { try executeNow(statement, frame) }
  }

  private func executeNow(_ statement: Statement, _ frame: Frame) throws -> Flow {
    switch statement.kind {
    case .binding(let isVariable, let name, let value):
      let worth = try evaluate(value, frame)
      hasEffect = true
      declare(name.text, worth, isSettable: isVariable, in: frame.scope)
    case .function(let name, let parameters, let body):
      hasEffect = true
      let function = Function(name: name.text, parameters: parameters.map(\.text), body: body)
      declare(name.text, .function(function), isSettable: false, in: frame.scope)
    case .returning(let value):
      return .returned(try value.map { try evaluate($0, frame) } ?? .none)
    case .conditional(let branches, let otherwise):
      return try executeConditional(branches, otherwise, frame)
    case .forEach(let name, let list, let body):
      return try executeLoop(name, list, body, frame)
    case .whileLoop(let condition, let body):
      while try truth(condition, frame) {
        let scope = Scope(in: frame.scope, isTransparent: true)
        if case .returned(let value) = try run(body, in: scope, moment: frame.moment) {
          return .returned(value)
        }
        try spend(frame, statement.range)
      }
    case .on: break  // its owner has taken it
    case .command(let command): try perform(command, statement.range, frame)
    case .assignment(let path, let operation, let value):
      try assign(path, operation, value, frame)
    case .expression(let expression):
      let value = try evaluate(expression, frame)
      let isSilent = value.isNone && expression.isCall
      if frame.scope.builderScope.isSession, !isSilent { tell(.text(printed(value))) }
    }
    return .next
  }

  private func executeConditional(
    _ branches: [Statement.Branch], _ otherwise: Script.Block?, _ frame: Frame
  ) throws -> Flow {
    for branch in branches where try truth(branch.condition, frame) {
      return try run(
        branch.body, in: Scope(in: frame.scope, isTransparent: true), moment: frame.moment)
    }
    guard let otherwise else { return .next }
    return try run(
      otherwise, in: Scope(in: frame.scope, isTransparent: true), moment: frame.moment)
  }

  private func executeLoop(
    _ name: Name, _ list: Expression, _ body: Script.Block, _ frame: Frame
  ) throws -> Flow {
    let values = try listValues(try evaluate(list, frame), list, frame)
    for value in values {
      let scope = Scope(in: frame.scope, isTransparent: true)
      scope.own[name.text] = Scope.Binding(value: value, isSettable: false)
      try spend(frame, list.range)
      if case .returned(let result) = try run(body, in: scope, moment: frame.moment) {
        return .returned(result)
      }
    }
    return .next
  }

  func truth(_ condition: Expression, _ frame: Frame) throws -> Bool {
    let value = try evaluate(condition, frame)
    guard case .bool(let truth) = value else {
      throw Diagnostic.wants("a truth value", got: value, at: frame.place(condition.range))
    }
    return truth
  }

  /// Binds a name in a block; what is made in the block of an owner is its member outside.
  func declare(_ name: String, _ value: Value, isSettable: Bool, in scope: Scope) {
    let binding = Scope.Binding(value: value, isSettable: isSettable)
    scope.own[name] = binding
    if let owner = scope.owner { setMember(name, of: owner, to: binding) }
  }

  /// A member of what has a block; that of an events block is recorded.
  func setMember(_ name: String, of owner: Entity, to binding: Scope.Binding) {
    owner.members[name] = binding
    guard owner.isRecorded else { return }
    past.values.add(binding.value, of: stage.id(of: owner.object), name, at: stage.time)
  }
}

extension Expression {
  /// `f(...)`: a call that answers nothing is made for its effect, and prints nothing.
  fileprivate var isCall: Bool {
    guard case .postfix(_, let parts) = kind, case .call? = parts.last else { return false }
    return true
  }
}
