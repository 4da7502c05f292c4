import UIKit

/// A transitioning delegate written in the session; each question is worked out anew.
final class ScriptDelegate: NSObject, UIViewControllerTransitioningDelegate {
  /// Answers the question of an option, with the names it is given.
  typealias Question = @MainActor (_ option: String, _ given: [(String, Value)]) -> Value

  var answer: Question

  init(answer: @escaping Question) {
    self.answer = answer
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let given: [(String, Value)] = [
      ("presented", .controller(presented)), ("presenter", .controller(presenting)),
      ("source", .controller(source)),
    ]
    return animator(answer("presented", given))
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(answer("dismissed", [("dismissed", .controller(dismissed))]))
  }

  private func animator(_ value: Value) -> (any UIViewControllerAnimatedTransitioning)? {
    if case .animator(let animator) = value { return animator }
    return nil
  }
}
