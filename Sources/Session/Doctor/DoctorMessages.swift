import Text
import UIKit

/// Every sentence of the doctor.
enum DoctorMessages {
  static let healthy = "no problems"
  static let frameAnimatedUnderTransform =
    "the frame moves while the transform is not identity: it is not what moves, place and size are"
  /// Before the code of what is advice.
  static let warning = "warning "

  /// A finding as it is printed: when and what, then why, then what to try.
  static func lines(_ finding: Finding) -> [String] {
    let subject = finding.subject.isEmpty ? "" : ": " + finding.subject
    var lines = ["t=\(fixed(finding.time, 3))s  \(finding.code)\(subject)"]
    if !finding.what.isEmpty { lines.append("  " + finding.what) }
    if let effect = effect(finding.bareCode) { lines.append("  UIKit: " + effect) }
    if let remedy = finding.remedy { lines.append("  try: " + remedy) }
    return lines
  }

  /// A finding on one line, as the prompt tells of it.
  static func line(_ finding: Finding) -> String {
    "t=\(fixed(finding.time, 3))s  problem \(finding.code): \(finding.what)"
  }

  /// Findings as notes of an expectation that there be none: the first eight.
  static func notes(_ findings: [Finding]) -> [Diagnostic.Note] {
    let notes = findings.prefix(8).map { finding in
      Diagnostic.Note(
        lines(finding).prefix(2).map { $0.drop { $0 == " " } }.joined(separator: ": "))
    }
    let rest = findings.count - notes.count
    return notes + (rest > 0 ? [Diagnostic.Note("and \(rest) more: `doctor`")] : [])
  }

  /// What cures a misuse, by its code.
  static func remedy(_ code: String) -> String? {
    switch code {
    case "never-completed": "then { complete } at the end of the animator's animation"
    case "completed-twice": "one `complete` on each path, not one in each `then`"
    case "true-after-cancel": "`complete` without a value: it says what was decided"
    case "incoming-not-added": "add to.view, first of all in the animator"
    case "presenter-moved": "leave the presenter's view where it is: from.view or to.view is none"
    case "black-screen": "leave in place what is to stay, and put back what was moved"
    case "view-left-behind": "`remove` it before `complete`, on both ways out"
    case "view-taken": "a snapshot of it, or put it back before `complete`"
    case "presented-off-screen": "`dismiss` it, or bring its view back"
    case "touches-ignored": "as many ends as begins; userInteraction true again at the end"
    case "container-left-over": "leave the container to UIKit"
    case "alongside-not-run":
      "start the animations before `complete`, or set the end state yourself"
    case "waits-for-nobody": "answer `I.inProgress ? I : none`, or `finish` or `cancel` it"
    case "finish-before-start", "cancel-before-start":
      "remember the end and call it once the transition has started"
    case "update-after-finish": "update only while the gesture changes"
    case "finished-twice", "cancelled-twice", "finish-after-cancel", "cancel-after-finish":
      "one end for each gesture: the first one counts"
    case "speed-not-positive": "a completion speed above 0"
    case "another-interruptible": "keep the property animator until the transition is over"
    case "already-on-stack": "a page of its own for each push, or `pop` to the one that is there"
    case "not-on-stack": "see `.controllers` of the stack for those that are"
    case "cannot-be-pushed": "`present` it, or push its first page"
    case "no-such-tab": "see `.controllers` of the tabs: the first has number 0"
    case "selection-in-progress": "select again when the transition has ended: `run` first"
    case "not-siblings": "add both to the container first"
    case "already-presenting": "dismiss what is presented first, or present from the one on top"
    case "not-in-window": "present from a controller whose view is on the screen"
    case "presented-active-controller": "a controller of its own for each presentation"
    case "no-presentation-controller": "another style: fullScreen, custom, pageSheet ..."
    case "presentation-in-progress", "dismiss-in-progress":
      "wait for the transition that is in flight: `run` first, or start in its `then`"
    case "appearance-unbalanced": "one end for each begin of an appearance transition"
    case "parent-cycle": "add the child to a controller outside it"
    case "frame-under-transform": "set bounds and center: they do not depend on the transform"
    case "longer-than-declared":
      "the animator's `duration` for all of it, delays included; at 100 % of a gesture no more plays"
    case "duration-ignored": "a spring by damping ratio and duration, or no duration"
    case "invalid-geometry": "look for a division by zero where the number comes from"
    case "view-cycle": "add the view to one that is not inside it"
    case "layout-loop": "ask for layout only where something has changed"
    case "no-spring": "a damping above 0"
    case "keyframe-outside": "`at` inside `keyframes`"
    case "keyframe-out-of-range": "start and duration that end by 100 %"
    case "animator-released":
      "let it run to its end, or `stop` it, or `stop ... withoutFinishing false` and `finish` it"
    case "animator-not-stopped":
      "`stop ... withoutFinishing false` first, then `finish`; or let it run to its end"
    case "animator-stopped": "`finish` it at start, current or end; then it can start anew"
    case "animator-inactive": "`start` or `pause` it first"
    case "animator-active": "change its settings before it starts"
    case "animator-not-interruptible": "isInterruptible true, or let it run to its end"
    default: advice(code)
    }
  }

