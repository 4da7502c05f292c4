extension TouchCenter {
  /// Recognizers of a window see what its touches did; nil stands for one that is gone.
  func dispatch(_ event: UIEvent, in window: UIWindow?) {
    let touches = changed.filter { $0.window === window }
    var seen: [UIGestureRecognizer] = []
    for recognizer in touches.flatMap(\.offered) where !seen.contains(where: { $0 === recognizer })
    {
      seen.append(recognizer)
      show(touches, to: recognizer, event)
      resolve()
    }
    for touch in touches { touch.delivery.add(touch.phase) }
  }

  private func show(
    _ touches: [UITouch], to recognizer: UIGestureRecognizer, _ event: UIEvent
  ) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let mine = touches.filter { $0.phase == phase && recognizer.record.follows($0) }
      guard !mine.isEmpty, recognizer.isListening else { continue }
      switch phase {
      case .began: recognizer.touchesBegan(Set(mine), with: event)
      case .moved: recognizer.touchesMoved(Set(mine), with: event)
      case .ended: recognizer.touchesEnded(Set(mine), with: event)
      default: recognizer.touchesCancelled(Set(mine), with: event)
      }
    }
  }

  /// Whether a view was told of something: of the first thing that waits, for all touches of which
  /// it is the next.
  func tellViews() -> Bool {
    guard let first = untold.first(where: { next($0) != nil }), let phase = next(first),
      let view = first.view
    else { return false }
    let together = untold.filter { $0.view === view && next($0) == phase }
    for touch in together { _ = touch.delivery.take() }
    let phases = together.map(\.phase)
    for touch in together { touch.phase = phase }
    tell(view, phase, Set(together))
    for (touch, own) in zip(together, phases) where touch.phase == phase { touch.phase = own }
    return true
  }

  /// What the view of a touch may be told next.
  private func next(_ touch: UITouch) -> UITouch.Phase? {
    guard let phase = touch.delivery.waiting.first, touch.view != nil else { return nil }
    switch phase {
    case .began:
      let isHeld = touch.offered.contains {
        $0.isUndecided && $0.delaysBegan(of: touch) && $0.record.follows(touch)
      }
      return isHeld ? nil : phase
    case .ended:
      return touch.offered.contains { $0.delaysTouchesEnded && $0.isUndecided } ? nil : phase
    default: return phase
    }
  }

  private func tell(_ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    switch phase {
    case .began:
      tell(view, "touchesBegan") { view.touchesBegan(touches, with: event) }
    case .moved: view.touchesMoved(touches, with: event)
    case .ended:
      tell(view, "touchesEnded") { view.touchesEnded(touches, with: event) }
    default:
      tell(view, "touchesCancelled") { view.touchesCancelled(touches, with: event) }
    }
  }

  private func tell(_ view: UIView, _ name: String, _ body: () -> Void) {
    stage.lastCallback = name
    stage.emitting(.gesture, receiver: view, name, body)
  }

  // MARK: Taken away

  /// A view is no longer in its window: its recognizers are cancelled, and it hears that its
  /// touches are.
  func viewLeft(_ view: UIView) {
    guard !engaged.isEmpty || !untold.isEmpty else { return }
    for recognizer in view.recognizers { recognizer.abandon() }
    for touch in untold where touch.view === view { touch.delivery.claim() }
    update()
  }

  /// Its touches are cancelled in the next turn of this instant.
  func cancelTouches(in window: UIWindow) {
    let touches = fingers.filter { $0.isDown && $0.touch?.window === window }
    guard !touches.isEmpty else { return }
    pending += touches.map { TouchSample(.cancelled, finger: $0.number, at: $0.position) }
  }
}
