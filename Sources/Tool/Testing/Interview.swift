import Notebook

/// Asks at the terminal about each output that could be accepted.
@MainActor
struct Interview {
  /// An answer that holds for all that follows.
  private var standing: Question.Reply?

  /// The places of the cells whose outputs are accepted.
  mutating func ask(about file: inout TestedFile, _ console: Console) -> Set<Int> {
    var wanted: Set<Int> = []
    for entry in file.open where entry.accepted != nil && standing != .quit {
      let place = entry.cell.index
      for line in TestReport().details(of: entry, in: file.name) { console.say(line) }
      file.asked.insert(place)
      let reply = standing ?? Question.ask(TestMessages.question)
      if reply == .all || reply == .quit { standing = reply }
      if reply == .yes || reply == .all { wanted.insert(place) }
    }
    return wanted
  }
}
