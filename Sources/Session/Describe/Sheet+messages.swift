import Motion
import Text
import UIKit

// Every word of the cards.

extension Sheet {
  /// The labels of the rows.
  enum Label {
    static let kind = "kind"
    static let regime = "regime"
    static let ratio = "damping ratio"
    static let response = "response"
    static let bounce = "bounce"
    static let mass = "mass"
    static let stiffness = "stiffness"
    static let damping = "damping"
    static let pop = "bounciness, speed"
    static let roots = "roots"
    static let way = "way"
    static let velocity = "velocity"
    static let relative = "relative"
    /// The relative velocity of the second axis.
    static let across = "across"
    static let effect = "velocity adds"
    static let overshoot = "overshoot"
    static let peak = "peak"
    static let lowest = "lowest"
    /// Beyond its start: away from where it goes.
    static let back = "goes back to"
    static let settling = "settlingDuration"
    static let left = "left at the end"
    static let duration = "duration"
    static let rest = "rest"
    static let points = "control points"
    static let speedOut = "speed out"
    static let speedIn = "speed in"
    static let keys = "keys"
    static let values = "at 25, 50, 75 %"
    static let speeds = "speed there"
    static let use = "meant for"
    static let rate = "rate"
    static let range = "range"
    static let integral = "as an integral"
    static let sum = "as a sum"
    static let stop = "over at"
    static let type = "type"
    static let value = "value"
    static let count = "count"
    static let parameters = "parameters"
    static let made = "made in it"
    static let users = "attached to"
    static let animations = "animations"
    static let transition = "in flight"
    static let timeLeft = "left"
    /// What a property animator may be told in its state.
    static let waysOn = "goes on by"

    static func within(_ share: Double) -> String { "within \(plain(share * 100)) %" }
    static func withinPoints(_ points: Double) -> String { "within \(plain(points)) pt" }
  }

  /// `0.2642 s`
  static func seconds(_ time: Double?) -> String {
    time.map { plain($0) + " s" } ?? Text.never
  }

  /// `16.3 %`, `none`
  static func share(_ share: Double) -> String {
    settled(share) == 0 || abs(share) < 1e-9 ? Text.none : plain(share * 100, decimals: 2) + " %"
  }

  static func asPhysics(_ head: String) -> String { "\(head): the physics" }
  static func asDuration(_ head: String, _ duration: Double) -> String {
    "\(head): over in \(seconds(duration))"
  }

  /// What stands in the rows and under the card.
  enum Text {
    static let never = "never"
    /// Behind the row of the spring that was asked about.
    static let own = ", this one"
    static let none = "none"
    static let notLoaded = "not loaded yet"

    static func waysOn(_ state: UIViewAnimatingState, _ isRunning: Bool) -> String {
      switch (state, isRunning) {
      case (.inactive, _): "start, pause, update"
      case (.active, true): "pause, update, stop, reversed"
      case (.active, false): "start, continue, update, stop"
      case (.stopped, _): "finish at start, current or end"
      }
    }

    static let straight = "a straight line"
    static let bezier = "cubic Bezier"
    static func steps(_ count: Int) -> String { "\(count) steps, the last at the end" }
    static func keyframes(_ mode: String) -> String { "keyframes, \(mode)" }

    static func regime(_ regime: Regime, isClamped: Bool) -> String {
      isClamped ? "\(regime.rawValue), clamped" : regime.rawValue
    }

    static func ratio(_ spring: SpringCard) -> String {
      plain(spring.dampingRatio) + (spring.isClamped ? ", counts as 1" : "")
    }

    static func relative(_ velocity: Double) -> String {
      let way = velocity == 0 ? "" : velocity > 0 ? ", toward the end" : ", away from the end"
      return "\(plain(velocity)) /s\(way)"
    }

    static func effect(_ share: Double) -> String {
      let text = plain(share * 100, decimals: 2)
      return (share > 0 ? "+" : "") + text + " % to the peak"
    }

