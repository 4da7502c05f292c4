import Text

/// What became of transitions.
extension DoctorMessages {
  static func neverCompleted(_ animator: String?, cancelledAt time: Double?) -> String {
    let whose = animator.map { "the animations of \($0)" } ?? "the animations"
    let path = time.map { ", cancelled at \(fixed($0, 3))s," } ?? ""
    return "\(whose)\(path) are over and completeTransition was never called"
  }

  static func completedTwice(_ transition: String, at time: Double) -> String {
    "\(transition) was already completed at \(fixed(time, 3))s; the second call is ignored"
  }

  static func trueAfterCancel(_ transition: String, at time: Double) -> String {
    "\(transition) was cancelled at \(fixed(time, 3))s but completed with true"
  }

  static func presenterMoved(_ animator: String, _ presenter: String, isPresenting: Bool) -> String
  {
    "\(animator) put \(presenter)'s view into the container, which leaves with the dismissal ("
      + (isPresenting ? "from.view" : "to.view") + " is none here)"
  }

  static func presenterInside(_ presenter: String) -> String {
    "\(presenter)'s view stands in the container, which leaves with the dismissal"
  }

  static func incomingNotAdded(_ animator: String) -> String {
    "\(animator) never added to.view to the container"
  }

  static func blackScreen(_ fraction: Double, lost: String?) -> String {
    let covered = "\(plain((fraction * 100).rounded(.down))) % of the window is covered"
    return lost.map { covered + "; " + $0 } ?? covered
  }

  static func leftAlong(_ view: String, with transition: String) -> String {
    "\(view) left the window with what it stood in, by \(transition)"
  }

  static func takenAway(_ view: String, by transition: String, command: String?) -> String {
    let isClock = ["run", "step"].contains { command?.hasPrefix($0) == true }
    let who = command.flatMap { isClock ? nil : "`\(firstLine($0))`" } ?? transition
    return "\(view) was taken out of the window by \(who)"
  }

  private static func firstLine(_ command: String) -> String {
    let line = command.split(separator: "\n").first.map(String.init) ?? command
    return line == command ? line : line + " ..."
  }

  static func unseen(_ view: String, _ why: String) -> String { "\(view) \(why)" }

  static let inNoWindow = "is in no window"
  static func hidden(_ outer: String?) -> String {
    outer.map { "stands in \($0), which is hidden" } ?? "is hidden"
  }
  static func clear(_ outer: String?) -> String {
    outer.map { "stands in \($0), whose alpha is 0" } ?? "has an alpha of 0"
  }
  static func outside(_ box: String) -> String { "is at \(box), outside of the window" }

  static func finalFrame(_ view: String, _ frame: String, wanted: String) -> String {
    "\(view) is at \(frame), its final frame is \(wanted)"
  }

  static func viewTaken(by animator: String, from: String, to: String, isGone: Bool) -> String {
    "\(animator) took it out of \(from) and left it in \(to), which "
      + (isGone ? "has left the window" : "leaves with the dismissal")
  }

  /// Where something stands, by its name.
  static func place(_ name: String) -> String { name == "container" ? "the container" : name }

  static func leftBehind(_ view: String, _ container: String, _ transition: String) -> String {
    "\(view) is still in \(container) after \(transition)"
  }

  static func unfinished(_ began: String, _ missing: String) -> String {
    "\(began) came, \(missing) never did"
  }

  static func presentedUnseen(by presenter: String, _ why: String) -> String {
    "\(presenter) presents it, and its view \(why)"
  }

  static let touchesIgnored = "beginIgnoringInteractionEvents was called and not ended"
  static let takesNoTouches = "its userInteraction is off, and all of the screen stands in it"
  static let containerLeft = "no presentation knows it, and it still stands in the window"

  static func waitsForNobody(_ driver: String, percent: Double) -> String {
    "it waits for \(driver) at \(plain((percent * 100).rounded())) %, and no gesture drives it"
  }

  static func contextKept(_ animator: String) -> String {
    "\(animator) still holds the context, and so the container and all in it"
  }
  static let controllerKept = "the controller is gone from the screen and still alive"

  /// What UIKit does of it on a device, by the code.
  static func effect(_ code: String) -> String? {
    switch code {
    case "never-completed":
      "touches stay ignored, completions never run, what is asked for next is refused"
    case "completed-twice": "what happens is undefined; views may be lost"
    case "true-after-cancel": "it counts as completed, and whoever was told of the cancel is wrong"
    case "false-without-cancel": "what came is taken away again, as by a cancel"
    case "incoming-not-added": "a custom style shows nothing; others put the view in at the end"
    case "presenter-moved": "a black screen once the container is gone"
    case "black-screen": "what no view covers is black"
    case "view-left-behind": "it covers what is below it and takes its touches"
    case "view-taken": "it leaves the window with the container"
    case "presented-off-screen": "the next `present` is refused: it is presenting already"
    case "touches-ignored": "nothing answers a finger"
    case "container-left-over": "an empty view over all takes every touch"
    case "appearance-unbalanced": "what loads or stops in the missing callback never does"
    case "alongside-not-run": "the end state that it was to set is never set"
    case "waits-for-nobody": "the screen stands still until finish or cancel is called"
    case "finish-before-start": "the transition may never end: a known hang"
    default: nil
    }
  }
}
