import Foundation
import Motion

/// Rebuilds the motion that a target's text makes, by that target's law and from nothing but the
/// text (and where a decay starts, which no target's text says).
struct TextReader {
  let target: ConversionTarget
  let curve: Curve

  init(_ target: ConversionTarget, _ curve: Curve) {
    self.target = target
    self.curve = curve
  }

  typealias Law = (Double) -> Double

  func law(_ text: PrintedText) -> Law? {
    switch target {
    case .uikit: uikit(text)
    case .swiftui: swiftui(text)
    case .pop: pop(text)
    case .css: css(text)
    case .android: android(text)
    case .flutter: flutter(text)
    case .figma: figma(text)
    }
  }

  private var start: Double {
    if case .decay(let decay) = curve { return decay.start }
    return 0
  }

  private func uikit(_ text: PrintedText) -> Law? {
    if text.has("CAKeyframeAnimation") { return coreAnimationKeys(text) }
    if text.has("CASpringAnimation") {
      let (m, k, c) = (
        text.number(".mass = "), text.number(".stiffness = "), text.number(".damping = ")
      )
      let v = text.number(".initialVelocity = ")
      return { Laws.spring(m: m, k: k, c: c, v: v, $0) }
    }
    if text.has("dampingRatio: ") {
      let ratio = text.number("dampingRatio: ")
      let k = Laws.uikitStiffness(ratio: ratio, duration: text.number("duration: "))
      return { Laws.spring(m: 1, k: k, c: 2 * ratio * k.squareRoot(), v: 0, $0) }
    }
    if text.has("stiffness: ") {
      let (m, k) = (text.number("mass: "), text.number("stiffness: "))
      let c = min(text.number("damping: "), 2 * (k * m).squareRoot())
      let v = text.number("CGVector(dx: ")
      return { Laws.spring(m: m, k: k, c: c, v: v, $0) }
    }
    let points = text.behind("controlPoint1").behind("x").numbers.filter { $0 != 2 }
    let duration = text.has("duration: ") ? text.number("duration: ") : 1
    return { Laws.bezier(Array(points.prefix(4)), $0 / duration) }
  }

  private func coreAnimationKeys(_ text: PrintedText) -> Law {
    let values = text.behind("values = [").before("]").numbers
    let times = text.behind("keyTimes = [").before("]").numbers
    let functions = text.behind("timingFunctions = ").before("\n").numbers
    let duration = text.has(".duration = ") ? text.number(".duration = ") : 1
    let discrete = text.has(".discrete")
    let cubic = text.has(".cubic")
    return { time in
      let x = time / duration
      guard let next = times.firstIndex(where: { $0 > x }) else { return values[values.count - 1] }
      let from = next - 1
      if discrete { return values[from] }
      var s = (x - times[from]) / (times[next] - times[from])
      if !functions.isEmpty { s = Laws.bezier(Array(functions[(4 * from)..<(4 * from + 4)]), s) }
      let step = values[next] - values[from]
      guard cubic else { return values[from] + step * s }
      // Catmull and Rom, with mirrored ends.
      let before = from > 0 ? values[from] - values[from - 1] : step
      let after = next + 1 < values.count ? values[next + 1] - values[next] : step
      let (m0, m1) = ((before + step) / 2, (step + after) / 2)
      return values[from] + m0 * s + (3 * step - 2 * m0 - m1) * s * s
        + (m0 + m1 - 2 * step) * s * s * s
    }
  }

  private func swiftui(_ text: PrintedText) -> Law? {
    if text.has("KeyframeTrack") { return swiftuiKeys(text) }
    if text.has("stiffness: ") {
      let (m, k, c) = (text.number("mass: "), text.number("stiffness: "), text.number("damping: "))
      return { Laws.spring(m: m, k: k, c: c, v: 0, $0) }
    }
    if text.has("bounce: ") {
      let (duration, bounce) = (text.number("duration: "), text.number("bounce: "))
      let v = text.has("initialVelocity: ") ? text.number("initialVelocity: ") : 0
      let k = 4 * Double.pi * Double.pi / (duration * duration)
      return { Laws.spring(m: 1, k: k, c: 4 * Double.pi * (1 - bounce) / duration, v: v, $0) }
    }
    let points = Array(text.numbers.prefix(4))
    let duration = text.has("duration: ") ? text.number("duration: ") : 1
    return { Laws.bezier(points, $0 / duration) }
  }

  private func swiftuiKeys(_ text: PrintedText) -> Law {
    let lines = text.text.split(separator: "\n").map { PrintedText(String($0)) }
    return { time in
      var (at, value) = (0.0, 0.0)
      for line in lines {
        if line.has("MoveKeyframe") { value = line.numbers[0] }
        guard line.has("LinearKeyframe") else { continue }
        let (end, span) = (line.numbers[0], line.number("duration: "))
        if time < at + span {
          let s = (time - at) / span
          let points = line.behind("timingCurve").numbers
          return value + (end - value) * (points.isEmpty ? s : Laws.bezier(points, s))
        }
        (at, value) = (at + span, end)
      }
      return value
    }
  }

