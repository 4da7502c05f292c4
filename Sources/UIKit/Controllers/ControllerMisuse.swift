/// What raises an exception, hangs or is only logged on a device, with UIKit's reason. The call has
/// no effect, except where the reason says otherwise. No reason names a call: whoever counts calls
/// in a trace is not to find them there.
enum ControllerMisuse: String {
  case alreadyPresenting = "already-presenting"
  case notInWindow = "not-in-window"
  case presentedActiveController = "presented-active-controller"
  case noPresentationController = "no-presentation-controller"
  case presentationInProgress = "presentation-in-progress"
  case dismissInProgress = "dismiss-in-progress"
  case completedTwice = "completed-twice"
  case trueAfterCancel = "true-after-cancel"
  case neverCompleted = "never-completed"
  case incomingNotAdded = "incoming-not-added"
  case presenterMoved = "presenter-moved"
  case appearanceUnbalanced = "appearance-unbalanced"
  case parentCycle = "parent-cycle"
  case alreadyOnStack = "already-on-stack"
  case notOnStack = "not-on-stack"
  case cannotBePushed = "cannot-be-pushed"
  case popAtRoot = "pop-at-root"
  case noSuchTab = "no-such-tab"
  case selectionInProgress = "selection-in-progress"
  case notSiblings = "not-siblings"
  case finishBeforeStart = "finish-before-start"
  case cancelBeforeStart = "cancel-before-start"
  case updateAfterFinish = "update-after-finish"
  case finishedTwice = "finished-twice"
  case cancelledTwice = "cancelled-twice"
  case finishAfterCancel = "finish-after-cancel"
  case cancelAfterFinish = "cancel-after-finish"
  case speedNotPositive = "speed-not-positive"
  case foreignContext = "foreign-context"
  case anotherInterruptible = "another-interruptible"
  case alongsideNotRun = "alongside-not-run"

  /// A second end of an interaction.
  static func second(_ end: InteractionEnd, after before: InteractionEnd) -> ControllerMisuse {
    switch (before, end) {
    case (.finished, .finished): .finishedTwice
    case (.finished, .cancelled): .cancelAfterFinish
    case (.cancelled, .finished): .finishAfterCancel
    case (.cancelled, .cancelled): .cancelledTwice
    }
  }

  /// Why `dismiss` did nothing; no misuse.
  static let nothingToDismiss = "it presents nothing, and is not presented"

  var reason: String {
    switch self {
    case .alreadyPresenting:
      "the presenter is already presenting another controller"
    case .notInWindow:
      "the view of the presenter is not in the window hierarchy"
    case .presentedActiveController:
      "a controller that is already presented, or has a parent, cannot be presented"
    case .noPresentationController:
      "the style none has no presentation controller"
    case .presentationInProgress:
      "a presentation is in progress"
    case .dismissInProgress:
      "a dismissal is in progress"
    case .completedTwice:
      "the transition was completed before; the second call is ignored"
    case .trueAfterCancel:
      "the transition was cancelled but completed with true"
    case .neverCompleted:
      "the animations are over and the transition was never completed"
    case .incomingNotAdded:
      "the incoming view was never added to the container"
    case .presenterMoved:
      "the presenter's view was put into the container, which leaves with the dismissal"
    case .appearanceUnbalanced:
      "unbalanced calls to begin and end appearance transitions"
    case .parentCycle:
      "a controller cannot be a child of itself or of its own descendant"
    case .alreadyOnStack:
      "a controller cannot be on a navigation stack twice"
    case .notOnStack:
      "the controller to go back to is not on the navigation stack"
    case .cannotBePushed:
      "a navigation controller, or one that is presented, cannot stand on a navigation stack"
    case .popAtRoot:
      "the pop gesture began with one page on the stack; on a device the next push would hang"
    case .noSuchTab:
      "there is no such tab"
    case .selectionInProgress:
      "a change of tabs is in progress"
    case .notSiblings:
      "both controllers must be children of the container, and the first one's view in place"
    case .finishBeforeStart:
      "the interaction was finished before the transition had started; kept and applied at the start"
    case .cancelBeforeStart:
      "the interaction was cancelled before the transition had started; kept and applied at the start"
    case .updateAfterFinish:
      "the interaction had ended before the percentage was set; the call is ignored"
    case .finishedTwice:
      "the interaction was finished before; the second call is ignored"
    case .cancelledTwice:
      "the interaction was cancelled before; the second call is ignored"
    case .finishAfterCancel:
      "the interaction was cancelled before; it cannot be finished any more"
    case .cancelAfterFinish:
      "the interaction was finished before; it cannot be cancelled any more"
    case .speedNotPositive:
      "the completion speed must be above 0; it counts as 1"
    case .foreignContext:
      "the context is not UIKit's own: its animator is not known, so nothing can be driven"
    case .alongsideNotRun:
      "the transition ended before its animations had begun: what was to go alongside never ran"
    case .anotherInterruptible:
      "the interruptible animator of one transition must always be the same object"
    }
  }
}

/// Advice about settings of a transition.
enum ControllerWarning: String {
  case delegateGone = "delegate-gone"
  case tooLate = "no-effect"
  case falseWithoutCancel = "false-without-cancel"
  case drivesNothing = "drives-nothing"
  case notInteractive = "not-interactive"
  case notInterruptible = "not-interruptible"
  case percentOutside = "out-of-range"

  var reason: String {
    switch self {
    case .falseWithoutCancel:
      "the transition was not cancelled but completed with false: it counts as cancelled"
    case .drivesNothing: "no transition in flight is driven by it: the call does nothing"
    case .notInteractive: "the transition plays by itself; it is interactive once it is paused"
    case .notInterruptible: "only a running transition with an interruptible animator can be paused"
    case .percentOutside: "a percentage lies in 0...1; beyond that nothing moves any further"
    case .delegateGone:
      "the transitioning delegate is gone: it is held weakly, so keep it alive elsewhere"
    case .tooLate:
      "the animations of the transition have begun: nothing joins them any more"
    }
  }
}
