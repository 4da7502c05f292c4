/// The verbs of a language as data: what the parser, the checker, help, completion and the reference read.
/// Script knows no verb; Session fills the table.
package struct Grammar: Sendable {
  package var verbs: [VerbSignature]
  /// Built-in values (`now`, `easeOut`) and what kind each has.
  package var values: [NamedKind]
  package var colors: [String]
  package var functions: [FunctionSignature]
  package var members: [MemberTable]
  /// UIKit's words that stand inside expressions (`.push`).
  package var words: [String]
  /// Words from elsewhere, with Segue's answer.
  package var synonyms: [Synonym]

  package init(
    verbs: [VerbSignature], values: [NamedKind], colors: [String], functions: [FunctionSignature],
    members: [MemberTable], words: [String], synonyms: [Synonym]
  ) {
    self.verbs = verbs
    self.values = values
    self.colors = colors
    self.functions = functions
    self.members = members
    self.words = words
    self.synonyms = synonyms
    index = Dictionary(
      verbs.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private var index: [String: Int]

  package func verb(_ name: String) -> VerbSignature? { index[name].map { verbs[$0] } }

  package struct NamedKind: Sendable {
    package let name: String
    package let kind: ValueType

    package init(_ name: String, _ kind: ValueType) {
      self.name = name
      self.kind = kind
    }
  }

  /// `spring(damping:duration:)`: parameters as in the table of functions, with what comes out.
  package struct FunctionSignature: Sendable {
    package let name: String
    package let parameters: [FunctionParameter]
    /// `a, b, ...`: any number.
    package let isVariadic: Bool
    package let result: ValueType
    package let summary: String

    package init(
      name: String, parameters: [FunctionParameter], isVariadic: Bool = false, result: ValueType,
      summary: String
    ) {
      self.name = name
      self.parameters = parameters
      self.isVariadic = isVariadic
      self.result = result
      self.summary = summary
    }
  }

  package struct FunctionParameter: Sendable {
    package let name: String
    package let defaultText: String?
    /// Only by its label, as those of `spring`.
    package let isLabelled: Bool

    package init(_ name: String, default defaultText: String? = nil, isLabelled: Bool = false) {
      self.name = name
      self.defaultText = defaultText
      self.isLabelled = isLabelled
    }
  }

  /// The members of one kind of value.
  package struct MemberTable: Sendable {
    package let kind: String
    package let members: [String]

    package init(kind: String, members: [String]) {
      self.kind = kind
      self.members = members
    }
  }

  package struct Synonym: Sendable {
    package let word: String
    package let answer: String

    package init(_ word: String, _ answer: String) {
      self.word = word
      self.answer = answer
    }
  }
}

/// One row of the verb table.
package struct VerbSignature: Sendable {
  package enum Group: String, CaseIterable, Sendable {
    case build = "Build", move = "Move", transition = "Transition", gesture = "Gesture"
    case physics = "Physics", clock = "Clock", look = "Look", check = "Check", session = "Session"
  }

  /// What a verb changes, by which undo and replay go.
  package enum Effect: Sendable { case none, look, display, stage, file }

  /// Where a verb may stand.
  package enum Standing: Sendable {
    case anywhere
    /// At the prompt, in `if for while func`, in the blocks of `sweep` and `expect`.
    case top
    /// In the block of one verb only: `at` in `keyframes`.
    case inside(String)
  }

  package var name: String
  package var group: Group
  /// One line for help.
  package var summary: String
  package var operands: [Parameter]
  package var options: [Parameter]
  package var block: BlockSignature?
  /// Names that the `then` block is given; nil: there is no `then`.
  package var then: [String]?
  /// Each of the lists is an alternative: one needs `block`, or one or more of these options or operands.
  package var either: [[String]]
  /// The block is taken only with this option or operand (of this value).
  package var blockOnlyIf: (name: String, word: String?)?
  package var effect: Effect
  package var standing: Standing
  /// It moves the clock: never in a block that the clock runs. The message says so.
  package var movesClock: Bool
  package var prints: String
  package var uikit: String
  package var example: String
  /// A hint for who misses the first word of a word operand (`set`).
  package var missHint: String?

  package init(
    name: String, group: Group, summary: String, operands: [Parameter] = [],
    options: [Parameter] = [], block: BlockSignature? = nil, then: [String]? = nil,
    either: [[String]] = [], blockOnlyIf: (name: String, word: String?)? = nil,
    effect: Effect = .stage, standing: Standing = .anywhere, movesClock: Bool = false,
    prints: String = "", uikit: String = "", example: String, missHint: String? = nil
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.operands = operands
    self.options = options
    self.block = block
    self.then = then
    self.either = either
    self.blockOnlyIf = blockOnlyIf
    self.effect = effect
    self.standing = standing
    self.movesClock = movesClock
    self.prints = prints
    self.uikit = uikit
    self.example = example
    self.missHint = missHint
  }
}

/// An operand or an option: `duration!: time`, `kind?: word(image|label)`, `alpha: number = 1`.
package struct Parameter: Sendable {
  package var name: String
  package var type: ValueType
  /// Operands are needed unless `?`; options only with `!`.
  package var isNeeded: Bool
  package var defaultText: String?
  package var isFlag: Bool
  /// `plot a, b`: one or more, by commas.
  package var isList: Bool
  /// One line of help.
  package var summary: String

  package init(
    name: String, type: ValueType, isNeeded: Bool, defaultText: String? = nil, isFlag: Bool = false,
    isList: Bool = false, summary: String = ""
  ) {
    self.name = name
    self.type = type
    self.isNeeded = isNeeded
    self.defaultText = defaultText
    self.isFlag = isFlag
    self.isList = isList
    self.summary = summary
  }
}

/// A type of the table, section 6 of the grammar.
package indirect enum ValueType: Sendable, Hashable {
  case number, int, time, angle, length, fraction, moment, bool, text, color, pair, rect, transform
  case curve, law, value, path
  /// `view`, `controller`, `animator`, `property animator` ...
  case object(String)
  /// A list of values of a type; one value is taken for a list of one.
  case list(ValueType)
  /// May be `none`.
  case optional(ValueType)
  case oneOf([ValueType])
  case word([String])
  case words([String])
  /// A new name.
  case name
  /// `→ T`: asked anew at each use, with these names.
  case query(ValueType, gives: [String])
}

package struct BlockSignature: Sendable {
  package enum Kind: Sendable {
    /// Runs at once (N), when its time comes (L), once, making members (M), holds `let var on` only (E).
    case now, later, members, handlers
  }

  package struct Event: Sendable {
    package let name: String
    package let gives: [String]
    /// Its block answers.
    package let isQuestion: Bool

    package init(_ name: String, gives: [String] = [], isQuestion: Bool = false) {
      self.name = name
      self.gives = gives
      self.isQuestion = isQuestion
    }
  }

  package var kind: Kind
  package var isNeeded: Bool
  package var gives: [String]
  package var events: [Event]

  package init(kind: Kind, isNeeded: Bool = false, gives: [String] = [], events: [Event] = []) {
    self.kind = kind
    self.isNeeded = isNeeded
    self.gives = gives
    self.events = events
  }
}
