import Text

// Messages about stacks, tabs, presentations and sheets.
extension Diagnostic {
  static func noContainer(_ kind: String, _ option: String?, at place: Place) -> Diagnostic {
    let hint = option.map { " `\($0)` names one" } ?? " name it: `pop nav`"
    return Diagnostic(
      "there is no \(kind) in the window", at: place,
      hint: "`window` shows one;" + hint)
  }

  static func nothingToPop(_ name: String, at place: Place) -> Diagnostic {
    Diagnostic("\(name) shows its first page: there is nothing to pop", at: place)
  }

  static func notATab(_ name: String, of tabs: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "\(name) is not one of the tabs of \(tabs)", at: place, hint: "see `\(tabs).controllers`")
  }

  static func nothingAlongside(at place: Place) -> Diagnostic {
    Diagnostic(
      "no transition is in flight that something could go along with", at: place,
      hint: "say it in `on willPresent` of a presentation, or right after `push`")
  }

  static func notASheet(_ style: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "only a sheet has detents, and `\(style)` is none", at: place,
      hint: "`style pageSheet` or `style formSheet`")
  }

  static func nothingTurns(at place: Place) -> Diagnostic {
    Diagnostic(
      "without a window nothing turns, so nothing takes time", at: place,
      hint: "`window list` first")
  }
}
