package import Text

/// A name as it was written.
package struct Name: Sendable {
  package let text: String
  package let range: Range<Int>

  package init(_ text: String, _ range: Range<Int>) {
    self.text = text
    self.range = range
  }
}

package struct Statement: Sendable {
  package indirect enum Kind: Sendable {
    case binding(isVariable: Bool, name: Name, value: Expression)
    case function(name: Name, parameters: [Name], body: Block)
    case returning(Expression?)
    /// `if` with its `else if`s, flat, and the last `else`.
    case conditional([Branch], otherwise: Block?)
    case forEach(name: Name, list: Expression, body: Block)
    case whileLoop(condition: Expression, body: Block)
    case on(events: [Name], body: Block)
    case command(Command)
    /// `path = value`, or with an operator: `path += value`.
    case assignment(path: Expression, operation: Operator?, value: Expression)
    case expression(Expression)
  }

  package struct Branch: Sendable {
    package let condition: Expression
    package let body: Block

    package init(condition: Expression, body: Block) {
      self.condition = condition
      self.body = body
    }
  }

  package let kind: Kind
  package let range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

/// `{ ... }`; keeps its source, since it may run long after the line that holds it.
package struct Block: Sendable {
  package let statements: [Statement]
  package let source: Source
  package let range: Range<Int>

  package init(_ statements: [Statement], source: Source, range: Range<Int>) {
    self.statements = statements
    self.source = source
    self.range = range
  }
}

package struct Command: Sendable {
  package let verb: Name
  /// Operands and options that were given, by the name they have in the table.
  package let arguments: [Argument]
  package let block: Block?
  package let then: Block?

  package init(verb: Name, arguments: [Argument], block: Block?, then: Block?) {
    self.verb = verb
    self.arguments = arguments
    self.block = block
    self.then = then
  }

  package subscript(name: String) -> Argument? { arguments.first { $0.name == name } }
}

package struct Argument: Sendable {
  package enum Value: Sendable {
    /// The new name of a builder: `box`, `box[i]`.
    case newName(Name, index: Expression?)
    case word(String)
    case words([String])
    /// A bare text or a literal one: file names, filters, settings.
    case text(String)
    case expression(Expression)
    /// `plot a, b`: one or more.
    case expressions([Expression])
    case flag
  }

  package let name: String
  package let value: Value
  package let range: Range<Int>

  package init(name: String, value: Value, range: Range<Int>) {
    self.name = name
    self.value = value
    self.range = range
  }
}

package enum Unit: String, Sendable {
  case seconds = "s", milliseconds = "ms", degrees = "deg", radians = "rad", points = "pt",
    percent = "%"
}

package enum Operator: String, Sendable {
  case or = "||", and = "&&"
  case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">",
    greaterOrEqual = ">="
  case about = "~="
  case closedRange = "...", halfOpenRange = "..<"
  case plus = "+", minus = "-", times = "*", over = "/", remainder = "%"
  case not = "!"
}

/// An expression. Chains are flat, so that the depth of the tree is the depth of the brackets.
package struct Expression: Sendable {
  package indirect enum Kind: Sendable {
    case number(Double, Unit?)
    case text([TextPart])
    /// 0xRRGGBBAA
    case color(UInt32)
    case bool(Bool)
    case none
    case name(String)
    /// `.push`
    case word(String)
    /// 2, 3 or 4 numbers; 3 is an error of the checker.
    case tuple([Expression])
    case list([Expression])
    case prefix(Operator, Expression)
    /// Operators of one strength that join left: `a + b - c`. One pair for `== < ...` and ranges.
    case chain(Expression, [Link])
    case conditional(Expression, Expression, Expression)
    case postfix(Expression, [Postfix])
  }

  package struct Link: Sendable {
    package let operation: Operator
    package let operationRange: Range<Int>
    package let operand: Expression

    package init(_ operation: Operator, _ operationRange: Range<Int>, _ operand: Expression) {
      self.operation = operation
      self.operationRange = operationRange
      self.operand = operand
    }
  }

  package enum TextPart: Sendable {
    case literal(String)
    case interpolation(Expression)
  }

  package enum Postfix: Sendable {
    case member(Name)
    case call([CallArgument], Range<Int>)
    case index(Expression, Range<Int>)
  }

  package struct CallArgument: Sendable {
    package let label: Name?
    package let value: Expression

    package init(label: Name?, value: Expression) {
      self.label = label
      self.value = value
    }
  }

  package let kind: Kind
  package let range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
