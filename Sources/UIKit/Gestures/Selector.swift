/// Stands for a method where UIKit takes a selector, which does not exist here: it holds what to call.
///
///     UITapGestureRecognizer(target: self, action: Selector { [weak self] _ in self?.tapped() })
@MainActor
public struct Selector {
  /// The closure gets who sends: a recognizer.
  public init(_ body: @escaping (AnyObject) -> Void) { box = Box(body) }

  /// Copies of one selector are the same method.
  final class Box {
    init(_ body: @escaping (AnyObject) -> Void) { self.body = body }

    let body: (AnyObject) -> Void
  }

  let box: Box
}
