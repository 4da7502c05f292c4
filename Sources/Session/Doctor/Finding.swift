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
}

extension Interpreter {
  /// What went wrong so far, in order of time: misuse first, then what the recording shows.
  var findings: [Finding] {
    let moves = past.recording.anchorMoves().map(finding)
    let incidents = past.trace.problems.map { finding($0) }
    let found = incidents + overruns + jumps.map(finding) + moves
    return found.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// What had no effect, or another than was asked, and is no bug.
  var advice: [Finding] {
    past.trace.warnings.map { finding($0, DoctorMessages.warning) }
  }

  private func finding(_ incident: Trace.Incident, _ prefix: String = "") -> Finding {
    Finding(
      code: prefix + incident.code, time: incident.time,
      subject: incident.receiver.map { layerPath($0) } ?? "", what: incident.reason ?? "",
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

  /// The jumps of the recording; looked for again only where it has grown.
  private var jumps: [Jump] {
    if let known = knownJumps, known.commits == past.recording.commitCount { return known.jumps }
    let jumps = past.recording.jumps()
    knownJumps = (past.recording.commitCount, jumps)
    return jumps
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
