import Motion
import Script
import Text
import UIKit

extension Interpreter {
  /// Transforms, distances and the formulas of motion.
  func callGeometry(_ given: CallArguments) throws -> Value? {
    switch given.function {
    case "scale":
      let x = try given.number(0, "x")
      return .transform(CGAffineTransform(scaleX: x, y: try given.number(1, "y", default: x)))
    case "rotate":
      let angle = try given.number(0, "angle")
      let transform = CGAffineTransform(rotationAngle: angle)
      askedTurn = AskedTurn(angle: angle, transform: transform)
      return .transform(transform)
    case "translate":
      return .transform(try translation(given))
    case "matrix":
      let labels = ["a", "b", "c", "d", "tx", "ty"]
      let n = try labels.enumerated().map { CGFloat(try given.number($0, $1)) }
      return .transform(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case "distance":
      let (a, b) = (try pair(given, 0, "a"), try pair(given, 1, "b"))
      return .plain(hypot(a.x - b.x, a.y - b.y))
    case "project": return try projected(given)
    case "rubberband": return .plain(try rubberBand(given))
    case "relative": return try relative(given)
    case "convert": return try converted(given)
    default: return nil
    }
  }

  private func translation(_ given: CallArguments) throws -> CGAffineTransform {
    if given.positional.count == 1, case .pair(let x, let y) = given.positional[0].value {
      return CGAffineTransform(translationX: x, y: y)
    }
    return CGAffineTransform(
      translationX: try given.number(0, "x"), y: try given.number(1, "y"))
  }

  private func pair(_ given: CallArguments, _ index: Int, _ label: String) throws -> (
    x: Double, y: Double
  ) {
    guard let (value, place) = given.value(index, label) else { throw given.missing(label) }
    guard case .pair(let x, let y) = value else {
      throw Diagnostic.wants("a point `(x, y)`", got: value, at: place)
    }
    return (x, y)
  }

  /// A point or rect from one view's coordinates to another's.
  private func converted(_ given: CallArguments) throws -> Value {
    func view(_ index: Int, _ label: String) throws -> UIView {
      guard let (value, place) = given.value(index, label) else { throw given.missing(label) }
      guard case .view(let view)? = converted(value, to: .object("view")) else {
        throw Diagnostic.wants("a view", got: value, at: place)
      }
      return view
    }
    guard let (what, place) = given.value(0, "point") else { throw given.missing("point") }
    let (from, to) = (try view(1, "from"), try view(2, "to"))
    if from !== to, let flat = to.nearestFlat, let (_, place) = given.value(2, "to") {
      throw Diagnostic.flatView(name(of: flat), at: place)
    }
    switch what {
    case .pair(let x, let y): return .point(from.convert(CGPoint(x: x, y: y), to: to))
    case .rect(let rect): return .rect(from.convert(rect, to: to))
    default: throw Diagnostic.wants("a point or rect", got: what, at: place)
    }
  }

  /// UIScrollView's resistance: how far the content goes for a drag beyond its edge, points.
  private func rubberBand(_ given: CallArguments) throws -> Double {
    try refusing(given) {
      let band = try RubberBand(
        dimension: try given.number(1, "dimension"),
        coefficient: try given.number(2, "coefficient", default: 0.55))
      return band.offset(of: try given.number(0, "offset"))
    }
  }

  /// Where a value thrown with a velocity comes to rest, as a distance: v/1000 · r/(1 − r).
  private func projected(_ given: CallArguments) throws -> Value {
    let rate = try given.number(1, "rate", default: Decay.normalRate)
    func distance(_ velocity: Double) throws -> Double {
      try refusing(given) { try Projection.wwdc.distance(velocity: velocity, rate: rate) }
    }
    if case .pair(let x, let y)? = given.value(0, "velocity")?.value {
      return .pair(try distance(x), try distance(y))
    }
    return .plain(try distance(try given.number(0, "velocity")))
  }

  /// Runs what refuses numbers, and says so where the call stands.
  private func refusing(_ given: CallArguments, _ body: () throws -> Double) throws -> Double {
    do {
      return try finite(try body(), given.place)
    } catch let error as MotionError {
      throw Diagnostic(error.message, at: given.place)
    }
  }

  /// Fractions of the way per second, positive towards the target; 0 without a way.
  private func relative(_ given: CallArguments) throws -> Value {
    if case .pair? = given.value(0, "velocity")?.value {
      let velocity = try pair(given, 0, "velocity")
      let (from, to) = (try pair(given, 1, "from"), try pair(given, 2, "to"))
      return .pair(
        RelativeVelocity.orZero(velocity.x, from: from.x, to: to.x),
        RelativeVelocity.orZero(velocity.y, from: from.y, to: to.y))
    }
    return .plain(
      RelativeVelocity.orZero(
        try given.number(0, "velocity"), from: try given.number(1, "from"),
        to: try given.number(2, "to")))
  }
}

extension UIView {
  /// The nearest of the view and what it stands in whose transform has no area: nothing can be
  /// converted into it.
  fileprivate var nearestFlat: UIView? {
    var view: UIView? = self
    while let next = view {
      let t = next.transform
      if abs(t.a * t.d - t.b * t.c) < 1e-12 { return next }
      view = next.superview
    }
    return nil
  }
}
