import Motion
import Script
import Text
import UIKit

extension Interpreter {
  static let animateVerb: VerbBody = { world, arguments in
    guard let block = arguments.block else { return try world.animateProperty(arguments) }
    if case .propertyAnimator(let animator)? = try arguments.value("what") {
      let factor = try arguments.number("delayFactor") ?? 0
      guard (0...1).contains(factor) else {
        throw Diagnostic.outOfRange(
          "delayFactor", of: "animate", takes: "0 to 1", at: arguments.place(of: "delayFactor"))
      }
      world.add(block, "`animate` \(world.name(of: animator))", to: animator, arguments, factor)
      return world.addCompletion(to: animator, arguments)
    }
    for option in ["delayFactor", "from", "with", "fill"] where arguments.has(option) {
      throw Diagnostic.notOfABlock(option, at: arguments.place(of: option))
    }
    try world.animateBlock(block, arguments)
  }

  private func animateBlock(_ block: Script.Block, _ arguments: Arguments) throws {
    guard let duration = try arguments.seconds("what") else { return }
    let delay = try arguments.seconds("delay") ?? 0
    let options = try animationOptions(arguments)
    let count = try arguments.number("repeatCount")
    var failed: (any Error)?
    let animations = {
      guard let count else { return self.runNow(block, arguments.frame, &failed) }
      UIView.modifyAnimations(
        withRepeatCount: count, autoreverses: options.contains(.autoreverse)
      ) { self.runNow(block, arguments.frame, &failed) }
    }
    let completion = completion(arguments)
    let velocity = try arguments.number("velocity") ?? 0
    if let bounce = try arguments.number("bounce") {
      UIView.animate(
        springDuration: duration, bounce: bounce, initialSpringVelocity: velocity, delay: delay,
        options: options, animations: animations, completion: completion)
    } else if let damping = try arguments.number("damping") {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: options, animations: animations,
        completion: completion)
    } else if let curve = try customCurve(arguments) {
      UIView.animate(
        withDuration: duration, delay: delay, timing: curve, options: options,
        animations: animations, completion: completion)
    } else {
      UIView.animate(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: completion)
    }
    if let failed { throw failed }
  }

  static let keyframesVerb: VerbBody = { world, arguments in
    guard let block = arguments.block, let duration = try arguments.seconds("duration") else {
      return
    }
    if try world.customCurve(arguments) != nil {
      throw arguments.refuse("a curve of your own for keyframes", at: "curve")
    }
    let animation = try world.animationOptions(arguments)
    var options = UIView.KeyframeAnimationOptions(rawValue: animation.rawValue)
    options.insert(.mode(named: arguments.word("mode") ?? "linear"))
    var failed: (any Error)?
    world.keyframesDepth += 1
    defer { world.keyframesDepth -= 1 }
    UIView.animateKeyframes(
      withDuration: duration, delay: try arguments.seconds("delay") ?? 0, options: options,
      animations: { world.runNow(block, arguments.frame, &failed) },
      completion: world.completion(arguments))
    if let failed { throw failed }
  }

  static let atVerb: VerbBody = { world, arguments in
    guard let block = arguments.block, let start = try arguments.number("start"),
      let length = try arguments.number("for")
    else { return }
    guard world.keyframesDepth > 0 else { throw Diagnostic.atOutsideKeyframes(arguments.verbPlace) }
    for (name, value) in [("start", start), ("for", length)] where !(0...1).contains(value) {
      throw Diagnostic.notAPart(name, value, at: arguments.place(of: name))
    }
    var failed: (any Error)?
    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) {
      world.runNow(block, arguments.frame, &failed)
    }
    if let failed { throw failed }
  }

  static let afterVerb: VerbBody = { world, arguments in
    guard let block = arguments.block, let delay = try arguments.seconds("delay") else { return }
    let scope = arguments.frame.scope
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak world] in
      world?.handler(block, "`after`", in: scope)
    }
  }

  /// Runs a block that stands inside a call of UIKit, which cannot throw.
  func runNow(_ block: Script.Block, _ frame: Frame, _ failed: inout (any Error)?) {
    do {
      _ = try run(block, in: Scope(in: frame.scope))
    } catch {
      failed = error
    }
  }

  /// The `then` block as a completion.
  func completion(_ arguments: Arguments) -> (@MainActor (Bool) -> Void)? {
    guard let then = arguments.then else { return nil }
    let (verb, scope) = (arguments.signature.name, arguments.frame.scope)
    return { [weak self] finished in
      self?.handler(then, "`then` of `\(verb)`", in: scope, given: [("finished", .bool(finished))])
    }
  }

  /// UIKit's options with the bits of a named curve.
  private func animationOptions(_ arguments: Arguments) throws -> UIView.AnimationOptions {
    var options: UIView.AnimationOptions = []
    for word in arguments.words("options") {
      if let option = UIView.AnimationOptions(word: word) { options.insert(option) }
    }
    if case .curve(let curve)? = try arguments.value("curve"), let named = curve.animationOption {
      options.insert(named)
    }
    return options
  }

  /// A curve that UIKit's options have no bits for.
  private func customCurve(_ arguments: Arguments) throws -> TimingCurve? {
    guard arguments.has("curve"), case .curve(let curve)? = try arguments.value("curve"),
      curve.animationOption == nil
    else { return nil }
    guard let timing = curve.timing else {
      throw Diagnostic.notATimingCurve(
        curve.typed, of: arguments.signature.name, at: arguments.place(of: "curve"))
    }
    return timing
  }
}

extension UIView.AnimationOptions {
  fileprivate init?(word: String) {
    switch word {
    case "layoutSubviews": self = .layoutSubviews
    case "allowUserInteraction": self = .allowUserInteraction
    case "beginFromCurrentState": self = .beginFromCurrentState
    case "repeat": self = .repeat
    case "autoreverse": self = .autoreverse
    case "overrideInheritedDuration": self = .overrideInheritedDuration
    case "overrideInheritedCurve": self = .overrideInheritedCurve
    case "overrideInheritedOptions": self = .overrideInheritedOptions
    default: return nil
    }
  }
}

extension UIView.KeyframeAnimationOptions {
  fileprivate static func mode(named word: String) -> UIView.KeyframeAnimationOptions {
    switch word {
    case "discrete": return .calculationModeDiscrete
    case "paced": return .calculationModePaced
    case "cubic": return .calculationModeCubic
    case "cubicPaced": return .calculationModeCubicPaced
    default: return []
    }
  }
}
