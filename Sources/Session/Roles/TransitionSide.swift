import UIKit

/// `to` or `from` of an animator: a controller, its view if it may be touched, and its frames.
@MainActor
struct TransitionSide {
  /// `to` or `from`.
  let key: String
  let controller: UIViewController?
  let view: UIView?
  let initialFrame: CGRect
  let finalFrame: CGRect

  init(_ key: String, of context: any UIViewControllerContextTransitioning) {
    let isTo = key == "to"
    self.key = key
    controller = context.viewController(forKey: isTo ? .to : .from)
    view = context.view(forKey: isTo ? .to : .from)
    initialFrame = controller.map(context.initialFrame(for:)) ?? .zero
    finalFrame = controller.map(context.finalFrame(for:)) ?? .zero
  }
}

/// A view's layer: `layer`, `model` (as set) and `presentation` (as seen).
@MainActor
struct LayerFace {
  enum Side: String { case layer, model, presentation }
  let view: UIView
  let side: Side
}
