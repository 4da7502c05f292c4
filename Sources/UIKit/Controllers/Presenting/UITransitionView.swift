/// Holds the views of a modal transition, and the presented view after it.
final class UITransitionView: UIView {
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    presentationController?.tell("containerViewWillLayoutSubviews") {
      $0.containerViewWillLayoutSubviews()
    }
    super.layoutSubviews()
    presentationController?.tell("containerViewDidLayoutSubviews") {
      $0.containerViewDidLayoutSubviews()
    }
  }
}
