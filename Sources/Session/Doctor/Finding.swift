import UIKit

/// Something that would be a bug in an app: what, when, on whom, and what to try.
struct Finding {
  let code: String
  /// Virtual time, seconds.
  let time: Double
  /// Who or what it is about, as the session calls it.
  let subject: String
  let what: String
  let remedy: String?
  /// The number of the event that tells of it; findings of the recording have none.
  let number: Int?

  /// The code without the word that marks advice.
  var bareCode: String {
    code.hasPrefix(DoctorMessages.warning)
      ? String(code.dropFirst(DoctorMessages.warning.count))
      : code
  }
}

extension Interpreter {
  /// What went wrong so far, in order of time: misuse first, then what the recording shows, then
  /// how the stage stands.
  var findings: [Finding] {
    let known = recordedFindings
    let incidents = past.trace.problems.map { finding($0) }
    let found = incidents + known.overruns + known.jumps + known.anchorMoves
    return (found + checkup.problems + stageProblems).sorted(byTime: \.time)
  }

  /// What had no effect, or another than was asked, and is no bug.
  var advice: [Finding] {
    let incidents = past.trace.warnings.map { finding($0, DoctorMessages.warning) }
    return (incidents + checkup.advice + stageAdvice).sorted(byTime: \.time)
  }

  private var recordedFindings: KnownFindings {
    let (commits, events) = (past.recording.commitCount, past.lastEvent)
    if let known = knownFindings, known.commits == commits, known.events == events { return known }
    let isOlder = knownFindings?.commits == commits
    let known = KnownFindings(
      commits: commits, events: events, overruns: overruns,
      jumps: (isOlder ? knownFindings?.jumps : nil) ?? past.recording.jumps().map(finding),
      anchorMoves: (isOlder ? knownFindings?.anchorMoves : nil)
        ?? past.recording.anchorMoves().map(finding))
    knownFindings = known
    return known
  }

  private func finding(_ incident: Trace.Incident, _ prefix: String = "") -> Finding {
    Finding(
      code: prefix + incident.code, time: incident.time, subject: subject(of: incident),
      what: story(of: incident) ?? incident.reason ?? "",
      remedy: DoctorMessages.remedy(incident.code), number: incident.number)
  }

  private func finding(_ move: AnchorMove) -> Finding {
    Finding(
      code: "moved-by-anchor", time: move.time,
      subject: layerPath(move.layer) + " by " + value(.point(move.way)),
      what: DoctorMessages.what(move, from: value(.point(move.from)), to: value(.point(move.to))),
      remedy: DoctorMessages.remedy(move, center: value(.point(move.center))), number: nil)
  }

  /// Animators whose animations go on for longer than they declare, by what they begin inside
  /// `animateTransition`.
  private var overruns: [Finding] {
    var found: [Finding] = []
    for call in past.trace.animatorCalls {
      guard let limit = call.declared, let end = call.ends.max(), end > limit + 1e-3 else {
        continue
      }
      let animator = call.receiver.map { name(of: $0) } ?? ""
      found.append(
        Finding(
          code: "longer-than-declared", time: call.time, subject: animator,
          what: DoctorMessages.outlasts(animator, declared: limit, end: end),
          remedy: DoctorMessages.remedy("longer-than-declared"), number: call.number))
    }
    return found
  }

  private func finding(_ jump: Jump) -> Finding {
    let path = layerPath(jump.layer) + "." + DoctorMessages.property(jump)
    return Finding(
      code: "jump", time: jump.time, subject: path + " by " + DoctorMessages.size(jump),
      what: DoctorMessages.what(jump, from: value(jump.from), to: value(jump.to)),
      remedy: DoctorMessages.remedy(jump.cause), number: nil)
  }

  /// A layer by the view it belongs to.
  func layerPath(_ id: StageObjectID) -> String {
    guard let layer = stage.object(id) as? CALayer, let view = layer.backedView else {
      return name(of: id)
    }
    return name(of: view)
  }

  private func value(_ value: LayerValue) -> String {
    switch value {
    case .number(let number): printed(.plain(number))
    case .point(let point): printed(.pair(Double(point.x), Double(point.y)))
    case .rect(let rect): printed(.rect(rect))
    case .transform(let transform): transform.text
    case .color(let color): color.map { printed(.color($0)) } ?? "no colour"
    default: ""
    }
  }
}
