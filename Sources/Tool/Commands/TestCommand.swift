import Notebook
import Session
import Terminal

/// `segue test`: runs each notebook in a process of its own and compares what it prints with what
/// is stored. Only `--accept` writes.
@MainActor
struct TestCommand {
  let console: Console
  let accepts: Bool
  var worker: (Notebook) -> WorkerProcess? = { WorkerProcess(for: $0) }

  func run(_ paths: [String]) -> ExitCode {
    Interrupt.install()
    var summary = TestSummary()
    for path in paths {
      test(path: path, &summary)
      if Interrupt.isSet { return .interrupted }
    }
    console.say(summary.closing)
    return summary.code
  }

  private func test(path: String, _ summary: inout TestSummary) {
    do throws(FileError) {
      let files = try NotebookFinder.files(at: path)
      if files.isEmpty { throw FileError("test", path, because: FileError.noNotebooks) }
      for file in files where !Interrupt.isSet { test(file, &summary) }
    } catch {
      refuse(error.message, &summary)
    }
  }

  private func test(_ file: String, _ summary: inout TestSummary) {
    do {
      let notebook = try Notebook(name: file, bytes: try Files.read(file))
      if notebook.cells.isEmpty { throw FileError("test", file, because: FileError.noCells) }
      let report = run(notebook)
      if Interrupt.isSet { return }
      let accepted = accepts ? try Acceptance.accept(report, of: notebook) : 0
      summary.add(report, accepted: accepted)
      for line in TestReport(notebook.name, report, accepted: accepts).lines { console.say(line) }
    } catch let error as MalformedNotebook {
      for diagnostic in error.diagnostics { console.show(.diagnostic(diagnostic), console.style) }
      summary.code = summary.code.combined(with: .unusable)
    } catch let error as FileError {
      refuse(error.message, &summary)
    } catch {
      refuse("\(file): \(error)", &summary)
    }
  }

  private func refuse(_ message: String, _ summary: inout TestSummary) {
    console.complain(message)
    summary.code = summary.code.combined(with: .unusable)
  }

  private func run(_ notebook: Notebook) -> Report {
    let process = worker(notebook)
    return notebook.run(on: Platform.name) { cell in
      process?.next(within: cell.options.timeout)
        ?? CellResult(.crashed(what: TestMessages.noWorker), [])
    }
  }
}
