/// What one finger does at one instant.
package struct TouchSample: Equatable, Sendable {
  package var phase: UITouch.Phase
  package var finger: Int
  /// In the coordinates of the screen, which are the window's where it fills the screen.
  package var point: CGPoint
  /// Of a release: what recognizers answer as their velocity at their end, points per second, in
  /// place of what they measured.
  package var velocity: CGPoint?
  /// When the finger did it, seconds, if that is told of later.
  var time: Double?

  package init(
    _ phase: UITouch.Phase, finger: Int = 1, at point: CGPoint, velocity: CGPoint? = nil
  ) {
    self.phase = phase
    self.finger = finger
    self.point = point
    self.velocity = velocity
  }

  var isFinite: Bool {
    point.x.isFinite && point.y.isFinite
      && (velocity.map { $0.x.isFinite && $0.y.isFinite } ?? true)
  }
}
