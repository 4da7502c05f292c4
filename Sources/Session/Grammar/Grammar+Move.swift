import Script

extension Grammar {
  static var moveVerbs: [VerbSignature] {
    [animate, keyframes, at, together, animations, transition, propertyAnimator, start, pause]
      + [continueAnimator, stop, after]
  }

  private static var animate: VerbSignature {
    VerbSignature(
      "animate", .move, "Animates what its block sets.",
      operands: ["what: time | path | property animator"],
      options: [
        "curve: curve = easeInOut // how the time is spent", "delay: time = 0s",
        "damping: number // ratio of a spring: below 1 it overshoots",
        "velocity: number = 0 // of a spring at the start: ways per second",
        "bounce: number // of a spring: 0 none, 0.3 lively",
        "options: \(animationOptions(withCurve: true))",
        "delayFactor: fraction = 0 // of a property animator: the part of its time to wait",
        "repeatCount: number", "from: value // where the property starts",
        "to: value // where the property ends", "by: value // how far the property goes",
        "with: law = basic(0.4s, systemDefault) // the law of motion of the property",
        "fill: word(removed|forwards|backwards|both) = removed // of a path through `.layer.`",
      ],
      either: [["block"], ["to", "by", "with"]], block: .now(), then: ["finished"],
      uikit: "UIView.animate(withDuration:...), (springDuration:bounce:...); addAnimations;"
        + " one property: POP, or CA on a `.layer.` path",
      example: "animate 0.5s damping 0.8 { card.alpha = 1 } then { remove ghost }")
  }

  private static var keyframes: VerbSignature {
    VerbSignature(
      "keyframes", .move, "Animates in steps, each `at` its part of the duration.",
      operands: ["duration: time"],
      options: [
        "mode: word(linear|discrete|paced|cubic|cubicPaced) = linear // between the steps",
        "curve: curve = easeInOut // of the whole", "delay: time = 0s",
        "options: \(animationOptions(withCurve: false))",
      ],
      block: .now(isNeeded: true), then: ["finished"], uikit: "UIView.animateKeyframes",
      example: "keyframes 0.5s { at 0 for 0.5 { card.alpha = 0 } }")
  }

  private static var at: VerbSignature {
    VerbSignature(
      "at", .move, "One step of `keyframes`: when it starts and how long it takes.",
      operands: ["start: fraction"], options: ["for!: fraction // its part of the duration"],
      block: .now(isNeeded: true), standing: .inside("keyframes"), uikit: "UIView.addKeyframe",
      example: "at 0 for 50% { card.alpha = 0 }")
  }

  private static var together: VerbSignature {
    VerbSignature(
      "together", .move, "Its `then` runs when all animations of its block have ended.",
      block: .now(isNeeded: true), then: ["finished"], uikit: "DispatchGroup around completions",
      example: "together { animate a.alpha to 0 } then { complete }")
  }

  private static var animations: VerbSignature {
    VerbSignature(
      "animations", .move, "Switches animations, or brackets them as UIKit once did.",
      operands: ["state: word(on|off|begin|commit)"],
      options: [
        "duration: time = 0.2s", "delay: time = 0s", "curve: curve = easeInOut",
        "fromCurrent: bool = false // starts from what is on the screen",
      ],
      block: .now(), blockOnlyIf: (name: "state", word: "off"),
      uikit: "setAnimationsEnabled, performWithoutAnimation (off with a block), beginAnimations,"
        + " commitAnimations",
      example: "animations off { card.alpha = 1 }")
  }

  private static var transition: VerbSignature {
    VerbSignature(
      "transition", .move, "Flips, curls or dissolves a view into its new look, or into another.",
      operands: ["what: view"],
      options: [
        "to: view // the view that takes its place", "duration!: time",
        "style!: word(flipFromLeft|flipFromRight|flipFromTop|flipFromBottom|curlUp|curlDown"
          + "|crossDissolve)",
        "curve: curve = easeInOut", "options: words(allowAnimatedContent|showHideTransitionViews)",
      ],
      block: .now(), then: ["finished"], uikit: "UIView.transition(with:...), (from:to:...)",
      example: "transition card duration 0.4s style flipFromLeft { card.color = red }")
  }

  private static var propertyAnimator: VerbSignature {
    VerbSignature(
      "propertyAnimator", .move, "Makes an animator that can be paused, scrubbed and reversed.",
      operands: ["NAME: name"],
      options: [
        "duration!: time", "curve: curve = easeInOut",
        "damping: number // ratio of a spring: below 1 it overshoots", "delay: time = 0s",
        "scrubsLinearly: bool = true // `update` follows the time, not the curve",
        "pausesOnCompletion: bool = false", "isInterruptible: bool = true",
      ],
      block: .later(), then: ["position", "finished"], makes: .object("property animator"),
      uikit: "UIViewPropertyAnimator",
      example: "propertyAnimator open duration 1s { card.center.y = 100 }")
  }

  private static var start: VerbSignature {
    VerbSignature(
      "start", .move, "Starts a property animator, or a collection's way to a layout.",
      operands: ["what: property animator | collection"],
      options: ["after: time = 0s", "to: layout // of a collection: moved by `update`"],
      then: ["completed"], uikit: "startAnimation(afterDelay:); startInteractiveTransition(to:)",
      example: "start open")
  }

  private static var pause: VerbSignature {
    VerbSignature(
      "pause", .move, "Holds a property animator, or a transition in flight.",
      operands: ["what: property animator | interactor"], uikit: "pauseAnimation, pause()",
      example: "pause open")
  }

  private static var continueAnimator: VerbSignature {
    VerbSignature(
      "continue", .move, "Lets a paused property animator go on.",
      operands: ["what: property animator"],
      options: [
        "curve: curve // for the rest", "factor: number = 0 // of its duration; 0: what is left",
      ],
      uikit: "continueAnimation(withTimingParameters:durationFactor:)",
      example: "continue open curve spring(damping: 0.8, velocity: 2)")
  }

  private static var stop: VerbSignature {
    VerbSignature(
      "stop", .move, "Stops a property animator where it is.",
      operands: ["what: property animator"],
      options: ["withoutFinishing: bool = true // false: `finish` follows"],
      uikit: "stopAnimation(_:)", example: "stop open withoutFinishing false")
  }

  private static var after: VerbSignature {
    VerbSignature(
      "after", .move, "Runs its block on the main queue when a time has passed.",
      operands: ["delay: time"], block: .later(isNeeded: true),
      uikit: "DispatchQueue.main.asyncAfter",
      example: "after 0.1s { card.alpha = 0 }")
  }

  private static func animationOptions(withCurve: Bool) -> String {
    "words(layoutSubviews|allowUserInteraction|beginFromCurrentState|repeat|autoreverse"
      + "|overrideInheritedDuration" + (withCurve ? "|overrideInheritedCurve" : "")
      + "|overrideInheritedOptions)"
  }
}
