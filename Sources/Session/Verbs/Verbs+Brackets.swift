import Script
import Text
import UIKit

/// What stands around animations: all of them together, none, the old brackets, and the change of a
/// view's picture.
extension Interpreter {
  static let togetherVerb: VerbBody = { world, arguments in
    guard let block = arguments.block else { return }
    var failed: (any Error)?
    let completion = world.completion(arguments)
    world.stage.together {
      world.runNow(block, arguments.frame, &failed)
    } completion: { finished in
      completion?(finished)
    }
    if let failed { throw failed }
  }

  static let animationsVerb: VerbBody = { world, arguments in
    switch arguments.word("state") {
    case "on": UIView.setAnimationsEnabled(true)
    case "off":
      guard let block = arguments.block else { return UIView.setAnimationsEnabled(false) }
      var failed: (any Error)?
      UIView.performWithoutAnimation { world.runNow(block, arguments.frame, &failed) }
      if let failed { throw failed }
    case "begin": try world.beginBracket(arguments)
    default: UIView.commitAnimations()
    }
  }

  private func beginBracket(_ arguments: Arguments) throws {
    guard case .curve(let curve)? = try arguments.value("curve"),
      let option = curve.animationOption,
      let named = UIView.AnimationCurve(rawValue: Int(option.rawValue >> 16 & 0xF))
    else { throw arguments.refuse("a curve of your own for brackets", at: "curve") }
    let duration = try arguments.seconds("duration") ?? 0.2
    let delay = try arguments.seconds("delay") ?? 0
    let fromCurrent = try arguments.flag("fromCurrent")
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(duration)
    UIView.setAnimationDelay(delay)
    UIView.setAnimationCurve(named)
    UIView.setAnimationBeginsFromCurrentState(fromCurrent)
  }

  static let transitionVerb: VerbBody = { world, arguments in
    guard let view = try arguments.view("what"), let duration = try arguments.seconds("duration")
    else { return }
    let options = try world.transitionOptions(arguments)
    let completion = world.completion(arguments)
    if let other = try arguments.view("to") {
      if arguments.block != nil { throw Diagnostic.transitionOfTwo(at: arguments.verbPlace) }
      UIView.transition(
        from: view, to: other, duration: duration, options: options, completion: completion)
      return
    }
    var failed: (any Error)?
    UIView.transition(
      with: view, duration: duration, options: options,
      animations: arguments.block.map { block in
        { world.runNow(block, arguments.frame, &failed) }
      }, completion: completion)
    if let failed { throw failed }
  }

  private func transitionOptions(_ arguments: Arguments) throws -> UIView.AnimationOptions {
    guard case .curve(let curve)? = try arguments.value("curve"),
      var options = curve.animationOption
    else { throw arguments.refuse("a curve of your own for a transition", at: "curve") }
    switch arguments.word("style") {
    case "flipFromLeft": options.insert(.transitionFlipFromLeft)
    case "flipFromRight": options.insert(.transitionFlipFromRight)
    case "flipFromTop": options.formUnion(.transitionFlipFromTop)
    case "flipFromBottom": options.formUnion(.transitionFlipFromBottom)
    case "curlUp": options.formUnion(.transitionCurlUp)
    case "curlDown": options.formUnion(.transitionCurlDown)
    default: options.formUnion(.transitionCrossDissolve)
    }
    for word in arguments.words("options") {
      options.insert(
        word == "allowAnimatedContent" ? .allowAnimatedContent : .showHideTransitionViews)
    }
    return options
  }

  static let snapshotVerb: VerbBody = { world, arguments in
    guard let view = try arguments.view("of") else { return }
    let afterUpdates = try arguments.flag("afterUpdates")
    let name = try world.newName(arguments)
    var picture: UIView?
    if case .rect(let rect)? = try arguments.value("rect") {
      picture = view.resizableSnapshotView(
        from: rect, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    } else {
      picture = view.snapshotView(afterScreenUpdates: afterUpdates)
    }
    world.retire(name)
    if let picture { world.register(picture, as: name.path) }
    world.bind(name, to: .optional(picture), arguments)
  }
}
