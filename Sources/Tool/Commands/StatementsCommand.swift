import Session
import Terminal
import Text

/// Runs statements in a session of their own; the first that fails ends them.
@MainActor
struct StatementsCommand {
  let console: Console
  var animators: [AttachedAnimator] = []

  func run(_ text: String, name: String) -> ExitCode {
    Interrupt.install()
    let session = Session(host: FileHost(animators: animators) { Interrupt.isSet })
    let style = console.style
    let outcome = session.run(Source(name: name, text: text)) { console.show($0, style) }
    return ExitCode(outcome.status)
  }
}

extension ExitCode {
  init(_ status: Outcome.Status) {
    switch status {
    case .ok, .quit: self = .ok
    case .failed, .invalid: self = .failed
    case .interrupted: self = .interrupted
    }
  }
}
