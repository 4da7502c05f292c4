/// Calls its handler in each frame of the screen, before layout and commit.
///
/// Made with a handler, because there are no selectors here.
@MainActor
public final class CADisplayLink {
  public init(handler: @escaping (CADisplayLink) -> Void) {
    stage = Stage.current
    self.handler = handler
  }

  private let stage: Stage
  private let handler: (CADisplayLink) -> Void
  private var framesToSkip = 0

  /// What to call it while it runs, and when it ends, for one of UIKit's own.
  var name = "CADisplayLink"
  var end: Double?

  public var isPaused = false

  /// 0 stands for the screen's own rate; others are rounded up to the screen's rate over a whole
  /// number.
  public var preferredFramesPerSecond = 0

  /// The time of the frame that is about to be shown, seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration * Double(interval) }
  /// The time between two frames of the screen, seconds.
  public var duration: CFTimeInterval { 1 / Double(stage.framesPerSecond) }

  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !stage.displayLinks.contains(where: { $0 === self }) else { return }
    stage.displayLinks.append(self)
  }

  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  public func invalidate() { stage.displayLinks.removeAll { $0 === self } }

  private var interval: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return max(1, stage.framesPerSecond / preferredFramesPerSecond)
  }

  func tick() {
    guard !isPaused, stage.displayLinks.contains(where: { $0 === self }) else { return }
    guard framesToSkip == 0 else {
      framesToSkip -= 1
      return
    }
    framesToSkip = interval - 1
    timestamp = stage.time
    handler(self)
  }
}
