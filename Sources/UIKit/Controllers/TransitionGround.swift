/// Where a transition takes place: who goes and comes, by which views, and their frames in the
/// container. Zero stands for not being there.
@MainActor
struct TransitionGround {
  let container: UIView
  var style = UIModalPresentationStyle.none
  let from: UIViewController
  let to: UIViewController
  var fromView: () -> UIView? = { nil }
  var toView: () -> UIView? = { nil }
  var initialFrom = CGRect.zero
  var finalFrom = CGRect.zero
  var initialTo = CGRect.zero
  var finalTo: () -> CGRect = { .zero }

  /// The frame of a view in the container, wherever it stands.
  static func frame(of view: UIView?, in container: UIView) -> CGRect {
    guard let view else { return .zero }
    return view.superview.map { container.convert(view.frame, from: $0) } ?? view.frame
  }
}
