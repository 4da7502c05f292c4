import UIKit

/// What a recognizer made by `recognizer` tells, and who answers for it: UIKit cannot tell it from an
/// app's target and delegate. The recognizer keeps it alive.
final class ScriptRecognizer: NSObject, UIGestureRecognizerDelegate {
  /// Runs the blocks of an event.
  var handle: @MainActor (_ event: String) -> Void = { _ in }
  /// Answers a question; nil where no block asks. A touch that it is about comes along.
  var answer: @MainActor (_ question: String, UITouch?) -> Bool? = { _, _ in nil }
  /// Those that must fail first, and those that may go on beside it.
  var requiresFailureOf = WeakRecognizers()
  var simultaneousWith = WeakRecognizers()

  init(_ recognizer: UIGestureRecognizer) {
    super.init()
    recognizer.delegate = self
    recognizer.addAction { [self] in act($0) }
    recognizer.onFailure = { [self] in handle("failed") }
  }

  /// Forgets what it answers for.
  func letGo() {
    handle = { _ in }
    answer = { _, _ in nil }
  }

  /// The one that stands for a recognizer of the session.
  static func of(_ recognizer: UIGestureRecognizer) -> ScriptRecognizer? {
    recognizer.delegate as? ScriptRecognizer
  }

  /// A gesture without a beginning is recognized, and that is its end.
  private func act(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .ended else { return handle("\(recognizer.state)") }
    if recognizer.isDiscrete { handle("recognized") }
    handle("ended")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answer("shouldBegin", nil) ?? gestureRecognizer.byDefault(true)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    answer("shouldReceive", touch) ?? gestureRecognizer.byDefault(true)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    simultaneousWith.contains(otherGestureRecognizer) || gestureRecognizer.byDefault(false)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    requiresFailureOf.contains(otherGestureRecognizer) || gestureRecognizer.byDefault(false)
  }
}

/// Recognizers that are not kept alive.
@MainActor
struct WeakRecognizers {
  private struct Entry { weak var recognizer: UIGestureRecognizer? }

  private var entries: [Entry] = []

  init(_ recognizers: [UIGestureRecognizer] = []) {
    entries = recognizers.map { Entry(recognizer: $0) }
  }

  var living: [UIGestureRecognizer] { entries.compactMap(\.recognizer) }

  func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    entries.contains { $0.recognizer === recognizer }
  }
}

/// A pan that begins as soon as a finger touches.
final class InstantPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { state = .began }
  }
}

extension UIGestureRecognizer {
  /// Its gestures have no beginning: they are recognized.
  var isDiscrete: Bool { self is UITapGestureRecognizer || self is UISwipeGestureRecognizer }
}
