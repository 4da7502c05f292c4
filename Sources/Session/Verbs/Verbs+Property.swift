import Motion
import Script
import Text
import UIKit

/// `animate PATH to VALUE with LAW`: one property by a law of its own.
extension Interpreter {
  func animateProperty(_ arguments: Arguments) throws {
    guard let expression = arguments.expression("what") else { return }
    guard case .curve(let law)? = try arguments.value("with") else { return }
    if let view = framedView(expression, arguments.frame) {
      return try animateFrame(of: view, law, arguments)
    }
    let path = try animatedPath(expression, arguments.frame)
    if path.isLayer { return try addCoreAnimation(path, law, arguments) }
    for option in ["fill", "repeatCount"] where arguments.has(option) {
      throw Diagnostic.onlyOfLayers(option, at: arguments.place(of: option))
    }
    let goal = try goal(arguments, path, law)
    let animation = PropertyAnimation(path.property, law: law, to: goal)
    animation.start = try layerValue("from", arguments, of: path)
    animation.delay = try arguments.seconds("delay") ?? 0
    animation.completion = completion(arguments)
    if case .decay(let decay) = law,
      path.property.model.components.count != (decay.crossVelocity == nil ? 1 : 2)
    {
      throw Diagnostic.decayOfOne(at: arguments.place(of: "with"))
    }
    animation.begin()
  }

  /// Where it goes; nil for a decay, which finds its own end.
  private func goal(
    _ arguments: Arguments, _ path: AnimatedPath, _ law: Curve
  ) throws -> LayerValue? {
    let (to, by) = (arguments.has("to"), arguments.has("by"))
    if case .decay = law {
      guard let option = to ? "to" : by ? "by" : nil else { return nil }
      throw Diagnostic.decayFindsItsEnd(option, at: arguments.place(of: option))
    }
    if to { return try layerValue("to", arguments, of: path) }
    guard by, let way = try layerValue("by", arguments, of: path) else {
      throw Diagnostic.needsGoal(at: arguments.verbPlace)
    }
    let from = try layerValue("from", arguments, of: path) ?? path.property.model
    return from.adding(way)
  }

  /// An explicit animation of the layer: what is seen moves, the model stays.
  private func addCoreAnimation(
    _ path: AnimatedPath, _ law: Curve, _ arguments: Arguments
  ) throws {
    let animation: CABasicAnimation
    switch law {
    case .basic(let timing, let duration):
      animation = CABasicAnimation(keyPath: path.keyPath)
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(timing: timing)
    case .spring(let curve):
      animation = CASpringAnimation(keyPath: path.keyPath, spring: curve.spring)
      do { animation.duration = try law.end() } catch {
        throw Diagnostic(error.message, at: arguments.place(of: "with"))
      }
    case .decay, .timing: throw arguments.refuse("a decay through `.layer`", at: "with")
    }
    animation.fromValue = try layerValue("from", arguments, of: path)?.boxed
    animation.toValue = try layerValue("to", arguments, of: path)?.boxed
    animation.byValue = try layerValue("by", arguments, of: path)?.boxed
    try time(animation, arguments)
    if let completion = completion(arguments) {
      animation.delegate = ScriptAnimationDelegate(completion)
    }
    path.view.layer.add(animation, forKey: path.keyPath)
  }

  private func time(_ animation: CAAnimation, _ arguments: Arguments) throws {
    let fill = CAMediaTimingFillMode(rawValue: arguments.word("fill") ?? "removed")
    animation.fillMode = fill
    animation.isRemovedOnCompletion = fill == .removed || fill == .backwards
    if let delay = try arguments.seconds("delay"), delay > 0 {
      animation.beginTime = CACurrentMediaTime() + delay
    }
    if let count = try arguments.number("repeatCount") {
      animation.repeatCount = Float(max(0, count))
    }
    animation.autoreverses = arguments.words("options").contains("autoreverse")
    if arguments.words("options").contains("repeat") { animation.repeatCount = .infinity }
  }
}

/// Hands the end of a layer's animation to a `then` block.
final class ScriptAnimationDelegate: CAAnimationDelegate {
  private let completion: @MainActor (Bool) -> Void

  init(_ completion: @escaping @MainActor (Bool) -> Void) { self.completion = completion }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { completion(flag) }
}
