/// A change of tabs in flight. What will appear and disappear is told inside the call; the views
/// follow after the commit.
final class TabTransition: ContainerTransition {
  private let before: Int?

  init(
    of tabs: UITabBarController, from: UIViewController, to: UIViewController, before: Int?,
    isAnimated: Bool
  ) {
    self.before = before
    super.init(.select, of: tabs, from: from, to: to, isAnimated: isAnimated)
    record.delegate = tabs.delegate.map { stage.id(of: $0) }
  }

  private var tabs: UITabBarController? { parent as? UITabBarController }

  func take(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.animator = animator
    self.interaction = interaction
    record.animator = animator.map { stage.id(of: $0) }
    record.interaction = interaction.map { stage.id(of: $0) }
  }

  func begin() {
    prepareIncoming()
    to.beginTransition(true, animated: isAnimated)
    from.beginTransition(false, animated: isAnimated)
    stage.afterCommit(named: "select") { self.start() }
  }

  private func start() {
    guard phase == .waiting else { return }
    phase = .running
    prepareCoordinator()
    if isAnimated { animate() } else { playWithoutAnimation() }
  }

  override func conclude(_ completed: Bool) {
    if completed {
      tabs?.tabs.shown = to
      finish()
    } else {
      tabs?.tabs.selected = before
      goBack()
    }
  }

  override func settleFlags() {
    super.settleFlags()
    if tabs?.tabs.transition === self { tabs?.tabs.transition = nil }
  }
}
