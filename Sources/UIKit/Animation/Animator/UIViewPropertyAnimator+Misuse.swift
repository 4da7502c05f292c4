/// What raises an exception in UIKit.
enum AnimatorMisuse {
  case stopped(String)
  case inactive(String)
  case notStopped
  case notInterruptible(String)
  case activeSetting
  case released(String)

  var code: String {
    switch self {
    case .stopped: "animator-stopped"
    case .inactive: "animator-inactive"
    case .notStopped: "animator-not-stopped"
    case .notInterruptible: "animator-not-interruptible"
    case .activeSetting: "animator-active"
    case .released: "animator-released"
    }
  }
}

extension UIViewPropertyAnimator {
  func refuse(_ misuse: AnimatorMisuse) {
    stage.emit(
      .misuse, receiver: self, misuse.code, reason: StageMessage.animator(misuse, state: state))
  }

  /// Whether a setting was changed that must not be while active.
  func refusesSetting(_ isChanged: Bool) -> Bool {
    guard isChanged, state != .inactive else { return false }
    refuse(.activeSetting)
    return true
  }

  /// The last reference is gone. Paused or stopped it must not be; what it held goes on to its end.
  func letGo() {
    guard let timeline, state != .inactive else { return }
    let word = state == .stopped ? "stopped" : "paused"
    if state == .stopped || timeline.hasMembers {
      let misuse = AnimatorMisuse.released(word)
      stage.emit(
        .misuse, receiver: id, misuse.code, reason: StageMessage.animator(misuse, state: state))
    }
    timeline.finish()
  }
}

extension StageMessage {
  static func animator(_ misuse: AnimatorMisuse, state: UIViewAnimatingState) -> String {
    switch misuse {
    case .stopped(let call):
      "\(call): a stopped property animator can only be finished, by finishAnimation(at:)"
    case .inactive(let call):
      "\(call): an inactive property animator has nothing to go on with; startAnimation() comes first"
    case .notStopped:
      "finishAnimation(at:) is only for a stopped property animator; this one is \(state): "
        + "stopAnimation(false) comes first"
    case .notInterruptible(let call):
      "\(call): a property animator with isInterruptible false goes its way to the end"
    case .activeSetting: "a property animator that is \(state) keeps its settings"
    case .released(let word):
      "a property animator was released while \(word): finish it first, or keep it"
    }
  }
}
