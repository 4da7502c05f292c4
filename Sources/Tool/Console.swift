import Chart
import Notebook
import Session
import Terminal
import Text

/// The two streams of the process and how each is drawn on.
struct Console {
  let settings: Settings
  let output: StreamStyle
  let errors: StreamStyle

  init(_ settings: Settings) {
    self.settings = settings
    output = StreamStyle(descriptor: Output.standard.descriptor, color: settings.color)
    errors = StreamStyle(descriptor: Output.error.descriptor, color: settings.color)
  }

  /// Answers of a session, apart from a notebook.
  var style: RenderStyle { style(header: nil) }

  /// The command line first, then the header of the notebook, then the terminal.
  func style(header: Header?) -> RenderStyle {
    let charset = header.flatMap { Charset(rawValue: $0.charset) } ?? .ascii
    return RenderStyle(
      width: settings.width ?? header?.width ?? output.width,
      height: settings.height ?? header?.height,
      charset: settings.charset ?? charset, isColored: output.isColored,
      proseWidth: proseWidth(on: output))
  }

  /// Sentences are broken where a line of a terminal ends, or where they are asked to be: not in
  /// what other programs read.
  private func proseWidth(on stream: StreamStyle) -> Int? {
    settings.width ?? (stream.isTerminal ? stream.width : nil)
  }

  /// Prints an answer: errors on the error stream, all else on standard output.
  func show(_ answer: Answer, _ style: RenderStyle) {
    guard case .diagnostic(let diagnostic) = answer, diagnostic.severity == .error else {
      Output.standard.line(render(answer, style: style))
      return
    }
    var style = style
    style.isColored = errors.isColored
    style.proseWidth = proseWidth(on: errors)
    Output.error.line(render(answer, style: style))
  }

  @discardableResult
  func say(_ text: String) -> ExitCode {
    Output.standard.line(text)
    return .ok
  }

  /// A message of the tool itself.
  func complain(_ message: String, hint: String? = nil) {
    Output.error.line("segue: " + message + (hint.map { "\n  hint: " + $0 } ?? ""))
  }
}
