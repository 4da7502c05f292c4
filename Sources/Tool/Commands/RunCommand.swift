import Notebook
import Session
import Terminal

/// `segue run`: plays notebooks as they would look at the prompt, and files of statements.
@MainActor
struct RunCommand {
  let console: Console
  var animators: [AttachedAnimator] = []
  let showsProse: Bool

  func run(_ files: [String]) -> ExitCode {
    var code = ExitCode.ok
    for file in files {
      code = code.combined(with: run(file))
      if code == .interrupted { break }
    }
    return code
  }

  private func run(_ file: String) -> ExitCode {
    do {
      guard file.hasSuffix(".md") else {
        return StatementsCommand(console: console, animators: animators).run(
          try Files.readText(file), name: file)
      }
      return play(try Notebook(name: file, bytes: try Files.read(file)))
    } catch let error as MalformedNotebook {
      for diagnostic in error.diagnostics { console.show(.diagnostic(diagnostic), console.style) }
    } catch let error as FileError {
      console.complain(error.message)
    } catch {
      console.complain("\(file): \(error)")
    }
    return .unusable
  }

  private func play(_ notebook: Notebook) -> ExitCode {
    Interrupt.install()
    let sessions = CellSessions(host: FileHost(animators: animators) { Interrupt.isSet })
    var player = CellPlayer(console: console, style: console.style(header: notebook.header))
    for part in notebook.parts {
      switch part {
      case .prose(let text): if showsProse { player.show(prose: text) }
      case .cell(let cell):
        if cell.reasonToSkip(on: Platform.name) != nil { continue }
        let code = player.play(cell, in: sessions)
        if code == .failed { console.complain(RunMessages.stopped(notebook.name, cell)) }
        if code != .ok { return code }
      }
    }
    return .ok
  }
}
