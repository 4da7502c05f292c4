/// A finger as it stands, or as it left the screen.
@MainActor
package struct Finger {
  package let number: Int
  /// In the coordinates of the screen.
  package internal(set) var position: CGPoint
  package internal(set) var isDown = true
  /// It touched while touches were ignored, or where no window is: nothing hears of it.
  package internal(set) var isIgnored = false
  /// While it is down, unless nothing hears of it.
  package internal(set) var touch: UITouch?

  /// The view that it hit.
  package var view: UIView? { touch?.view }
}
