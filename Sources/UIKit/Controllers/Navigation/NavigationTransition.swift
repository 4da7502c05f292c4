/// A push or a pop in flight.
final class NavigationTransition: ContainerTransition {
  private let leaving: [UIViewController]
  private let arriving: [UIViewController]
  /// The stack as it was, for a cancelled one.
  private let before: [UIViewController]

  init(
    _ operation: TransitionRecord.Operation, of navigation: UINavigationController,
    from: UIViewController, to: UIViewController, leaving: [UIViewController],
    arriving: [UIViewController], before: [UIViewController], isAnimated: Bool
  ) {
    self.leaving = leaving
    self.arriving = arriving
    self.before = before
    super.init(operation, of: navigation, from: from, to: to, isAnimated: isAnimated)
    record.delegate = navigation.delegate.map { stage.id(of: $0) }
    prepareCoordinator()
  }

  private var navigation: UINavigationController? { parent as? UINavigationController }
  /// The delegate is asked at the start.
  override var hasAskedInteraction: Bool { phase != .waiting }
  private var isPush: Bool { record.operation == .push }

  func start() {
    guard phase == .waiting, let navigation else { return }
    phase = .running
    if isAnimated { askDelegate(of: navigation) }
    prepareIncoming()
    from.beginTransition(false, animated: isAnimated)
    to.beginTransition(true, animated: isAnimated)
    navigation.tellWillShow(to, animated: isAnimated)
    if isAnimated { animate() } else { playWithoutAnimation() }
  }

  private func askDelegate(of navigation: UINavigationController) {
    if !isPush, let driver = navigation.navigation.popDriver {
      interaction = driver
      record.interaction = stage.id(of: driver)
      return
    }
    animator = navigation.askAnimator(isPush ? .push : .pop, from: from, to: to)
    guard let animator else { return }
    record.animator = stage.id(of: animator)
    interaction = navigation.askInteraction(animator)
    record.interaction = interaction.map { stage.id(of: $0) }
  }

  override func builtInAnimator() -> BuiltInAnimator { BuiltInAnimator(isPush ? .push : .pop) }

  override func conclude(_ completed: Bool) {
    guard let navigation else { return }
    if completed {
      finish()
      navigation.navigation.shown = to
      navigation.settle(arriving: arriving, leaving: leaving)
      navigation.tellDidShow(to, animated: isAnimated)
    } else {
      takeBack(navigation)
      goBack()
    }
  }

  /// The stack is as it was; what waited for the end of this one has lost its start.
  private func takeBack(_ navigation: UINavigationController) {
    let waiting = navigation.navigation.transitions.filter { $0 !== self }
    navigation.navigation.controllers = before
    for transition in waiting.reversed() { transition.abort() }
    let newcomers = arriving + waiting.flatMap(\.arriving)
    for controller in newcomers where controller.family.parent === navigation {
      controller.willMove(toParent: nil)
      controller.leaveParent()
    }
    for controller in before { controller.settleMove() }
  }

  override func settleFlags() {
    super.settleFlags()
    guard let navigation else { return }
    navigation.navigation.transitions.removeAll { $0 === self }
    if !navigation.navigation.transitions.isEmpty { navigation.viewIfLoaded?.setNeedsLayout() }
  }
}
