import Testing

@testable import AppCode5
@testable import UIKit

/// Notes its hooks among what the controllers note.
private final class PanelController: UIPresentationController {
  var removes = false
  var wrapper: UIView?
  var hadCoordinator = false
  var hadContainer = false

  private func note(_ text: String) { LoggingViewController.log.append(text) }

  override var shouldRemovePresentersView: Bool { removes }
  override var presentedView: UIView? { wrapper ?? super.presentedView }
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 452, width: 393, height: 400)
  }

  override func presentationTransitionWillBegin() {
    hadCoordinator = presentedViewController.transitionCoordinator != nil
    hadContainer = containerView != nil
    note("presentationTransitionWillBegin")
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    note("presentationTransitionDidEnd(\(completed))")
  }

  override func dismissalTransitionWillBegin() { note("dismissalTransitionWillBegin") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    note("dismissalTransitionDidEnd(\(completed)) \(containerView == nil ? "outside" : "inside")")
  }

  override func containerViewWillLayoutSubviews() { note("willLayout") }
  override func containerViewDidLayoutSubviews() { note("didLayout") }
}

/// Answers with a panel.
private final class PanelDelegate: UIViewControllerTransitioningDelegate {
  let animator = TestAnimator()
  var isPlain = false
  var questions: [String] = []
  var made: [PanelController] = []
  var configure: (PanelController) -> Void = { _ in }
  var askedPresenter: UIViewController?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    questions.append("presentation")
    askedPresenter = presenting
    guard !isPlain else { return nil }
    let panel = PanelController(presentedViewController: presented, presenting: presenting)
    configure(panel)
    made.append(panel)
    return panel
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions.append("animator")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions.append("dismissed")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    questions.append("interaction")
    return nil
  }
}

@MainActor
@Suite("Presentation controllers")
struct UIPresentationControllerTests {
  private func card(
    _ scene: TransitionScene, _ style: UIModalPresentationStyle = .custom
  ) -> (LoggingViewController, PanelDelegate) {
    let delegate = PanelDelegate()
    scene.kept.append(delegate)
    return (scene.controller("card", style, delegate: delegate), delegate)
  }

  @Test("E-01 the presentation controller is asked for first, once, then animator and interaction")
  func order() {
    let scene = TransitionScene()
    let (card, delegate) = card(scene)
    scene.run { scene.first.present(card, animated: true) }
    #expect(delegate.questions == ["presentation", "animator", "interaction"])
  }

  @Test("E-02 a dismissal uses the one that is there, and does not ask again")
  func reused() {
    let scene = TransitionScene()
    let (card, delegate) = card(scene)
    scene.run { scene.first.present(card, animated: true) }
    delegate.questions = []
    scene.run { card.dismiss(animated: true) }
    #expect(delegate.questions == ["dismissed"])
    #expect(scene.heard().contains("dismissalTransitionDidEnd(true) outside"))
  }

