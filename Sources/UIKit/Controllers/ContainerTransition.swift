/// A transition inside a container: one child takes the place of another.
class ContainerTransition: Transition {
  private(set) weak var parent: UIViewController?

  init(
    _ operation: TransitionRecord.Operation, of parent: UIViewController, from: UIViewController,
    to: UIViewController, isAnimated: Bool
  ) {
    self.parent = parent
    let stage = parent.stage
    let subject = operation == .pop ? from : to
    let record = TransitionRecord(
      id: stage.ledger.nextID(), operation: operation, presented: stage.id(of: subject),
      presenting: stage.id(of: parent), source: nil, isAnimated: isAnimated,
      startTime: stage.time)
    super.init(record, on: stage, from: from, to: to)
  }

  override var container: UIViewController? { parent }
  override var subject: UIViewController { record.operation == .pop ? from : to }

  override var eventArguments: [StageEvent.Argument] {
    [
      StageEvent.Argument("operation", .text(record.operation.rawValue)),
      stage.argument("subject", subject), stage.argument("container", parent),
    ]
  }

  var containerView: ContainerView? { parent?.viewIfLoaded as? ContainerView }

  override var ground: TransitionGround? {
    guard let content = containerView?.content else { return nil }
    let (from, to) = (from, to)
    return TransitionGround(
      container: content, from: from, to: to,
      fromView: { from.viewIfLoaded }, toView: { to.viewIfLoaded },
      initialFrom: TransitionGround.frame(of: from.viewIfLoaded, in: content),
      finalTo: { content.bounds })
  }

  /// The incoming view, of the size it is to have.
  func prepareIncoming() {
    to.loadViewIfNeeded()
    let view = to.loadedView
    if view.superview !== containerView?.content { containerView?.fit(view) }
  }

  /// Without an animation the views change places at once.
  func playWithoutAnimation() {
    announceStart(duration: 0)
    if let content = containerView?.content {
      let view = to.loadedView
      stage.moving(view, "addSubview", of: content) { content.addSubview(view) }
    }
    end(true)
  }

  func finish() {
    stage.detach(from.viewIfLoaded)
    from.endAppearance()
    to.endAppearance()
  }

  /// The incoming one goes again, then the outgoing one is back.
  func goBack() {
    to.beginTransition(false, animated: isAnimated)
    stage.detach(to.viewIfLoaded)
    to.endAppearance()
    from.beginTransition(true, animated: isAnimated)
    if let content = containerView?.content, let view = from.viewIfLoaded,
      !view.isDescendant(of: content)
    {
      stage.moving(view, "addSubview", of: content) { content.addSubview(view) }
    }
    from.endAppearance()
  }
}
