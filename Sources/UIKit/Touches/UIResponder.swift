/// What can be asked to answer an event, and who is asked next.
@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }

  // MARK: Touches

  // Who does not answer touches passes them on.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesBegan(touches, with: event) }
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesMoved(touches, with: event) }
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesEnded(touches, with: event) }
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesCancelled(touches, with: event) }
  }

  /// A chain that runs in a circle ends after more responders than can stand in a window.
  private func pass(_ event: UIEvent?, _ body: (UIResponder) -> Void) {
    guard let next, let event, event.passes < UIView.maximumDepth * 2 + 2 else { return }
    event.passes += 1
    body(next)
    event.passes -= 1
  }
}