  @Test(
    "R-02 only the style custom asks; the others have one of UIKit's",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .popover])
  func builtIn(style: UIModalPresentationStyle) {
    let scene = TransitionScene()
    let (card, delegate) = card(scene, style)
    scene.run { scene.first.present(card, animated: true) }
    #expect(!delegate.questions.contains("presentation"))
    #expect(card.presentationController?.containerView != nil)
    #expect(card.presentationController?.presentationStyle == style)
  }

  @Test("T1, T6 the hooks among the callbacks of a presentation and its dismissal")
  func hooks() {
    let scene = TransitionScene()
    let (card, _) = card(scene)
    scene.run { scene.first.present(card, animated: true) { scene.note("completion") } }
    let layout = ["willLayout", "didLayout"]
    #expect(
      scene.heard().filter { !layout.contains($0) } == [
        "card.viewDidLoad", "presentationTransitionWillBegin",
        "card.viewWillAppear(true) presented", "card.viewIsAppearing(true)",
        "card.viewDidAppear(true) presented", "presentationTransitionDidEnd(true)", "completion",
        "animationEnded(true)",
      ])
    scene.run { card.dismiss(animated: true) { scene.note("completion") } }
    #expect(
      scene.heard().filter { !layout.contains($0) } == [
        "dismissalTransitionWillBegin", "card.viewWillDisappear(true) dismissed",
        "card.viewDidDisappear(true) dismissed", "dismissalTransitionDidEnd(true) outside",
        "completion", "animationEnded(true)",
      ])
  }

  @Test("R-01 the presenter it is made with, and the real one once that is settled")
  func presenter() {
    let scene = TransitionScene()
    let (card, delegate) = card(scene)
    let child = scene.controller("child")
    scene.turn {
      scene.first.addChild(child)
      scene.first.view.addSubview(child.view)
    }
    scene.run { child.present(card, animated: true) }
    #expect(delegate.askedPresenter === scene.first)
    #expect(delegate.made.first?.presentingViewController === scene.first)
    #expect(delegate.made.first?.presentedViewController === card)
  }

  @Test("R-03 the defaults")
  func defaults() {
    let scene = TransitionScene()
    let (card, delegate) = card(scene)
    delegate.isPlain = true
    scene.run { scene.first.present(card, animated: true) }
    let controller = card.presentationController
    #expect(controller?.presentedView === card.view)
    #expect(controller?.frameOfPresentedViewInContainerView == scene.window.bounds)
    #expect(controller?.shouldPresentInFullscreen == true)
    #expect(controller?.shouldRemovePresentersView == false)
    #expect(controller?.presentationStyle == .custom)
    #expect(scene.first.view.window === scene.window)
  }

  @Test("R-04 the container is there from the first hook until the dismissal has ended")
  func container() throws {
    let scene = TransitionScene()
    let (card, delegate) = card(scene)
    scene.stage.with {
      let panel = card.presentationController
      #expect(panel?.containerView == nil)
    }
    scene.run { scene.first.present(card, animated: true) }
    let panel = try #require(delegate.made.first)
    #expect(panel.hadContainer)
    #expect(panel.hadCoordinator)
    #expect(panel.containerView === card.view.superview)
    scene.run { card.dismiss(animated: true) }
    #expect(panel.containerView == nil)
  }

  @Test("R-05 a cancelled presentation and a cancelled dismissal end with false")
  func cancelled() {
    let scene = TransitionScene()
    let (card, delegate) = card(scene)
    let animator = delegate.animator
    animator.animate = { [unowned animator] in
      animator.addIncoming($0)
      animator.completeLater($0, false)
    }
    scene.run { scene.first.present(card, animated: true) }
    #expect(scene.heard().contains("presentationTransitionDidEnd(false)"))
    #expect(scene.first.presentedViewController == nil)
    animator.animate = { [unowned animator] in
      animator.addIncoming($0)
      animator.completeLater($0)
    }
    scene.run { scene.first.present(card, animated: true) }
    animator.animate = { [unowned animator] in animator.completeLater($0, false) }
    scene.run { card.dismiss(animated: true) }
    #expect(scene.heard().contains("dismissalTransitionDidEnd(false) inside"))
    #expect(card.view.window === scene.window)
  }

  @Test("R-06 each layout of the container is announced and told, during the animation too")
  func layout() {
    let scene = TransitionScene()
    let (card, delegate) = card(scene)
    scene.turn { scene.first.present(card, animated: true) }
    #expect(scene.heard().filter { $0.hasSuffix("Layout") } == ["willLayout", "didLayout"])
    scene.turn { delegate.made.first?.containerView?.setNeedsLayout() }
    #expect(scene.heard().filter { $0.hasSuffix("Layout") } == ["willLayout", "didLayout"])
  }

  @Test("R-08 it is kept from the first question until the dismissal, then let go")
  func kept() {
    let scene = TransitionScene()
    let (card, delegate) = card(scene)
    weak var panel: PanelController?
    scene.stage.with {
      #expect(card.presentationController === delegate.made.first)
      panel = delegate.made.first
      delegate.made = []
    }
    scene.run { scene.first.present(card, animated: true) }
    #expect(delegate.questions.filter { $0 == "presentation" }.count == 1)
    #expect(panel != nil)
    scene.run { card.dismiss(animated: true) }
    #expect(panel == nil)
    scene.run { scene.first.present(card, animated: true) }
    #expect(delegate.questions.filter { $0 == "presentation" }.count == 2)
  }

  @Test("C-04, C-06 the context shows its view and its frame")
  func context() throws {
    let scene = TransitionScene()
    let (card, delegate) = card(scene)
    let wrapper = scene.stage.with { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)) }
    delegate.configure = { $0.wrapper = wrapper }
    scene.turn { scene.first.present(card, animated: true) }
    let context = try #require(delegate.animator.context)
    #expect(context.view(forKey: .to) === wrapper)
    #expect(context.finalFrame(for: card) == CGRect(x: 0, y: 452, width: 393, height: 400))
    scene.run()
    #expect(wrapper.window === scene.window)
    scene.turn { card.dismiss(animated: true) }
    #expect(delegate.animator.context?.view(forKey: .from) === wrapper)
    scene.run()
    #expect(wrapper.window == nil)
  }

  @Test("C-05 a presentation that removes the presenter's view hands it to the animator")
  func removing() throws {
    let scene = TransitionScene()
    let (card, delegate) = card(scene)
    delegate.configure = { $0.removes = true }
    scene.turn { scene.first.present(card, animated: true) }
    #expect(delegate.animator.context?.view(forKey: .from) === scene.first.view)
    scene.run()
    #expect(scene.first.view.window == nil)
    scene.run { card.dismiss(animated: true) }
    #expect(scene.first.view.window === scene.window)
  }

  @Test("not animated: the view stands in the frame, between the hooks")
  func notAnimated() {
    let scene = TransitionScene()
    let (card, delegate) = card(scene)
    scene.run { scene.first.present(card, animated: false) }
    #expect(delegate.made.first?.hadCoordinator == false)
    #expect(card.view.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
    #expect(scene.stage.time == 0)
  }

  @Test("R-07 a child's preferred size, and the size to come, reach it")
  func sizes() {
    final class Sized: UIPresentationController {
      var heard: [String] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: UIViewController
      ) { heard.append("preferred") }
      override func size(
        forChildContentContainer container: UIViewController,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        heard.append("\(size.width)")
        super.viewWillTransition(to: size, with: coordinator)
      }
    }
    final class Child: UIViewController {
      var heard: [CGFloat] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        heard.append(size.width)
      }
    }
    let scene = TransitionScene()
    let child = scene.stage.with { Child() }
    child.modalPresentationStyle = .overFullScreen
    let sized = scene.stage.with {
      Sized(presentedViewController: child, presenting: scene.first)
    }
    child.presentation.controller = sized
    scene.run { scene.first.present(child, animated: false) }
    child.preferredContentSize = CGSize(width: 10, height: 10)
    #expect(sized.heard == ["preferred"])
    scene.run { scene.stage.turnScreen(to: CGSize(width: 852, height: 393), duration: 0.3) }
    #expect(sized.heard == ["preferred", "852.0"])
    #expect(child.heard == [426])
  }
}