    static func speed(_ slope: Double, influence: Double) -> String {
      let speed = slope.isFinite ? plain(slope) : "infinite"
      return "\(speed), influence \(plain(influence * 100, decimals: 2)) %"
    }

    static func left(_ share: Double, after seconds: Double) -> String {
      let size = Sheet.leftShare(abs(share))
      return size + (share < -1e-9 ? " beyond" : "") + " at \(Sheet.seconds(seconds))"
    }

    static func duration(of curve: Curve) -> String {
      if case .timing = curve { return "none of its own" }
      guard let duration = curve.duration, let source = curve.durationSource else {
        return "none: it never settles"
      }
      if case .spring(let spring) = curve, case .handedOver(let note) = spring.notation {
        return "\(Sheet.seconds(duration)), derived; \(Sheet.seconds(note.duration)) ignored"
      }
      return "\(Sheet.seconds(duration)), \(source.rawValue)"
    }

    /// Material Design's durations of 2017, for its own curves.
    static func use(of timing: TimingCurve) -> String? {
      let entering = "\(plain(MaterialDuration.entering * 1000)) ms"
      let leaving = "\(plain(MaterialDuration.leaving * 1000)) ms"
      let complex = "\(plain(MaterialDuration.complex * 1000)) ms"
      let standard = "\(plain(MaterialDuration.standard * 1000)) ms"
      switch timing {
      case .materialStandard: return "staying: \(standard), large \(complex)"
      case .materialDecelerate: return "coming in: \(entering)"
      case .materialAccelerate: return "leaving for good: \(leaving)"
      case .materialSharp: return "leaving to come back: \(leaving)"
      default: return nil
      }
    }

    static func decay(_ law: Decay.Law) -> String {
      switch law {
      case .pop: "decay, POP's sum"
      case .scrollView: "decay, UIScrollView's sum"
      case .continuous: "decay, the integral"
      }
    }

    static func range(_ decay: Decay) -> String {
      if decay.velocity == 0 { return "0 pt: it does not move" }
      if decay.rate == 0 { return "0 pt: it stops at once" }
      return decay.range.map { plain($0) + " pt" } ?? "infinite: it never slows down"
    }

    static let clamped =
      "damping above critical counts as critical, as in Core Animation; `allowsOverdamping: true`"
      + " takes it as it is"
    static func ratioAboveOne(_ ratio: Double) -> String {
      "damping \(plain(ratio)) counts as 1, as in UIKit"
    }
    static let noDistance =
      "distance 0: a relative velocity is undefined, so it is taken in points per second"
    static let ignoredTimes =
      "the times do not fit the values: the keys are spaced evenly, as Core Animation does"
    static let stillDecay = "a decay moves by its velocity alone, and this is 0: it is over at once"
    static let mixedUnits =
      "more than 20 screens: is the velocity per second and the rate per millisecond?"

    static func undamped(_ period: Double) -> String {
      "damping 0: it swings every \(Sheet.seconds(period)) for ever, and whoever needs an end is"
        + " refused"
    }

    static func ignored(_ duration: Double, _ settling: Double?) -> String {
      "duration \(Sheet.seconds(duration)) ignored: a physical spring, within 1 % at"
        + " \(Sheet.seconds(settling)); `.fitted` is over in time, and `plot s, s.fitted` draws both"
    }

    static func away(_ dip: Turn, _ way: Way) -> String {
      "the velocity points away from the end: the motion first goes back by"
        + " \(Sheet.share(-dip.value)), to \(way.text(dip.value)) at \(Sheet.seconds(dip.time))"
    }
  }

  /// A share of the way with three digits that count.
  private static func leftShare(_ share: Double) -> String {
    guard share >= 5e-7 else { return Text.none }
    let percent = share * 100
    return plain(percent, decimals: percent >= 10 ? 1 : percent >= 1 ? 2 : 4) + " %"
  }
}
