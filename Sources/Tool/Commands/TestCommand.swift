import Glibc
import Notebook
import Terminal

/// `segue test`: runs each notebook in a process of its own and compares what it prints with what
/// is stored. Only accepting writes.
@MainActor
struct TestCommand {
  let console: Console
  let options: TestOptions
  var worker: NotebookTest.Starter = { WorkerProcess(for: $0, passingOver: $1) }

  func run(_ paths: [String]) -> ExitCode {
    Interrupt.install()
    if options.isInteractive, !console.output.isTerminal || isatty(STDIN_FILENO) == 0 {
      console.complain(TestMessages.noTerminal, hint: TestMessages.acceptInstead)
      return .unusable
    }
    if options.watches {
      var loop = WatchLoop(command: self, paths: paths)
      return loop.run()
    }
    var teller = TestTeller(console: console, options: options)
    var interview = Interview()
    var isAnyWanted = false
    test(targets(at: paths)) { file in
      var file = file
      isAnyWanted = true
      accept(&file, &teller, &interview)
      if !Interrupt.isSet { teller.tell(file) }
    }
    // Of a part of the files it may well be that no cell fits.
    if let filter = options.filter, options.shard == nil, !isAnyWanted, !Interrupt.isSet {
      teller.refuse(TestMessages.noneFits(filter))
    }
    return Interrupt.isSet ? .interrupted : teller.close()
  }

  func targets(at paths: [String]) -> [TestTarget] {
    TestTarget.all(at: paths).enumerated()
      .filter { options.shard?.contains($0.offset) ?? true }.map(\.element)
  }

  /// Tests files, several at a time, and hands them over in their order. What is known of a file
  /// from before is used again as far as it is still true.
  func test(
    _ targets: [TestTarget], before: (String) -> TestedFile? = { _ in nil },
    each: (TestedFile) -> Void
  ) {
    // While somebody thinks about an answer no other clock is to run.
    var pool = TestPool<TestedFile?>(
      width: options.isInteractive ? 1 : options.jobs ?? processorCount())
    pool.run(targets.count, start: { job(for: targets[$0], before) }, each: { $0.map(each) })
  }

  /// A file of which no cell is wanted is none.
  private func job(for target: TestTarget, _ before: (String) -> TestedFile?)
    -> TestPool<TestedFile?>.Job
  {
    do {
      let (notebook, selection) = try target.read(filter: options.filter)
      if selection.isEmpty { return .done(nil) }
      let kept = before(target.file)?.kept(for: notebook) ?? []
      let test = NotebookTest(
        notebook, selection: selection, kept: kept, isTwice: options.runsTwice,
        limit: options.timeout, worker: worker)
      return .test(test) {
        TestedFile(name: notebook.name, outcome: .tested(notebook, $0), kept: kept.count)
      }
    } catch let error as MalformedNotebook {
      return .done(TestedFile(name: target.file, outcome: .malformed(error.diagnostics)))
    } catch {
      let message = (error as? FileError)?.message ?? "\(target.file): \(error)"
      return .done(TestedFile(name: target.file, outcome: .refused(message)))
    }
  }
}

extension TestCommand {
  /// Writes what is accepted: all that differs, or what the answers say.
  private func accept(
    _ file: inout TestedFile, _ teller: inout TestTeller, _ interview: inout Interview
  ) {
    guard options.accepts || options.isInteractive,
      case .tested(let notebook, let report) = file.outcome
    else { return }
    let wanted = options.isInteractive ? interview.ask(about: &file, console) : nil
    if Interrupt.isSet { return }
    do {
      let acceptance = Acceptance(notebook: notebook) { again($0) }
      file.accepted = try acceptance.accept(report) { wanted?.contains($0.cell.index) ?? true }
    } catch {
      teller.refuse((error as? FileError)?.message ?? "\(file.name): \(error)")
    }
  }

  /// What comes of a notebook that is not yet written.
  private func again(_ notebook: Notebook) -> Report {
    var report = Report()
    var pool = TestPool<Report>(width: 1)
    let test = NotebookTest(notebook, limit: options.timeout, worker: worker)
    pool.run(1, start: { _ in .test(test) { $0 } }, each: { report = $0 })
    return report
  }
}
