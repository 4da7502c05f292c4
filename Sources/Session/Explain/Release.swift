import UIKit

/// How a gesture ended, in numbers along the axis in which it went further. Distances are in the
/// superview of the recognizer's view, in points; velocities per second.
struct Release {
  enum Axis: String {
    case x, y

    func of(_ point: CGPoint) -> Double { Double(self == .x ? point.x : point.y) }
  }

  let recognizer: StageObjectID
  /// Seconds.
  let began: Double
  let time: Double
  /// `ended` or `cancelled`.
  let name: String
  /// The number of its event.
  let number: Int
  let translation: CGPoint
  let velocity: CGPoint

  /// Nil for what is no pan.
  @MainActor
  init?(_ gesture: [GestureLog.Moment]) {
    guard let first = gesture.first, let last = gesture.last,
      let translation = last.reading.translation, let velocity = last.reading.velocity
    else { return nil }
    (recognizer, name, number) = (last.recognizer, last.name, last.number)
    (began, time) = (first.time, last.time)
    (self.translation, self.velocity) = (translation, velocity)
  }

  var axis: Axis {
    let measure = translation == .zero ? velocity : translation
    return abs(measure.x) >= abs(measure.y) ? .x : .y
  }

  var way: Double { axis.of(translation) }
  var speed: Double { axis.of(velocity) }

  /// How far a decay takes the finger, with a rate per millisecond: v / 1000 · r / (1 - r).
  func stop(rate: Double) -> Double { way + speed / 1000 * rate / (1 - rate) }
}

/// The transition that a gesture drove.
struct DrivenWay {
  let record: TransitionRecord
  /// The part that was done at the release; nil where nobody told of one.
  let percent: Double?
  /// How far the finger goes for all of it, points; nil where it cannot be told.
  let whole: Double?

  /// What is left of the way, points.
  func rest(after way: Double) -> Double? { whole.map { $0 - way } }
}

/// A rule by which a release could be decided, and what it says.
struct ReleaseRule {
  enum Name { case position, stop, fastStop, sign }

  let name: Name
  /// A part of the way, or the velocity.
  let value: Double
  let finishes: Bool
}

extension Release {
  /// What the usual rules say: half of the way, half of the way where it would come to rest with
  /// either of UIKit's rates, and the direction.
  func rules(_ way: DrivenWay) -> [ReleaseRule] {
    guard let whole = way.whole, whole != 0 else { return [] }
    let position = way.percent ?? self.way / whole
    let (stop, fast) = (stop(rate: 0.998) / whole, stop(rate: 0.99) / whole)
    let toward = speed * (whole < 0 ? -1 : 1)
    return [
      ReleaseRule(name: .position, value: position, finishes: position > 0.5),
      ReleaseRule(name: .stop, value: stop, finishes: stop > 0.5),
      ReleaseRule(name: .fastStop, value: fast, finishes: fast > 0.5),
      ReleaseRule(name: .sign, value: toward, finishes: toward > 0),
    ]
  }
}
