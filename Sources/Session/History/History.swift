import Script
import Text

/// The accepted statements of a session, and those taken back.
struct History: Sendable {
  private(set) var entries: [Entry] = []
  /// Taken back, the last first to be done again.
  private(set) var undone: [Entry] = []
  /// The rows as typed: the text between statements too, comments and all.
  private(set) var rows: [Row] = []

  /// The statements that stand on the same lines of a source, with their text.
  struct Row: Sendable {
    var text: String
    /// How many statements it has; a row of which not all were accepted is written anew.
    let count: Int
    /// Rows of one block are one cell; those that are in none join as they are typed.
    var block: Int?
    /// A note that stands for the text of a file.
    var isProse = false
  }

  /// The cells that were opened or edited as a whole, by the numbers that rows know them by: the
  /// cell of the file, where there is one.
  private(set) var blocks: [(any OpenedCell)?] = []
  /// What the notebook that came first says about itself.
  var frontMatter = ""

  /// Remarks typed by themselves, for the row that comes next.
  private var remarks = ""

  /// Keeps lines that hold remarks only: they stand before the next statement.
  mutating func keep(remark text: String) {
    let lines = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    for line in lines { remarks += line + "\n" }
  }

  mutating func add(_ row: Row) -> Int {
    var row = row
    row.text = remarks + row.text
    rows.append(row)
    remarks = ""
    return rows.count - 1
  }

  /// The number of a new block.
  mutating func addBlock(_ opened: (any OpenedCell)?) -> Int {
    blocks.append(opened)
    return blocks.count - 1
  }

  /// Forgets all entries from a position on, for those that come in their place.
  mutating func cut(from position: Int) {
    entries.removeSubrange(min(position, entries.count)...)
    undone = []
    remarks = ""
  }

  mutating func accept(_ entry: Entry) {
    entries.append(entry)
    if entry.isUndoable { undone = [] }
  }

  /// Accepts a statement that is done again, and keeps what else can be.
  mutating func acceptAgain(_ entry: Entry) { entries.append(entry) }

  /// Takes back the last statements that changed something, with those that looked since.
  mutating func undo(_ count: Int) -> [Entry] {
    var taken: [Entry] = []
    while taken.count < count, let position = entries.lastIndex(where: \.isUndoable) {
      taken.append(entries[position])
      entries.removeSubrange(position...)
    }
    undone += taken
    return taken
  }

  /// The next statements to be done again, oldest first.
  mutating func redo(_ count: Int) -> [Entry] {
    let taken = Array(undone.suffix(max(0, count)).reversed())
    undone.removeLast(taken.count)
    return taken
  }

  /// What a replay runs: `reset` starts afresh, `rewind` cuts what came after its time.
  var steps: [Step] {
    var steps: [Step] = []
    for entry in entries {
      switch entry.verb {
      case "reset": steps.removeAll { $0.entry.effect != .display }
      case "rewind": steps = Self.cut(steps, at: entry.ended)
      default: if entry.effect != .none { steps.append(Step(entry: entry, horizon: nil)) }
      }
    }
    return steps
  }

  /// Drops what began after a time, and holds what was under way then.
  static func cut(_ steps: [Step], at time: Double) -> [Step] {
    var kept = steps.filter { $0.entry.started <= time + 1e-9 || $0.entry.effect == .display }
    for index in kept.indices where kept[index].entry.ended > time + 1e-9 {
      kept[index].horizon = min(kept[index].horizon ?? .infinity, time)
    }
    return kept
  }
}
