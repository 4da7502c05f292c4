import Glibc
import Session
import Terminal
import Text

/// The prompt: reads a line, keeps it in the history, runs it, prints what it answers; until
/// `quit` or Ctrl-D.
@MainActor
struct Prompt {
  private let console: Console
  private let session: Session
  private let history: History
  private let editor: LineEditor

  /// Nothing where stdin is no terminal.
  init?(console: Console, animators: [AttachedAnimator] = []) {
    let session = Session(host: FileHost(animators: animators) { Interrupt.isSet })
    let history = History(path: History.path { name in getenv(name).map { String(cString: $0) } })
    let editor = LineEditor(
      program: "segue", history: history, needsMore: Session.needsMore,
      complete: { text, offset in
        session.suggestions(for: text, at: offset).map(Completion.init)
      })
    guard let editor else { return nil }
    self.console = console
    self.session = session
    self.history = history
    self.editor = editor
  }

  func run() -> ExitCode {
    console.say(PromptMessages.banner)
    while let line = nextLine(), answer(line) {}
    editor.close()
    return .ok
  }

  /// The next line that says something; nothing when there will be none.
  private func nextLine() -> String? {
    while true {
      switch editor.readLine(prompt: PromptMessages.prompt(at: session.now)) {
      case .line(let line):
        if line.contains(where: { !$0.isWhitespace }) { return withoutNewlinesAtEnd(line) }
      case .interrupted: continue
      case .endOfFile:
        // Where Ctrl-D was typed, the shell's prompt is not to follow.
        console.say("")
        return nil
      }
    }
  }

  /// What a paste ends with.
  private func withoutNewlinesAtEnd(_ line: String) -> String {
    var scalars = Substring(line).unicodeScalars
    while scalars.last == "\n" { scalars.removeLast() }
    return String(scalars)
  }

  /// Whether the conversation goes on.
  private func answer(_ line: String) -> Bool {
    history.append(line)
    if let problem = history.takeProblem() { console.say(problem) }
    let console = currentConsole
    let style = console.style
    var isCut = false
    let outcome = session.run(Source(name: PromptMessages.sourceName, text: line)) { answer in
      // The terminal has written ^C where the cursor was.
      if Interrupt.isSet, !isCut {
        console.say("")
        isCut = true
      }
      console.show(answer, style)
    }
    return outcome.status != .quit
  }
}

extension Prompt {
  /// Made anew for each line: the terminal may have another size by now, and `set color` may have
  /// been said since the command line.
  private var currentConsole: Console {
    var settings = console.settings
    if let color = StreamStyle.Color(rawValue: session.settings.color), color != .auto {
      settings.color = color
    }
    return Console(settings)
  }
}

extension Completion {
  fileprivate init(_ suggestion: Suggestion) {
    self.init(
      text: suggestion.text, kind: suggestion.kind, summary: suggestion.summary,
      replaced: suggestion.replaced)
  }
}
