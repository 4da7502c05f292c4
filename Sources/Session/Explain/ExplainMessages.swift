import Text
import UIKit

/// Every sentence of `explain`.
enum ExplainMessages {
  static let nothing =
    "no transition has begun yet: `present`, `dismiss`, `push`, `pop` or `select`"

  // MARK: Heads

  /// `present photo from list: custom, by grow, 0.000s to 0.500s, completed`.
  static func head(_ record: TransitionRecord, _ name: (StageObjectID) -> String) -> String {
    var head = "\(record.operation.rawValue) \(name(record.presented))"
    if let other = record.operation == .present ? record.source : record.presenting {
      let joint =
        switch record.operation {
        case .present: "from"
        case .push: "on"
        case .pop: "from"
        case .dismiss: "over"
        case .select: "in"
        }
      head += " \(joint) \(name(other))"
    }
    var parts: [String] = []
    if record.isModal { parts.append(record.style.word) }
    parts.append(
      record.animator.map { "by " + name($0) }
        ?? (record.isAnimated ? "by UIKit's own \(record.builtInName)" : "not animated"))
    if let outcome = record.outcome, let end = record.endTime {
      parts.append("\(fixed(record.startTime, 3))s to \(fixed(end, 3))s, \(outcome.rawValue)")
    } else {
      parts.append("since \(fixed(record.startTime, 3))s, in flight")
    }
    return head + ": " + parts.joined(separator: ", ")
  }

  static func refused(_ text: String) -> String {
    text + ": nobody was asked, and nobody hears of it"
  }

  // MARK: Questions

  static let notAsked = "not asked"
  static let shouldSelect = "asked of a finger on the bar only, not of a selection by code"
  static let keptPresentation = "the one of the presentation stays"
  static let madeBefore = "it was asked for before, and what was answered stays"

  static func frames(_ controller: String, presenter: String, removes: Bool) -> String {
    "\(controller) frames it; "
      + (removes ? "\(presenter)'s view leaves the window" : "\(presenter)'s view stays in place")
  }

  static func plainPresentation(_ presenter: String) -> String {
    "UIKit's own presentation controller: the whole container; \(presenter)'s view stays in place"
  }

  static func ownPresentation(_ style: String) -> String {
    "only the style custom asks; \(style) has UIKit's own"
  }

  static func noDelegate(_ owner: String) -> String { "\(owner) has no delegate" }

  static func delegateGone(_ owner: String) -> String {
    "the delegate of \(owner) is gone: it is held weakly"
  }

  static func plays(_ record: TransitionRecord) -> String {
    record.operation == .select
      ? "the tabs change at once" : "UIKit's own animation for \(record.builtInName) plays"
  }

  static func animatorQuestion(
    _ record: TransitionRecord, _ name: (StageObjectID) -> String
  ) -> String {
    switch record.operation {
    case .present: "animationController(forPresented: \(name(record.presented)))"
    case .dismiss: "animationController(forDismissed: \(name(record.presented)))"
    case .push: "navigationController(animationControllerFor: push)"
    case .pop: "navigationController(animationControllerFor: pop)"
    case .select: "tabBarController(animationControllerForTransitionFrom:)"
    }
  }

  static func interactionQuestion(_ record: TransitionRecord) -> String {
    switch record.operation {
    case .present: "interactionControllerForPresentation(using:)"
    case .dismiss: "interactionControllerForDismissal(using:)"
    case .push, .pop: "navigationController(interactionControllerFor:)"
    case .select: "tabBarController(interactionControllerFor:)"
    }
  }

  static func animates(_ animator: String) -> String {
    "\(animator) animates it; who interacts is asked next"
  }

  static func builtIn(_ record: TransitionRecord) -> String {
    (record.operation == .select
      ? "the tabs change at once" : "UIKit's own animation for \(record.builtInName)")
      + "; the interaction controller is not asked"
  }

  static let notAnimated = "not animated: the end state comes at once"
  static let notStarted = "it has not started"
  static let nothingToInteractWith = "without an animator nobody can interact"

  static func nobodyInteracts(_ animator: String) -> String {
    "nobody interacts: \(animator) plays by the clock, and touches are ignored meanwhile"
  }

  static func drives(_ driver: String, _ animator: String) -> String {
    "\(driver) drives it: UIKit calls startInteractiveTransition, and \(animator) is \(driver)'s to "
      + "start"
  }

  static func mayTakeOver(_ driver: String, _ animator: String) -> String {
    "\(driver) does not want to start it: \(animator) plays, and \(driver) may take over later"
  }

  static func declares(_ end: Double) -> String {
    "declared to end at \(fixed(end, 3))s; only completeTransition ends it"
  }

  static let durationOfInteraction = "what a fraction of 100 % stands for"

  static func starts(_ isModal: Bool) -> String {
    isModal ? "after the commit of the turn of the call" : "in the turn of the call"
  }

  static func startsInteractively(_ driver: String) -> String {
    "no end is declared: it waits for finish or cancel of \(driver)"
  }

  static func waits(_ isInStack: Bool) -> String {
    isInStack ? "it starts in the next layout of the stack" : "it starts after the commit"
  }

  static func builtInStart(_ style: String) -> String { "UIKit's own animation: \(style)" }

  static func builtInEnds(_ end: Double) -> String { "ends at \(fixed(end, 3))s" }

  // MARK: Lifecycle

  static let callback = "callback"
  static let expected = "expected"
  static let came = "came"
  static let yes = "yes"
  static let no = "no"
  static let never = "never"
  static let notYet = "not yet"

  static func with(_ container: String) -> String { "with \(container)" }

  /// What the style and the outcome mean for the presenter.
  static func rule(_ record: TransitionRecord, presenter: String) -> String? {
    guard record.isModal else { return nil }
    return record.movesPresenter
      ? "\(record.style.word) takes \(presenter)'s view out of the window: \(presenter) hears of it"
      : "\(record.style.word) leaves \(presenter)'s view in place: \(presenter) hears nothing"
  }

  static func animated(_ flag: Bool) -> String { "animated is \(flag) in each of them" }

  static let asExpected = "what came is what was expected"

  static func differences(_ count: Int) -> String {
    count == 1 ? "1 callback differs" : "\(count) callbacks differ"
  }

  static let balance = "so far"
  static let appearing = "appearing"
  static let disappearing = "disappearing"

  static func counted(will: Int, did: Int) -> String { "\(will) will, \(did) did" }

  static let stands = "stands"
  static let onScreen = "on the screen"
  static let offScreen = "off the screen"
  static let underWay = "under way"

  static func unfinished(_ missing: String) -> String { "\(missing) is missing" }
}
