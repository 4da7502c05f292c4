import Script

extension Grammar {
  static var segueFunctions: [FunctionSignature] {
    numberFunctions + motionFunctions + recordFunctions + transformFunctions + curveFunctions
      + behaviorFunctions
  }

  private static var numberFunctions: [FunctionSignature] {
    [
      FunctionSignature("abs", "x", .value, "The size of a number, without its sign."),
      FunctionSignature("min", "a, b, ...", .value, "The least of its values."),
      FunctionSignature("max", "a, b, ...", .value, "The greatest of its values."),
      FunctionSignature("clamp", "x, low, high", .value, "x, but not beyond low and high."),
      FunctionSignature("lerp", "a, b, t", .value, "From a (t = 0) to b (t = 1) on a line."),
      FunctionSignature("sqrt", "x", .number, "The square root."),
      FunctionSignature("pow", "x, y", .number, "x to the power of y."),
      FunctionSignature("exp", "x", .number, "e to the power of x."),
      FunctionSignature("log", "x", .number, "The natural logarithm."),
      FunctionSignature("sin", "a", .number, "The sine of an angle."),
      FunctionSignature("cos", "a", .number, "The cosine of an angle."),
      FunctionSignature("tan", "a", .number, "The tangent of an angle."),
      FunctionSignature("atan2", "y, x", .value, "The angle of the direction (x, y)."),
      FunctionSignature("hypot", "x, y", .value, "The length of (x, y)."),
      FunctionSignature("floor", "x", .value, "The whole number below."),
      FunctionSignature("ceil", "x", .value, "The whole number above."),
      FunctionSignature("round", "x", .value, "The nearest whole number."),
      FunctionSignature("sign", "x", .number, "-1, 0 or 1."),
    ]
  }

  private static var motionFunctions: [FunctionSignature] {
    [
      FunctionSignature(
        "project", "velocity, rate = 0.998", .value,
        "How far a flick would glide, points; the rate is what is left each millisecond."),
      FunctionSignature(
        "rubberband", "offset, dimension, coefficient = 0.55", .value,
        "How far a view gives way beyond its edge."),
      FunctionSignature("distance", "a, b", .number, "Between two points."),
      FunctionSignature(
        "relative", "velocity, from, to", .value,
        "A velocity in ways per second, positive towards the target."),
      FunctionSignature(
        "convert", "point, from, to", .value,
        "A point or rect from one view's coordinates to another's."),
      FunctionSignature("velocity", "path", .value, "How fast a recorded property moves now."),
    ]
  }

  private static var recordFunctions: [FunctionSignature] {
    [
      FunctionSignature("count", "event", .int, "How many events of the trace hold a text."),
      FunctionSignature("when", "event", .optional(.time), "When an event came last, or none."),
      FunctionSignature(
        "peak", "path, from = 0s, to = now", .value, "The greatest value that was recorded."),
      FunctionSignature(
        "trough", "path, from = 0s, to = now", .value, "The least value that was recorded."),
    ]
  }

  private static var transformFunctions: [FunctionSignature] {
    [
      FunctionSignature("scale", "x, y = x", .transform, "A transform that scales."),
      FunctionSignature("rotate", "angle", .transform, "A transform that rotates, clockwise."),
      FunctionSignature("translate", "x, y", .transform, "A transform that moves, points."),
      FunctionSignature("matrix", "a, b, c, d, tx, ty", .transform, "A transform by its matrix."),
    ]
  }

  private static var curveFunctions: [FunctionSignature] {
    [
      FunctionSignature("bezier", "x1, y1, x2, y2", .curve, "A curve by its two control points."),
      FunctionSignature("steps", "n", .curve, "A curve of n jumps."),
      FunctionSignature(
        "keyframes", "times, values, mode = .linear", .curve, "A curve through values at times."),
      FunctionSignature(
        "basic", "duration, curve = systemDefault", .law, "A curve with a duration."),
      FunctionSignature(
        "spring",
        "damping, duration, velocity, mass, stiffness, response, dampingRatio, bounce, bounciness,"
          + " speed, tension, friction, envelope, allowsOverdamping, clamped", labelled: true,
        .oneOf([.law, .curve]),
        "A spring: damping: and duration: as UIKit, mass: stiffness: damping: as Core Animation,"
          + " response: dampingRatio: or duration: bounce: as SwiftUI, bounciness: speed: as POP;"
          + " clamped: true ends it where it first arrives."),
      FunctionSignature(
        "decay", "velocity, rate = 0.998, law = .pop, stopSpeed = none", .law,
        "Glides to a stop from a velocity, points per second, a number or a pair; the rate is what is left of it each"
          + " millisecond, the law .pop, .scrollView or .continuous."
      )
      .without("to", "a decay stops where its velocity leads; `spring(...)` goes to a target")
      .without("from", "a decay counts from 0; `from` is where its view is"),
      FunctionSignature(
        "speedGraph",
        "out, in, speedOut = 0, speedIn = 0, duration = none, travel = 1", .oneOf([.curve, .law]),
        "A curve as motion-design tools show it: the influence of the speeds at both ends, 0% to"
          + " 100% of the time."),
    ]
  }

  private static var behaviorFunctions: [FunctionSignature] {
    let behavior = ValueType.object("behavior")
    return [
      FunctionSignature(
        "gravity", "items, direction = down, magnitude = 1", behavior,
        "Lets items fall; 1 is 1000 points per second squared."),
      FunctionSignature(
        "collision", "items, bounds = true, mode = .everything", behavior,
        "Lets items bump into each other and the bounds."),
      FunctionSignature(
        "attachment", "item, to, length, damping = 0, frequency = 0", behavior,
        "Ties an item to a point or another item."),
      FunctionSignature("snap", "item, to, damping = 0.5", behavior, "Pulls an item to a point."),
      FunctionSignature(
        "push", "items, direction, magnitude = 1, mode = .continuous", behavior,
        "Pushes items, on and on or once."),
      FunctionSignature(
        "dynamicItem",
        "items, elasticity = 0, friction = 0, density = 1, resistance = 0, angularResistance = 0,"
          + " allowsRotation = true", behavior, "What items are made of."),
    ]
  }
}
