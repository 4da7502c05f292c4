extension TouchCenter {
  /// Delivers what fingers did, event by event: an event has one time, and each finger once at most.
  /// What they do meanwhile waits for the next turn.
  func deliverPending() {
    guard !isDelivering else { return }
    isDelivering = true
    let due = pending
    pending = []
    var batch: [TouchSample] = []
    for sample in due {
      if let first = batch.first,
        sample.time != first.time || batch.contains(where: { $0.finger == sample.finger })
      {
        deliver(batch)
        batch = []
      }
      batch.append(sample)
    }
    if !batch.isEmpty { deliver(batch) }
    isDelivering = false
  }

  /// The time of what is being told: earlier than the stage's if the main thread was busy.
  var now: Double { isDelivering ? event.timestamp : stage.time }

  private func deliver(_ samples: [TouchSample]) {
    for finger in fingers where finger.isDown { finger.touch?.rest() }
    event.timestamp = samples.first?.time ?? stage.time
    isDispatching = true
    dispatch(samples)
    isDispatching = false
    changed = []
    update()
  }

  private func dispatch(_ samples: [TouchSample]) {
    changed = []
    for sample in samples {
      if let touch = apply(sample) { changed.append(touch) }
      if let finger = stage.finger(sample.finger) { stage.observer?.touched(finger) }
    }
    guard !changed.isEmpty else { return }
    event.touches =
      fingers.compactMap(\.touch).filter { touch in
        touch.isDown || changed.contains { $0 === touch }
      }
    stage.application.sendEvent(event)
    if changed.contains(where: { $0.window == nil }) { dispatch(event, in: nil) }
  }

  /// The windows of the touches of the event.
  var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for case let window? in changed.map(\.window) where !windows.contains(where: { $0 === window })
    {
      windows.append(window)
    }
    return windows
  }

  /// Nil where nothing hears of it.
  private func apply(_ sample: TouchSample) -> UITouch? {
    let index = fingers.firstIndex { $0.number == sample.finger }
    if sample.phase == .began {
      if let index, fingers[index].isDown { return nil }
      return touchDown(sample, at: index)
    }
    guard let index, fingers[index].isDown else { return nil }
    fingers[index].position = sample.point
    let isLast = sample.phase == .ended || sample.phase == .cancelled
    if isLast { fingers[index].isDown = false }
    guard let touch = fingers[index].touch else { return nil }
    return move(touch, sample)
  }

  private func move(_ touch: UITouch, _ sample: TouchSample) -> UITouch? {
    guard let window = touch.window else {
      touch.update(.cancelled, at: touch.location, time: now)
      return touch
    }
    let point = window.pointFromScreen(sample.point)
    guard sample.phase != .stationary, sample.phase != .moved || point != touch.location else {
      return nil
    }
    touch.update(sample.phase, at: point, time: now)
    if sample.phase == .ended { noteEnd(of: touch, sample) }
    return touch
  }

  private func noteEnd(of touch: UITouch, _ sample: TouchSample) {
    touch.releaseVelocity = sample.velocity
    lastTap = nil
    guard touch.isTap else { return }
    lastTap = TapMark(
      finger: sample.finger, count: touch.tapCount, time: now, point: sample.point)
  }

  private func touchDown(_ sample: TouchSample, at index: Int?) -> UITouch? {
    var finger = Finger(number: sample.finger, position: sample.point)
    let touch = hit(sample)
    finger.touch = touch
    finger.isIgnored = touch == nil
    if let index, fingers.indices.contains(index) {
      fingers[index] = finger
    } else {
      fingers.append(finger)
    }
    guard let touch else { return nil }
    touch.tapCount = taps(of: sample)
    offer(touch)
    return touch
  }

  /// The touch that a finger begins: of the view that it hits, in the window in front.
  private func hit(_ sample: TouchSample) -> UITouch? {
    guard stage.ignoringInteractionDepth == 0 else { return nil }
    for window in stage.windows.living.reversed() where !window.isHidden {
      let point = window.pointFromScreen(sample.point)
      if let view = window.hitTest(point, with: event) {
        return UITouch(
          finger: sample.finger, at: point, in: window, view: view, time: now)
      }
    }
    return nil
  }

  private func taps(of sample: TouchSample) -> Int {
    guard let last = lastTap, last.finger == sample.finger,
      now - last.time <= UITapGestureRecognizer.gap + Stage.tolerance,
      abs(last.point.x - sample.point.x) <= UITapGestureRecognizer.reach,
      abs(last.point.y - sample.point.y) <= UITapGestureRecognizer.reach
    else { return 1 }
    return last.count + 1
  }

  /// The recognizers of the view that was hit and of those around it get to see the touch.
  private func offer(_ touch: UITouch) {
    guard let view = touch.view else { return }
    for recognizer in view.pathToRoot.flatMap(\.recognizers) {
      guard recognizer.isListening, recognizer.shouldReceive(event),
        recognizer.asksToReceive(touch), recognizer.view != nil, recognizer.isListening
      else { continue }
      touch.offered.append(recognizer)
      recognizer.record.touches.append(touch)
      engage(recognizer)
    }
    introduce(touch.offered)
    touch.delivery.isWanted = isWanted(touch, by: view)
    untold.append(touch)
    if touch.offered.contains(where: { $0.record.isRecognized && $0.cancelsTouchesInView }) {
      touch.delivery.claim()
    }
  }

  private func isWanted(_ touch: UITouch, by view: UIView) -> Bool {
    let others = fingers.filter(\.isDown).compactMap(\.touch).filter {
      $0 !== touch && $0.delivery.isWanted
    }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
    if view.isExclusiveTouch { return others.allSatisfy { $0.view === view } }
    return others.allSatisfy { $0.view === view || !($0.view?.isExclusiveTouch ?? false) }
  }
}

extension UIWindow {
  func pointFromScreen(_ point: CGPoint) -> CGPoint {
    point.applying(layer.store.model.affineToSuperlayer.inverted())
  }
}
