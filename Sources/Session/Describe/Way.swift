import Motion
import Text

/// Where a motion goes, in points, and how fast it is at the start: what a finger hands over.
struct Way {
  var from = 0.0
  var to = 100.0
  /// Points per second with the sign of the axis; nil where nobody said.
  var velocity: Double?

  var length: Double { to - from }

  /// A value of the way gone as it is printed: in points if there is a way.
  func text(_ share: Double) -> String {
    plain(from + share * length) + " pt"
  }
}
