import Notebook
import Session
import Text

/// `segue export --jupytext`: gives notebooks the header by which jupytext knows their cells.
@MainActor
struct ExportCommand {
  let console: Console

  func run(_ files: [String]) -> ExitCode {
    files.reduce(.ok) { $0.combined(with: export($1)) }
  }

  private func export(_ file: String) -> ExitCode {
    do {
      let notebook = try Notebook(name: file, bytes: try Files.read(file))
      guard let bytes = try notebook.withJupytextHeader() else {
        return console.say(ExportMessages.hasHeader(file))
      }
      try AtomicFile.write(bytes, to: file)
      return console.say(ExportMessages.gaveHeader(file))
    } catch let error as MalformedNotebook {
      for diagnostic in error.diagnostics { console.show(.diagnostic(diagnostic), console.style) }
    } catch let error as Diagnostic {
      console.show(.diagnostic(error), console.style)
    } catch let error as FileError {
      console.complain(error.message)
    } catch {
      console.complain("\(file): \(error)")
    }
    return .unusable
  }
}

/// What `segue export` says.
enum ExportMessages {
  static func gaveHeader(_ file: String) -> String {
    "\(file): JupyterLab opens it as a notebook, by jupytext 1.19.4 or newer"
  }

  static func hasHeader(_ file: String) -> String { "\(file): has the header already" }
}