  /// What to do about a warning, by its code.
  private static func advice(_ code: String) -> String? {
    switch code {
    case "spring-in-keyframes": "an animation of its own for the spring"
    case "empty-snapshot":
      "a snapshot of what is seen there: of the view behind it, or of the window"
    case "singular-transform": "a scale of 0.001"
    case "false-without-cancel": "`complete` without a value: it says what was decided"
    case "final-frame": "end where `to.finalFrame` says, or say so in the presentation's frame"
    case "context-kept": "let go of the context in animationEnded"
    case "controller-kept": "look for a closure, a timer or a delegate that holds it strongly"
    case "keyframes-overlap": "begin each one where the one before it ends"
    case "shorter-way":
      "steps of less than 180deg, or the angle itself:"
        + " `animate card.layer.transform.rotation by 270deg with basic(1s)`"
    default: nil
    }
  }

  /// How an animator's animations outlast what it declares.
  static func outlasts(_ name: String, declared: Double, end: Double) -> String {
    let share = end > 0 ? declared / end * 100 : 0
    return "\(name) declares \(fixed(declared, 3))s, its animations end at \(fixed(end, 3))s: "
      + "at 100 % they are \(plain(share.rounded())) % done"
  }

  /// The property that a jump is of, as it is named at the prompt.
  static func property(_ jump: Jump) -> String {
    jump.key == .transform ? "transform." + difference(jump).name : jump.key.promptName
  }

  /// How far a jump goes.
  static func size(_ jump: Jump) -> String {
    switch (jump.from, jump.to) {
    case (.point(let a), .point(let b)):
      return plain(Double(hypot(a.x - b.x, a.y - b.y))) + " pt"
    case (.rect(let a), .rect(let b)):
      let parts = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
      return plain(parts.map { abs(Double($0)) }.reduce(0, max)) + " pt"
    case (.number(let a), .number(let b)): return plain(abs(a - b))
    case (.transform, .transform):
      let part = difference(jump)
      return plain(part.size) + (part.unit.isEmpty ? "" : " " + part.unit)
    default: return plain(jump.from.distance(to: jump.to) * 2) + " %"
    }
  }

  private static func difference(_ jump: Jump) -> TransformDifference.Part {
    guard case .transform(let a) = jump.from, case .transform(let b) = jump.to else {
      return TransformDifference(.identity, .identity).largest
    }
    return TransformDifference(a, b).largest
  }

  static func what(_ jump: Jump, from: String, to: String) -> String {
    switch jump.cause {
    case .ended: "its animation left it at \(from), and then it was at \(to)"
    case .replaced: "a new animation began at \(to) while it was seen at \(from)"
    case .set: "it was set to \(to) while it was moving, at \(from)"
    case .flash: "for one frame it was at \(to), before and after at \(from)"
    }
  }

  static func shorterWay(asked: String, travel: String?) -> String {
    let way = travel.map { "it turns by \($0), the shorter way" } ?? "it does not turn at all"
    return "asked to turn by \(asked), \(way)"
  }

  static func what(_ move: AnchorMove, from: String, to: String) -> String {
    "its anchor went from \(from) to \(to), and that is now the point at its center"
  }

  static func remedy(_ move: AnchorMove, center: String) -> String {
    "set center to \(center) with it"
  }

  static func remedy(_ cause: Jump.Cause) -> String {
    switch cause {
    case .ended: "set the property to where its animation ends"
    case .replaced: "options [beginFromCurrentState]"
    case .set: "animate it there, or start from its .presentation"
    case .flash: "set it in the turn in which the animation starts or ends, not a frame later"
    }
  }
}
