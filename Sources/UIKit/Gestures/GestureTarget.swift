/// Whom a recognizer tells.
@MainActor
struct GestureTarget {
  private weak var target: AnyObject?
  private let selector: Selector?
  private let body: (UIGestureRecognizer) -> Void

  init(_ body: @escaping (UIGestureRecognizer) -> Void) {
    self.body = body
    selector = nil
  }

  /// A target that is gone hears of nothing.
  init(_ target: Any?, _ selector: Selector) {
    let object = target.map { $0 as AnyObject }
    self.target = object
    self.selector = selector
    let isBound = object != nil
    body = { [weak object] recognizer in
      if !isBound || object != nil { selector.box.body(recognizer) }
    }
  }

  func call(_ recognizer: UIGestureRecognizer) { body(recognizer) }

  func matches(_ target: Any?, _ selector: Selector?) -> Bool {
    let isTarget = target.map { ($0 as AnyObject) === self.target } ?? true
    let isAction = selector.map { $0.box === self.selector?.box } ?? true
    return isTarget && isAction
  }
}

extension UIGestureRecognizer {
  func addTarget(_ target: Any?, action: Selector) {
    targets.append(GestureTarget(target, action))
  }
}
