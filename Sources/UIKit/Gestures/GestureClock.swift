/// A time that a recognizer waits for.
@MainActor
final class GestureClock {
  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

  private weak var recognizer: UIGestureRecognizer?
  private var queued: Int?

  var isRunning: Bool { queued != nil }

  /// Calls the body in some seconds, unless it is stopped or started anew before.
  func start(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
    stop()
    guard let stage = recognizer?.stage, let name = recognizer.map({ "\(type(of: $0))" }) else {
      return
    }
    let deadline = stage.time + max(0, seconds)
    guard deadline.isFinite else { return }
    queued = stage.queue.add(at: deadline, kind: .timer, name: name) { [weak self] in
      self?.queued = nil
      body()
    }
  }

  func stop() {
    if let queued { recognizer?.stage.queue.cancel(queued) }
    queued = nil
  }
}
