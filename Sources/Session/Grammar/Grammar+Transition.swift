import Script

extension Grammar {
  static var transitionVerbs: [VerbSignature] {
    [animator, interactor, presentation, delegate, present, dismiss, push, pop, select, update]
      + [finish, cancel, complete, alongside]
  }

  private static var animator: VerbSignature {
    VerbSignature(
      "animator", .transition, "Makes an animator: its block plays a transition.",
      operands: ["NAME: name"],
      options: ["duration!: query time (to, from, context, operation) // what it tells UIKit"],
      block: .later(
        isNeeded: true, gives: ["to", "from", "container", "context", "operation", "duration"],
        on: ["ended(completed)"]),
      makes: .object("animator"),
      uikit: "UIViewControllerAnimatedTransitioning; returning a property animator makes it"
        + " interruptibleAnimator(using:)",
      example: "animator fade duration 0.3s"
        + " { add to.view; animate duration { to.view.alpha = 1 } then { complete } }")
  }

  private static var interactor: VerbSignature {
    VerbSignature(
      "interactor", .transition, "Makes what a finger drives a transition with.",
      operands: ["NAME: name", "kind: word(percentDriven|custom)"],
      options: [
        "speed: number = 1 // of the rest after `finish` or `cancel`",
        "curve: curve = easeInOut // of the rest", "timing: curve? // in place of the curve",
        "interactiveStart: bool = true // false: it runs until `pause`",
      ],
      block: .handlers(
        gives: ["to", "from", "container", "context", "operation"],
        on: ["start", "update(fraction)", "finish", "cancel"]),
      makes: .object("interactor"),
      uikit: "UIPercentDrivenInteractiveTransition, or your own"
        + " UIViewControllerInteractiveTransitioning",
      example: "interactor swipe percentDriven speed 0.5")
  }

  private static var presentation: VerbSignature {
    VerbSignature(
      "presentation", .transition, "Makes a presentation: where the presented view stands.",
      operands: ["NAME: name"],
      options: [
        "frame: query rect (container, presented, presenter) // of the presented view",
        "view: query view (presented) // in place of the controller's own",
        "removesPresenter: bool = false",
      ],
      block: .handlers(
        gives: ["container", "presented", "presenter"],
        on: [
          "willPresent", "didPresent(completed)", "willDismiss", "didDismiss(completed)", "layout",
        ]),
      makes: .object("presentation"), uikit: "UIPresentationController",
      example: "presentation half frame (0, 426, 393, 426)")
  }

  private static var delegate: VerbSignature {
    VerbSignature(
      "delegate", .transition, "Makes a delegate: it answers who animates, drives and frames.",
      operands: ["NAME: name"],
      options: [
        "presented: query animator? (presented, presenter, source) // animates present",
        "dismissed: query animator? (dismissed) // animates dismiss",
        "presenting: query interactor? (animator) // drives present",
        "dismissing: query interactor? (animator) // drives dismiss",
        "presentation: query presentation? (presented, presenter, source) // frames it",
        "pushed: query animator? (from, to) // animates push",
        "popped: query animator? (from, to) // animates pop",
        "selected: query animator? (from, to) // animates a change of tabs",
        "interaction: query interactor? (animator) // drives push, pop or select",
      ],
      block: .handlers(on: delegateEvents), makes: .object("delegate"),
      uikit: "UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,"
        + " UITabBarControllerDelegate, UIAdaptivePresentationControllerDelegate",
      example: "delegate fancy presented grow")
  }

  private static var delegateEvents: [String] {
    [
      "presented?(presented, presenter, source)", "dismissed?(dismissed)", "presenting?(animator)",
      "dismissing?(animator)", "presentation?(presented, presenter, source)", "pushed?(from, to)",
      "popped?(from, to)", "selected?(from, to)", "interaction?(animator)", "willShow(shown)",
      "didShow(shown)", "shouldSelect?(shown)", "didSelect(shown)", "shouldDismiss?", "didDismiss",
    ]
  }

  private static var present: VerbSignature {
    VerbSignature(
      "present", .transition, "Presents a controller; `run` plays it.",
      operands: ["what: controller"],
      options: [
        "from: controller // who presents it; else the topmost", "animated: bool = true",
        "with: interactor // a finger drives it",
      ],
      then: [], prints: "S", uikit: "present(_:animated:completion:)",
      example: "present photo from list")
  }

  private static var dismiss: VerbSignature {
    VerbSignature(
      "dismiss", .transition, "Dismisses a presented controller, or what it presents.",
      operands: ["what?: controller"],
      options: ["animated: bool = true", "with: interactor // a finger drives it"], then: [],
      prints: "S", uikit: "dismiss(animated:completion:)", example: "dismiss photo")
  }

  private static var push: VerbSignature {
    VerbSignature(
      "push", .transition, "Pushes a controller onto a navigation stack.",
      operands: ["what: controller"],
      options: [
        "on: navigation // else the one in the window", "animated: bool = true",
        "with: interactor // a finger drives it",
      ],
      then: [], prints: "S", uikit: "pushViewController(_:animated:)", example: "push photo on nav")
  }

  private static var pop: VerbSignature {
    VerbSignature(
      "pop", .transition, "Pops the top of a navigation stack, or all above one.",
      operands: ["what?: navigation"],
      options: [
        "to: controller // all above this one", "root: flag // all above the first",
        "animated: bool = true", "with: interactor // a finger drives it",
      ],
      then: [], prints: "S",
      uikit: "popViewController, popToViewController, popToRootViewController", example: "pop nav")
  }

  private static var select: VerbSignature {
    VerbSignature(
      "select", .transition, "Selects a tab.", operands: ["what: controller | int"],
      options: [
        "in: tabs // else those in the window", "tapped: flag // as by a finger on the bar",
        "with: interactor // a finger drives it",
      ],
      prints: "S",
      uikit: "selectedIndex, selectedViewController; tapped: as by a finger on the bar",
      example: "select 1 in bar")
  }

  private static var update: VerbSignature {
    VerbSignature(
      "update", .transition, "Moves a driven transition or animator to a part of its way.",
      operands: ["what: interactor | property animator | collection", "fraction: fraction"],
      uikit: "update(_:), updateInteractiveTransition, fractionComplete, transitionProgress",
      example: "update swipe 0.4")
  }

  private static var finish: VerbSignature {
    VerbSignature(
      "finish", .transition, "Lets a driven transition or animator go to its end.",
      operands: ["what: interactor | property animator | collection"],
      options: ["at: word(end|start|current) = end // of a stopped property animator"],
      uikit: "finish(), finishInteractiveTransition, finishAnimation(at:)", example: "finish swipe")
  }

  private static var cancel: VerbSignature {
    VerbSignature(
      "cancel", .transition, "Lets a driven transition go back to where it began.",
      operands: ["what: interactor | collection"], uikit: "cancel(), cancelInteractiveTransition",
      example: "cancel swipe")
  }

  private static var complete: VerbSignature {
    VerbSignature(
      "complete", .transition, "Tells UIKit that the transition is over.",
      operands: ["completed?: bool = !context.wasCancelled"], uikit: "completeTransition(_:)",
      example: "complete finished")
  }

  private static var alongside: VerbSignature {
    VerbSignature(
      "alongside", .transition, "Animates beside the transition in flight, in its time.",
      options: ["in: view"], block: .later(isNeeded: true, gives: ["context"]),
      then: ["cancelled", "context"],
      uikit: "transitionCoordinator animate(alongsideTransition:completion:)",
      example: "alongside { dim.alpha = 0.5 }")
  }
}
