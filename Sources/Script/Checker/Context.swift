/// A block as the checker sees it. Contexts are kept when they are left: what runs later may use
/// names that a block makes only after it.
struct Context {
  enum Kind {
    case top
    /// Of `if for while`: its builders make names for the block around it.
    case control
    case function
    /// The block of a verb, by its kind in the table.
    case block(BlockSignature.Kind)
    case then
    case event(isQuestion: Bool)
  }

  let kind: Kind
  let parent: Int?
  /// The verb whose block, `then` or event this is.
  let verb: String?
  /// Names made here, and members made in a block of members, which are asked later.
  var own: [String: CheckScope.Entry] = [:]
  var members: [String: CheckScope.Entry] = [:]
  var given: [String: CheckScope.Entry] = [:]
  /// Where the own names were made.
  var places: [String: Range<Int>] = [:]
  /// Things made in this block are members of what it belongs to.
  var isOwner = false
  var ownerName: String?
  /// What was made in the block of an owner, in order.
  var made: [CheckScope.Entry] = []
  /// Statements here are expected to fail.
  var mayFail = false

  /// It runs after the statement it stands in.
  var isDeferred: Bool {
    switch kind {
    case .function, .then, .event, .block(.later): true
    case .top, .control, .block: false
    }
  }

  var isControl: Bool { if case .control = kind { true } else { false } }
}
