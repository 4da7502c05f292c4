/// An object of the stage as it is known outside: the number it was given when it was first seen.
package struct StageObjectID: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) { self.number = number }
}

/// Something that happened on the stage: who was called or asked, with what, and what came back.
/// Emitted where UIKit makes the call, with values only.
package struct StageEvent: Sendable {
  package enum Phase: Sendable { case input, mainQueue, displayLink, commit, afterCommit }

  package enum Kind: Sendable {
    /// A question to a delegate, an animator or a presentation controller.
    case query
    /// `viewWillAppear`, `animateTransition`, `animationEnded` ...
    case callback
    /// A call on a transition context: `completeTransition(true)`.
    case contextCall
    /// An animation was added, ended or replaced.
    case animation
    case hierarchy
    case gesture
    /// A transition: `started`, `completed`, `cancelled`, `refused`. Its name says which.
    case transition
    /// A bug that an exception or a hang would show on a device; `name` is the stable code.
    case misuse
    /// Advice: a setting ignored or out of range; `name` is the stable code.
    case warning
    case note
  }

  /// Whether the call is about to be made, has returned, or has no inside.
  package enum Edge: Sendable { case instant, before, after }

  package struct Argument: Sendable {
    package let label: String?
    package let value: StageValue

    package init(_ label: String?, _ value: StageValue) {
      self.label = label
      self.value = value
    }
  }

  /// Rises by one with each event.
  package var number: Int
  /// Virtual time, seconds.
  package var time: Double
  package var turn: Int
  package var phase: Phase
  /// How many calls enclose it.
  package var depth: Int
  package var kind: Kind
  package var edge: Edge
  package var receiver: StageObjectID?
  /// UIKit's name without labels: `viewWillAppear`, `animationController`, `completeTransition`.
  package var name: String
  package var arguments: [Argument]
  package var result: StageValue?
  /// A sentence for misuse and warnings: UIKit's reason.
  package var reason: String?
}

/// A value inside an event.
package indirect enum StageValue: Sendable, Equatable {
  case none
  case bool(Bool)
  case number(Double)
  case text(String)
  case object(StageObjectID)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
}
