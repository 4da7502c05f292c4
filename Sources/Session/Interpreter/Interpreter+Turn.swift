import Script
import Text
import UIKit

extension Interpreter {
  /// Gets ready for a statement: its fuel is full, nothing has failed.
  func begin(tell: @escaping (Answer) -> Void) {
    self.tell = tell
    fuel = Fuel()
    failure = nil
    hasEffect = false
    takesBack = false
  }

  /// Runs one accepted statement as the main-queue phase of a turn; layout, commit and what starts
  /// after it follow (contract 2 of the architecture).
  func run(_ entry: Entry, tell: @escaping (Answer) -> Void) throws {
    begin(tell: tell)
    if let opened = entry.opened { return try run(opened, tell: tell) }
    try turn(entry.statement, entry.source)
  }

  /// Runs the statements of a file, each as a turn.
  func run(_ program: Program, tell: @escaping (Answer) -> Void) throws {
    self.tell = tell
    for statement in program.statements {
      fuel = Fuel()
      try turn(statement, program.source)
    }
  }

  private func turn(_ statement: Statement, _ source: Source) throws {
    let frame = Frame(scope: session, source: source)
    checkup.commands.append((past.recording.commitCount, source.slice(statement.range)))
    past.pause()
    try stage.with {
      _ = try execute(statement, frame)
      let end = stage.settle()
      if let failure { throw failure }
      switch end {
      case .zeroTimeLoop(let name)?:
        throw Diagnostic.zeroTimeLoop(
          name, limit: bounds.turns, at: frame.place(statement.range))
      case .stopped?: throw Diagnostic.interrupted(at: frame.place(statement.range))
      default: break
      }
    }
    reportTransitions()
    reportIncidents()
    reportCheckup()
  }

  /// A line for each problem that shows where a transition has ended.
  private func reportCheckup() {
    guard checkup.ended.count > told.ended else { return }
    told.ended = checkup.ended.count
    for problem in (checkup.problems + stageProblems).sorted(byTime: \.time)
    where checkup.told.insert(problem.code + " " + problem.subject).inserted && !isReplaying {
      tell(.text(DoctorMessages.line(problem)))
    }
  }

  /// A line for each warning and each misuse that has not been told of.
  private func reportIncidents() {
    let warnings = past.trace.warnings.dropFirst(told.warnings)
    let problems = past.trace.problems.dropFirst(told.problems)
    told.warnings += warnings.count
    told.problems += problems.count
    guard !isReplaying else { return }
    for warning in warnings {
      tell(.text("warning \(warning.code)" + (warning.reason.map { ": " + $0 } ?? "")))
    }
    // What was refused has said so in its own line.
    let refused = past.trace.transitions.filter { $0.time == stage.time }.map(\.refusalCode)
    for problem in problems where !refused.contains(problem.code) {
      let reason = problem.reason.map { ": " + $0 } ?? ""
      tell(.text("t=\(fixed(problem.time, 3))s  problem \(problem.code)\(reason)"))
    }
  }
}

/// How much of the record has been told of.
struct Told {
  var transitions = 0
  var warnings = 0
  var problems = 0
  var ended = 0
}