  private func pop(_ text: PrintedText) -> Law? {
    let v = text.has(".velocity = ") ? text.number(".velocity = ") : 0
    if text.has("deceleration") {
      let r = text.number("deceleration = ")
      return { start + v / 1000 * r / (1 - r) * (1 - pow(r, 1000 * $0)) }
    }
    if text.has("springBounciness") {
      // POP's own steps from bounciness and speed to tension and friction.
      let b = text.number("springBounciness = ") / 1.7 / 20 * 0.8
      let t = 0.5 + text.number("springSpeed = ") / 1.7 / 20 * 199.5
      let still =
        t <= 18
        ? 0.0007 * t * t * t - 0.031 * t * t + 0.64 * t + 1.28
        : t <= 44
          ? 0.000044 * t * t * t - 0.006 * t * t + 0.36 * t + 2
          : 0.00000045 * t * t * t - 0.000332 * t * t + 0.1078 * t + 5.84
      let friction = still + (2 * b - b * b) * (0.01 - still)
      let (k, c) = (194 + (t - 30) * 3.62, 25 + (friction - 8) * 3)
      return { Laws.spring(m: 1, k: k, c: c, v: v, $0) }
    }
    if text.has("dynamicsTension") {
      let (k, c) = (text.number("Tension = "), text.number("Friction = "))
      let m = text.number("Mass = ")
      return { Laws.spring(m: m, k: k, c: c, v: v, $0) }
    }
    let points = text.behind("controlPoints: ").before(")").numbers
    let duration = text.has(".duration = ") ? text.number(".duration = ") : 1
    return { Laws.bezier(points, $0 / duration) }
  }

  private func css(_ text: PrintedText) -> Law? {
    let duration =
      text.has("transition-duration: ") ? text.number("transition-duration: ") / 1000 : 1
    let inside = text.behind("function: ").behind("(").before(")").numbers
    if text.has("cubic-bezier") { return { Laws.bezier(inside, $0 / duration) } }
    if text.has("steps(") { return { floor($0 / duration * inside[0]) / inside[0] } }
    let keys = stride(from: 0, to: inside.count, by: 2).map { (inside[$0 + 1] / 100, inside[$0]) }
    var (from, way) = (0.0, 1.0)
    if case .decay(let decay) = curve {
      (from, way) = (decay.start, (decay.restingValue ?? .nan) - decay.start)
    }
    return { from + way * Laws.line(keys, $0 / duration) }
  }

  private func android(_ text: PrintedText) -> Law? {
    if text.has("SpringForce") {
      let (k, ratio) = (text.number("setStiffness("), text.number("setDampingRatio("))
      let v = text.has("setStartVelocity(") ? text.number("setStartVelocity(") : 0
      return { Laws.spring(m: 1, k: k, c: 2 * ratio * k.squareRoot(), v: v, $0) }
    }
    if text.has("FlingAnimation") {
      let (v, friction) = (text.number("setStartVelocity("), -4.2 * text.number("setFriction("))
      return { start - v / friction + v / friction * exp(friction * $0) }
    }
    let duration = text.has("duration = ") ? text.number("duration = ") / 1000 : 1
    guard text.has("Keyframe.ofFloat") else {
      let points = text.behind("PathInterpolator(").numbers
      return { Laws.bezier(points, $0 / duration) }
    }
    let keys = text.text.split(separator: "\n").map { PrintedText(String($0)) }
      .filter { $0.has("Keyframe.ofFloat") }
      .map { ($0.behind("ofFloat(").numbers, $0.behind("PathInterpolator(").numbers) }
    return { time in
      let x = time / duration
      guard let next = keys.firstIndex(where: { $0.0[0] > x }) else {
        return keys[keys.count - 1].0[1]
      }
      let (from, to) = (keys[next - 1].0, keys[next].0)
      let s = (x - from[0]) / (to[0] - from[0])
      return from[1] + (to[1] - from[1]) * (keys[next].1.isEmpty ? s : Laws.bezier(keys[next].1, s))
    }
  }

  private func flutter(_ text: PrintedText) -> Law? {
    if text.has("SpringSimulation") {
      let (m, k, c) = (text.number("mass: "), text.number("stiffness: "), text.number("damping: "))
      let v = text.numbers[text.numbers.count - 1]
      return { Laws.spring(m: m, k: k, c: c, v: v, $0) }
    }
    if text.has("FrictionSimulation") {
      let n = text.numbers
      return { n[1] + n[2] * pow(n[0], $0) / log(n[0]) - n[2] / log(n[0]) }
    }
    guard text.has("TweenSequence") else {
      let duration = text.has("microseconds: ") ? text.number("microseconds: ") / 1e6 : 1
      let points = text.behind("Cubic(").numbers
      return { Laws.bezier(points, $0 / duration) }
    }
    let duration = text.has("// over ") ? text.number("// over ") : 1
    let items = text.text.split(separator: "\n").map { PrintedText(String($0)) }
      .filter { $0.has("TweenSequenceItem") }
    let total = items.reduce(0) { $0 + $1.number("weight: ") }
    return { time in
      var at = 0.0
      for item in items {
        let span = item.number("weight: ") / total
        let x = time / duration
        let s = min((x - at) / span, 1)
        if x < at + span - 1e-12 || item.text == items[items.count - 1].text {
          let points = item.behind("Cubic(").before(")").numbers
          let eased = points.isEmpty ? s : Laws.bezier(points, s)
          return item.number("begin: ")
            + (item.number("end: ") - item.number("begin: ")) * eased
        }
        at += span
      }
      return .nan
    }
  }

  private func figma(_ text: PrintedText) -> Law? {
    if text.has("Custom spring") {
      let (m, k, c) = (text.number("Mass: "), text.number("Stiffness: "), text.number("Damping: "))
      return { Laws.spring(m: m, k: k, c: c, v: 0, $0) }
    }
    let points = text.behind("bezier: ").numbers
    let duration = text.has("Duration: ") ? text.number("Duration: ") / 1000 : 1
    return { Laws.bezier(points, $0 / duration) }
  }
}
