/// What the fingers of one instant do.
@MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches = 0 }

  open var type: EventType { .touches }

  /// Seconds on the stage's clock.
  open internal(set) var timestamp: TimeInterval = 0

  /// The touches that are on the screen, and those that left it in this event: first down first.
  var touches: [UITouch] = []

  /// How many responders have passed on the touches that are being handed out.
  var passes = 0

  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? { those { $0.window === window } }

  open func touches(for view: UIView) -> Set<UITouch>? { those { $0.view === view } }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    those { touch in gesture.record.touches.contains { $0 === touch } }
  }

  /// Fingers are sampled as often as they are told of: the touch alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  private func those(_ belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(belongs)
    return found.isEmpty ? nil : Set(found)
  }
}
