import Notebook
import Session

/// Shows a notebook cell by cell, with a blank line between.
@MainActor
struct CellPlayer {
  private let console: Console
  private let style: RenderStyle
  private var isFirst = true

  init(console: Console, style: RenderStyle) {
    self.console = console
    self.style = style
  }

  mutating func show(prose: String) {
    separate()
    console.say(prose)
  }

  mutating func play(_ cell: Cell, in sessions: CellSessions) -> ExitCode {
    separate()
    for line in CellPlayer.echo(of: cell.code) { console.say(line) }
    let expectsError = cell.options.expectsError
    let (status, _) = sessions.run(cell) { [console, style] answer in
      // An error that is meant belongs to the story.
      if expectsError {
        console.say(render(answer, style: style))
      } else {
        console.show(answer, style)
      }
    }
    let code = ExitCode(status)
    if code == .interrupted { return code }
    return (code == .failed) == expectsError ? .ok : .failed
  }

  private mutating func separate() {
    if !isFirst { console.say("") }
    isFirst = false
  }

  /// The lines of a cell as they would stand at the prompt, which asks for more while a statement
  /// goes on.
  static func echo(of code: String) -> [String] {
    var entry = ""
    return textLines(code).map { line in
      let isFirst = entry.isEmpty
      entry += (isFirst ? "" : "\n") + line
      if !Session.needsMore(entry) { entry = "" }
      return (isFirst ? "segue> " : "  ...> ") + line
    }
  }
}
