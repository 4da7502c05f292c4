import Notebook
import Session

/// The hidden command of `segue test`: runs the notebook on standard input and writes a line for
/// each cell that is done. The first cells, of which all is known, are passed over silently.
@MainActor
struct WorkCommand {
  let name: String
  let passedOver: Int
  var animators: [AttachedAnimator] = []

  func run() -> ExitCode {
    guard let bytes = try? Files.readStandardInput(),
      let notebook = try? Notebook(name: name, bytes: bytes)
    else { return .unusable }
    let sessions = CellSessions(host: SandboxHost(animators: animators))
    let style = RenderStyle(header: notebook.header)
    let known = notebook.cells.prefix(passedOver)
    for cell in known where cell.reasonToSkip(on: Platform.name) == nil {
      sessions.pass(over: cell)
    }
    var run = NotebookRun(of: notebook, on: Platform.name, kept: known.map(Report.Entry.ran))
    while let cell = run.cell {
      let result = sessions.result(of: cell, style)
      Output.standard.line(WorkerMessage(result).line)
      run.finish(result)
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
