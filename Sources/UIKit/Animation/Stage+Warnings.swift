internal import Motion

extension Stage {
  /// Advice about a call whose own law counts.
  func warn(of request: AnimationRequest) {
    guard request.law.isSpring else { return }
    if case .damped(let ratio, _) = request.law, ratio > 1 {
      emit(.warning, "damping-above-1", reason: StageMessage.dampingAboveOne(ratio))
    }
    if request.name == "animate", request.options.curveField != 0 {
      emit(.warning, "curve-ignored", reason: StageMessage.curveIgnored(request.options))
    }
  }

  func warnOfSpringInKeyframes() {
    emit(.warning, "spring-in-keyframes", reason: StageMessage.springInKeyframes)
  }

  /// Where two keyframes of one property share a time.
  func warnOfOverlap(_ track: KeyframeCollector.Track) {
    let windows = track.steps.map(\.window).sorted { $0.start < $1.start }
    for (earlier, later) in zip(windows, windows.dropFirst())
    where later.start < earlier.start + earlier.duration - 1e-9 {
      emit(
        .warning, receiver: track.layer, "keyframes-overlap",
        reason: StageMessage.keyframesOverlap(
          track.key, from: later.start, until: earlier.start + earlier.duration))
    }
  }

  /// The law for a duration. Where UIKit's equation for a spring has no root, a critically damped
  /// one takes its place.
  func pace(
    of law: AnimationBlock.Law, for duration: Double, isOwn: Bool
  ) -> LayerAnimation.Pace {
    do {
      return try law.pace(for: duration)
    } catch {
      if isOwn {
        emit(.misuse, "no-spring", reason: StageMessage.noSpring(error.message))
      }
      return (try? AnimationBlock.Law.damped(ratio: 1, velocity: 0).pace(for: duration))
        ?? .curve(.easeInOut)
    }
  }
}

extension Stage {
  /// Nil for a duration of 0; a critically damped spring for a bounce that no spring with an end has.
  func perceptualSpring(_ duration: Double, _ bounce: Double, _ velocity: Double) -> Spring? {
    guard duration > 0 else { return nil }
    do {
      let spring = try Spring(
        perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
      if spring.settlingDuration != nil { return spring }
      throw MotionError.neverSettles(what: "bounce \(bounce)")
    } catch {
      let reason = (error as? MotionError)?.message ?? "\(error)"
      emit(.misuse, "no-spring", reason: StageMessage.noSpring(reason))
      return try? Spring(perceptualDuration: duration, bounce: 0)
    }
  }

  /// Runs a body in which the open block repeats what it animates.
  func repeating(_ count: Double, autoreverses: Bool, _ body: () -> Void) {
    guard let index = blocks.stack.indices.last else { return body() }
    let (outerCount, outerReverses) = (
      blocks.stack[index].repeatCount, blocks.stack[index].autoreverses
    )
    blocks.stack[index].repeatCount = count > 0 ? count : 1
    blocks.stack[index].autoreverses = autoreverses
    body()
    guard blocks.stack.indices.contains(index) else { return }
    blocks.stack[index].repeatCount = outerCount
    blocks.stack[index].autoreverses = outerReverses
  }
}
