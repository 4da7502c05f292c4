/// A quick stroke of fingers in one direction.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// How far along its direction the fingers must go, and may go beside it, points.
  package nonisolated static let reach = 50.0
  /// Seconds it may take.
  package nonisolated static let longest = 0.5

  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1

  private var path = GesturePath()
  private var start = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = record.touches.filter(\.isDown).count
    if count > numberOfTouchesRequired { state = .failed }
    if count == record.touches.filter(touches.contains).count { start = stage.touches.now }
    path = GesturePath(at: stage.touches.now)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    path.move(by: step(of: touches), at: stage.touches.now)
    guard stage.touches.now - start <= UISwipeGestureRecognizer.longest + Stage.tolerance else {
      state = .failed
      return
    }
    guard record.touches.filter(\.isDown).count == numberOfTouchesRequired else { return }
    judge()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    path = GesturePath()
  }

  private func judge() {
    let (x, y) = (path.translation.x, path.translation.y)
    let ways: [(direction: Direction, along: CGFloat, beside: CGFloat)] = [
      (.right, x, y), (.left, -x, y), (.up, -y, x), (.down, y, x),
    ]
    let reach = UISwipeGestureRecognizer.reach
    let allowed = ways.filter { direction.contains($0.direction) }
    if allowed.contains(where: { $0.along >= reach - 1e-9 && abs($0.beside) <= reach }) {
      state = .ended
    } else if !allowed.contains(where: { $0.along > -reach / 5 && abs($0.beside) <= reach }) {
      state = .failed
    }
  }
}
