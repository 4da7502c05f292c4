extension UIGestureRecognizer {
  /// The delegate left the method out: nobody was asked.
  package func byDefault(_ answer: Bool) -> Bool {
    record.isUnasked = true
    return answer
  }

  /// Puts a question to the delegate, and tells of the answer if it has the method.
  private func ask(
    _ name: String, _ arguments: [StageEvent.Argument],
    _ question: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool? {
    guard let delegate else { return nil }
    record.isUnasked = false
    let answer = question(delegate)
    defer { record.isUnasked = false }
    if record.isUnasked { return nil }
    if delegate is PopGesture { return answer }
    stage.emit(
      .query, receiver: delegate, name, arguments: arguments, result: .bool(answer))
    return answer
  }

  private func argument(_ label: String?, _ object: AnyObject?) -> StageEvent.Argument {
    StageEvent.Argument(label, stage.value(object))
  }

  /// The view is asked as well as the delegate.
  func asksToBegin() -> Bool {
    if yieldsToControl { return false }
    let asked = ask("gestureRecognizerShouldBegin", [argument(nil, self)]) {
      $0.gestureRecognizerShouldBegin(self)
    }
    guard asked ?? true else { return false }
    return view?.gestureRecognizerShouldBegin(self) ?? true
  }

  func asksToReceive(_ touch: UITouch) -> Bool {
    ask("gestureRecognizer", [argument("shouldReceive", touch)]) {
      $0.gestureRecognizer(self, shouldReceive: touch)
    } ?? true
  }

  func asksToShare(with other: UIGestureRecognizer) -> Bool {
    ask("gestureRecognizer", [argument("shouldRecognizeSimultaneouslyWith", other)]) {
      $0.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    } ?? false
  }

  func asksToWait(for other: UIGestureRecognizer) -> Bool {
    let asked = ask("gestureRecognizer", [argument("shouldRequireFailureOf", other)]) {
      $0.gestureRecognizer(self, shouldRequireFailureOf: other)
    }
    return asked ?? false || shouldRequireFailure(of: other)
  }

  func asksToGoFirst(of other: UIGestureRecognizer) -> Bool {
    let asked = ask("gestureRecognizer", [argument("shouldBeRequiredToFailBy", other)]) {
      $0.gestureRecognizer(self, shouldBeRequiredToFailBy: other)
    }
    return asked ?? false || shouldBeRequiredToFail(by: other)
  }
}
