/// A finger, from the moment it touches the screen until it leaves it.
@MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled
  }

  public enum TouchType: Int, Sendable { case direct = 0 }

  init(finger: Int, at point: CGPoint, in window: UIWindow, view: UIView?, time: Double) {
    self.finger = finger
    start = point
    (location, previousLocation) = (point, point)
    self.window = window
    self.view = view
    timestamp = time
  }

  let finger: Int
  /// It stayed within 10 points of where it began.
  private(set) var isTap = true
  private let start: CGPoint
  /// Points in the window.
  private(set) var location: CGPoint
  private(set) var previousLocation: CGPoint
  /// What the release says that the finger's velocity is, points per second in the window.
  var releaseVelocity: CGPoint?
  /// What its view has yet to be told.
  var delivery = TouchDelivery()
  /// Those that it was offered to and that did not refuse it, the deepest view's first.
  var offered: [UIGestureRecognizer] = []

  open internal(set) var phase = Phase.began
  /// Seconds on the stage's clock.
  open private(set) var timestamp: TimeInterval
  /// How many taps this is in a row at one place.
  open internal(set) var tapCount = 1
  /// The view that was hit when it began.
  open private(set) weak var view: UIView?
  open private(set) weak var window: UIWindow?
  open var type: TouchType { .direct }
  open var force: CGFloat { 1 }
  open var maximumPossibleForce: CGFloat { 1 }
  open var majorRadius: CGFloat { 0 }

  open var gestureRecognizers: [UIGestureRecognizer]? { offered }

  /// In a view's coordinates; nil stands for the window's.
  open func location(in view: UIView?) -> CGPoint { convert(location, to: view) }

  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocation, to: view) }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: nil) } ?? point
  }

  /// Takes what the finger does next.
  func update(_ phase: Phase, at point: CGPoint, time: Double) {
    self.phase = phase
    previousLocation = location
    location = point
    let slop = UIPanGestureRecognizer.slop
    if abs(point.x - start.x) > slop || abs(point.y - start.y) > slop { isTap = false }
    if phase != .stationary { timestamp = time }
  }

  /// Nothing happens to it in the event that is being made.
  func rest() {
    phase = .stationary
    previousLocation = location
  }

  var isDown: Bool { phase != .ended && phase != .cancelled }
}
