// How controllers tell the stage what they call, ask and refuse.

extension Stage {
  /// A callback of a controller, seen from outside before and after.
  func calling(
    _ receiver: AnyObject?, _ name: String, _ animated: Bool? = nil, _ body: () -> Void
  ) {
    let arguments = animated.map { [StageEvent.Argument(nil, .bool($0))] } ?? []
    emitting(.callback, receiver: receiver, name, arguments: arguments, body)
  }

  func argument(_ label: String?, _ object: AnyObject?) -> StageEvent.Argument {
    StageEvent.Argument(label, value(object))
  }

  func misuse(
    _ misuse: ControllerMisuse, _ receiver: AnyObject?, _ arguments: [StageEvent.Argument] = []
  ) {
    emit(
      .misuse, receiver: receiver, misuse.rawValue, arguments: arguments, reason: misuse.reason)
  }

  func warn(
    _ warning: ControllerWarning, _ receiver: AnyObject?, _ arguments: [StageEvent.Argument] = []
  ) {
    emit(
      .warning, receiver: receiver, warning.rawValue, arguments: arguments, reason: warning.reason)
  }

  /// A change that UIKit itself makes to the view tree: `name` is called on `receiver` for `view`.
  func moving(_ view: UIView, _ name: String, of receiver: UIView, _ body: () -> Void) {
    emitting(
      .hierarchy, receiver: receiver, name, arguments: [argument(nil, view)], body)
  }

  /// Takes a view out of its superview, if it is in one.
  func detach(_ view: UIView?) {
    guard let view, view.superview != nil else { return }
    emitting(.hierarchy, receiver: view, "removeFromSuperview") { view.removeFromSuperview() }
  }
}
