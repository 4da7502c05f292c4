import Chart
import Text
import UIKit

extension Interpreter {
  /// The appearance callbacks of a transition: those that its kind and outcome bring beside those
  /// that came.
  func lifecycle(of record: TransitionRecord) -> Table {
    let came = past.trace.events(of: record).filter { event in
      event.appearanceStep != nil && isInvolved(event.receiver, in: record)
    }
    var rows = LifecycleRow.aligned(
      record.expectedSteps, came.filter { isMain($0.receiver, in: record) })
    let differing = rows.count { !$0.isExpected || $0.event == nil }
    for event in came where !isMain(event.receiver, in: record) {
      LifecycleRow.insert(event, into: &rows)
    }
    let flags = rows.compactMap(\.event?.animatedFlag)
    let isSame = flags.allSatisfy { $0 == flags.first }
    var notes = notes(record, differing: differing)
    if isSame, let flag = flags.first { notes.append(ExplainMessages.animated(flag)) }
    return Table(
      columns: [ExplainMessages.callback, ExplainMessages.expected, ExplainMessages.came],
      rows: rows.map { cells($0, record, hasFlag: !isSame) }, width: settings.width,
      overflow: .wrap, notes: notes)
  }

  private func notes(_ record: TransitionRecord, differing: Int) -> [String] {
    let presenter = record.presenting.map { name(of: $0) } ?? ""
    var notes = [ExplainMessages.rule(record, presenter: presenter)].compactMap { $0 }
    if record.outcome != nil {
      notes.append(
        differing == 0 ? ExplainMessages.asExpected : ExplainMessages.differences(differing))
    }
    return notes
  }

  private func cells(_ row: LifecycleRow, _ record: TransitionRecord, hasFlag: Bool) -> [String] {
    let flag = row.event?.animatedFlag.map { hasFlag ? "(\($0))" : "" } ?? ""
    let missing = record.outcome == nil ? ExplainMessages.notYet : ExplainMessages.never
    return [
      "\(name(of: row.step.controller)).\(row.step.callback.rawValue)\(flag)",
      row.isExpected ? ExplainMessages.yes : whyUnexpected(row.step, record),
      row.event.map { fixed($0.time, 3) + "s" } ?? missing,
    ]
  }

  /// A container hands on to the children that are seen in it.
  private func whyUnexpected(_ step: AppearanceStep, _ record: TransitionRecord) -> String {
    guard !isMain(step.controller, in: record),
      let child = stage.object(step.controller) as? UIViewController, let parent = child.parent
    else { return ExplainMessages.no }
    return ExplainMessages.with(name(of: parent))
  }

  private func isMain(_ id: StageObjectID?, in record: TransitionRecord) -> Bool {
    guard let id else { return false }
    return id == record.from || id == record.to || record.between.contains(id)
  }

  /// One of the two, or inside one of them.
  private func isInvolved(_ id: StageObjectID?, in record: TransitionRecord) -> Bool {
    var next = id.flatMap { stage.object($0) } as? UIViewController
    if isMain(id, in: record) { return true }
    while let controller = next?.parent {
      if isMain(stage.id(of: controller), in: record) { return true }
      next = controller
    }
    return false
  }

  /// How often each controller of a transition has been told so far, and where that leaves it.
  func balance(of record: TransitionRecord) -> Table {
    let events = past.trace.appearances
    var members = [record.from, record.to].compactMap { $0 } + record.between
    for event in events where isInvolved(event.receiver, in: record) {
      if let id = event.receiver, !members.contains(id) { members.append(id) }
    }
    let rows = members.compactMap { id -> [String]? in
      let own = events.filter { $0.receiver == id }
      let steps = own.compactMap(\.appearanceStep?.callback)
      guard let last = own.last(where: { $0.name != "viewIsAppearing" }) else { return nil }
      func count(_ callback: AppearanceStep.Callback) -> Int { steps.count { $0 == callback } }
      return [
        name(of: id),
        ExplainMessages.counted(will: count(.viewWillAppear), did: count(.viewDidAppear)),
        ExplainMessages.counted(will: count(.viewWillDisappear), did: count(.viewDidDisappear)),
        standing(last),
      ]
    }
    return Table(
      columns: [
        ExplainMessages.balance, ExplainMessages.appearing, ExplainMessages.disappearing,
        ExplainMessages.stands,
      ], rows: rows, width: settings.width, overflow: .wrap)
  }

  private func standing(_ last: StageEvent) -> String {
    switch last.appearanceStep?.callback {
    case .viewDidAppear?: ExplainMessages.onScreen
    case .viewDidDisappear?: ExplainMessages.offScreen
    default:
      if stage.transitions.isEmpty {
        ExplainMessages.unfinished(last.name.replacing("Will", with: "Did", maxReplacements: 1))
      } else {
        ExplainMessages.underWay
      }
    }
  }
}

extension Trace {
  /// The appearance callbacks that are still kept.
  var appearances: [StageEvent] {
    (events.startIndex..<events.endIndex).lazy.map { events[$0] }
      .filter { $0.appearanceStep != nil }
  }
}
