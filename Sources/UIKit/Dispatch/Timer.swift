/// A timer on the virtual clock.
@MainActor
public final class Timer {
  private init(
    stage: Stage, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.stage = stage
    timeInterval = interval > 0 ? interval : Timer.shortest
    self.repeats = repeats
    self.block = block
    start = stage.time
  }

  /// The interval that stands for one that is not positive, seconds: Foundation's.
  private nonisolated static let shortest = 0.0001

  private let stage: Stage
  private let repeats: Bool
  private let block: (Timer) -> Void
  private let start: Double
  private var count = 0
  private var queued: Int?

  /// Seconds.
  public let timeInterval: TimeInterval
  public private(set) var isValid = true

  /// Fires at a multiple of the interval after now; multiples are not accumulated.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(stage: .current, interval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  public func fire() {
    guard isValid else { return }
    if !repeats { invalidate() }
    block(self)
  }

  public func invalidate() {
    isValid = false
    if let queued { stage.queue.cancel(queued) }
    queued = nil
  }

  private func schedule() {
    count += 1
    let deadline = start + Double(count) * timeInterval
    guard deadline.isFinite else { return }
    queued = stage.queue.add(at: deadline, kind: .timer, name: "Timer") {
      self.queued = nil
      if self.repeats { self.schedule() }
      self.fire()
    }
  }
}
