import Notebook
import Session

/// The hidden command of `segue test`: runs the notebook on standard input and writes a line for
/// each cell that is done.
@MainActor
struct WorkCommand {
  let name: String

  func run() -> ExitCode {
    guard let bytes = try? Files.readStandardInput(),
      let notebook = try? Notebook(name: name, bytes: bytes)
    else { return .unusable }
    let sessions = CellSessions(host: SandboxHost())
    let style = RenderStyle(header: notebook.header)
    _ = notebook.run(on: Platform.name) { cell in
      let result = sessions.result(of: cell, style)
      Output.standard.line(WorkerMessage(result).line)
      return result
    }
    return .ok
  }
}

extension CellSessions {
  /// What a cell printed, and whether it failed.
  func result(of cell: Cell, _ style: RenderStyle) -> CellResult {
    var output: [String] = []
    let (status, line) = run(cell) { output += textLines(render($0, style: style)) }
    return CellResult(ExitCode(status) == .ok ? .ok : .failed, output, failedLine: line)
  }
}
