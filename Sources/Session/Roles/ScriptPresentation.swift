import UIKit

/// A presentation written in the session. Each presentation on the screen gets a controller of its
/// own, which answers by this.
final class ScriptPresentation: NSObject {
  /// What the session answers for it; replaced when the name is made again. Nil stands for UIKit's
  /// own way.
  struct Definition {
    var frame: @MainActor (UIPresentationController) -> CGRect?
    var view: @MainActor (UIPresentationController) -> UIView?
    var removesPresenter: Bool
    /// Runs the blocks of an event: `didPresent`, with `completed`.
    var handle: @MainActor (_ event: String, UIPresentationController, [(String, Value)]) -> Void

    static var plain: Definition {
      Definition(
        frame: { _ in nil }, view: { _ in nil }, removesPresenter: false, handle: { _, _, _ in })
    }
  }

  var definition = Definition.plain
}

/// What UIKit asks and tells: it cannot be told from an app's class.
final class ScriptPresentationController: UIPresentationController {
  let script: ScriptPresentation

  /// Asked for once: the view stays the same while it is presented.
  private var wrapper: UIView?

  init(_ script: ScriptPresentation, presented: UIViewController, presenting: UIViewController?) {
    self.script = script
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var presentedView: UIView? {
    wrapper = wrapper ?? script.definition.view(self)
    return wrapper ?? super.presentedView
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    script.definition.frame(self) ?? super.frameOfPresentedViewInContainerView
  }

  override var shouldRemovePresentersView: Bool { script.definition.removesPresenter }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    script.definition.handle("willPresent", self, [])
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    script.definition.handle("didPresent", self, [("completed", .bool(completed))])
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    script.definition.handle("willDismiss", self, [])
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    script.definition.handle("didDismiss", self, [("completed", .bool(completed))])
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    script.definition.handle("layout", self, [])
  }
}

extension UIViewController {
  /// The presentation of the session that frames it now.
  var presentingScript: AnyObject? {
    guard presentingViewController != nil else { return nil }
    return presentationController as? ScriptPresentationController
  }
}
