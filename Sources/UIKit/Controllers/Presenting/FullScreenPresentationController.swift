/// UIKit's own for the styles under which the presenter's view leaves the window.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
