package import Chart
import Session
package import Terminal
import Text

/// The prompt: reads a line, keeps it in the history, runs it, prints what it answers; until
/// `quit` or Ctrl-D.
@MainActor
package struct Prompt {
  package struct Options: Sendable {
    package var color = StreamStyle.Color.auto
    /// Cells of an answer; the terminal's where nothing is said.
    package var width: Int?
    package var charset = Charset.ascii

    package init() {}
  }

  private let options: Options
  private let session: Session
  private let history: History
  private let editor: LineEditor

  /// Runs a session at the terminal of stdin and stdout; the exit code.
  package static func run(_ options: Options = Options()) -> Int32 {
    guard let prompt = Prompt(options) else { return 2 }
    prompt.converse()
    prompt.editor.close()
    return 0
  }

  private init?(_ options: Options) {
    let session = Session(host: PromptHost())
    let history = History(path: History.path(environment: environmentVariable))
    let editor = LineEditor(
      program: "segue", history: history, needsMore: Session.needsMore,
      complete: { text, offset in
        session.suggestions(for: text, at: offset).map(Completion.init)
      })
    guard let editor else { return nil }
    self.options = options
    self.session = session
    self.history = history
    self.editor = editor
  }

  private func converse() {
    print(PromptMessages.banner)
    var isOpen = true
    while isOpen {
      switch editor.readLine(prompt: PromptMessages.prompt(at: session.now)) {
      case .line(let line): isOpen = run(line)
      case .interrupted: break
      case .endOfFile:
        print()
        isOpen = false
      }
    }
  }

  /// Whether the conversation goes on.
  private func run(_ line: String) -> Bool {
    let line = trimmed(line)
    guard line.contains(where: { !$0.isWhitespace }) else { return true }
    history.append(line)
    if let problem = history.takeProblem() { print(problem) }
    let style = renderStyle
    let source = Source(name: PromptMessages.sourceName, text: line)
    let outcome = session.run(source) { print(render($0, style: style)) }
    return outcome.status != .quit
  }

  /// Newlines at the end of a paste say nothing.
  private func trimmed(_ line: String) -> String {
    var scalars = Substring(line).unicodeScalars
    while scalars.last == "\n" { scalars.removeLast() }
    return String(scalars)
  }

  /// Asked for each line: the terminal may have another size by now.
  private var renderStyle: RenderStyle {
    let style = StreamStyle(descriptor: 1, color: options.color)
    return RenderStyle(
      width: options.width ?? style.width, charset: options.charset, isColored: style.isColored)
  }
}

extension Completion {
  fileprivate init(_ suggestion: Suggestion) {
    self.init(
      text: suggestion.text, kind: suggestion.kind, summary: suggestion.summary,
      replaced: suggestion.replaced)
  }
}
