/// Fingers that drag. It begins once they are 10 points from where they touched.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers go before it begins, points.
  package nonisolated static let slop = 10.0

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  var path = GesturePath()

  /// Touches that have left do not count.
  open override var numberOfTouches: Int { record.touches.filter(\.isDown).count }

  /// How far the middle of the fingers went since they touched, in a view's coordinates: of a
  /// transform only what is linear counts.
  open func translation(in view: UIView?) -> CGPoint {
    noteSpace(view)
    return distance(path.translation, in: view)
  }

  /// Counts from here on, and the velocity reads zero until the next move.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let translation = distance(translation, from: view)
    guard translation.x.isFinite, translation.y.isFinite else { return }
    path.rebase(to: translation)
  }

  /// Points per second: what lies between the last two moves, over the time between them; zero
  /// 0.1 s after the last one.
  open func velocity(in view: UIView?) -> CGPoint {
    noteSpace(view)
    return distance(windowVelocity, in: view)
  }

  /// Points per second in the window.
  var windowVelocity: CGPoint {
    record.touches.lazy.compactMap(\.releaseVelocity).first ?? path.velocity(at: stage.touches.now)
  }

  /// Whether it may begin, having gone this far; nil while it is not far enough. Edges know better.
  func verdict(on translation: CGPoint) -> Bool? {
    let length = (translation.x * translation.x + translation.y * translation.y).squareRoot()
    return length >= UIPanGestureRecognizer.slop - 1e-9 ? true : nil
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      state = .failed
    } else if progress == .possible, numberOfTouches <= max(1, minimumNumberOfTouches) {
      path = GesturePath(at: stage.touches.now)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches)
    guard progress == .possible else {
      state = .changed
      return
    }
    guard numberOfTouches >= minimumNumberOfTouches, let begins = verdict(on: path.translation)
    else { return }
    state = begins ? .began : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches)
    if progress == .possible {
      if numberOfTouches == 0 { state = .failed }
    } else if numberOfTouches < max(1, minimumNumberOfTouches) {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    path = GesturePath()
  }

  private func follow(_ touches: Set<UITouch>) {
    path.move(by: step(of: touches), at: stage.touches.now)
  }
}
