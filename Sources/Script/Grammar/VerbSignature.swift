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
  /// Each of the lists is an alternative: one needs `block`, or one or more of these options or
  /// operands.
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
  /// What the new name of a builder stands for.
  package var makes: ValueType?
  /// It makes, brings back or takes away names by itself (`open`, `undo`, `reset`): what a name
  /// behind it stands for is known only once it has run.
  package var changesNames: Bool

  package init(
    name: String, group: Group, summary: String, operands: [Parameter] = [],
    options: [Parameter] = [], block: BlockSignature? = nil, then: [String]? = nil,
    either: [[String]] = [], blockOnlyIf: (name: String, word: String?)? = nil,
    effect: Effect = .stage, standing: Standing = .anywhere, movesClock: Bool = false,
    prints: String = "", uikit: String = "", example: String, missHint: String? = nil,
    makes: ValueType? = nil, changesNames: Bool = false
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
    self.makes = makes
    self.changesNames = changesNames
  }
}
