import Script

extension Grammar {
  static var segueMembers: [MemberTable] {
    viewMembers + controllerMembers + transitionMembers + motionMembers + valueMembers
  }

  private static var viewMembers: [MemberTable] {
    [
      MemberTable(
        "view",
        """
        rect: frame bounds; pair: center size anchor anchorPoint position;\
        number: alpha opacity; length: corner cornerRadius zPosition; transform: transform;\
        color: color backgroundColor; bool: hidden isHidden clips clipsToBounds userInteraction\
         isUserInteractionEnabled; text: text; view?: superview; [view]: subviews;\
        window?: window; layer: layer; view: presentation model
        """),
      MemberTable(
        "scroll", is: "view",
        "pair: offset contentOffset content contentSize; bool: paging; recognizer: panRecognizer"),
      MemberTable("slider", is: "view", "number: value"),
      MemberTable("layer", is: "view", "number: speed; time: timeOffset beginTime"),
      MemberTable("window", is: "view", "controller?: root rootViewController"),
    ]
  }

  private static var controllerMembers: [MemberTable] {
    [
      MemberTable(
        "controller",
        """
        view: view; controller?: parent presented presentedViewController presenter\
         presentingViewController; [controller]: children;\
        delegate?: transitioningDelegate delegate;\
        value: style modalPresentationStyle transitionCoordinator presentation detents\
         selectedDetent; bool: isBeingPresented isBeingDismissed isMovingToParent\
         isMovingFromParent\
         isModalInPresentation; navigation?: navigation; tabs?: tabs
        """),
      MemberTable(
        "navigation", is: "controller",
        """
        [controller]: controllers viewControllers; controller: top topViewController;\
        recognizer: popRecognizer interactivePopGestureRecognizer
        """),
      MemberTable(
        "tabs", is: "controller",
        """
        [controller]: controllers viewControllers; controller: selected selectedViewController;\
        int: index selectedIndex
        """),
      MemberTable(
        "collection", is: "controller",
        "layout: layout collectionViewLayout; [view]: cells; number: progress transitionProgress;"
          + " pair: offset contentOffset content contentSize"),
    ]
  }

  private static var transitionMembers: [MemberTable] {
    [
      MemberTable("side", "view?: view; controller: controller; rect: initialFrame finalFrame"),
      MemberTable(
        "context",
        """
        bool: isAnimated isInteractive wasCancelled transitionWasCancelled isCancelled;\
        value: presentationStyle; number: percent; time: duration
        """),
      MemberTable(
        "interactor",
        """
        number: percent percentComplete speed completionSpeed;\
        bool: inProgress wantsInteractiveStart; curve: curve completionCurve; time: duration
        """),
      MemberTable("animator", "time: duration"),
    ]
  }

  private static var motionMembers: [MemberTable] {
    [
      MemberTable(
        "property animator",
        """
        number: fraction fractionComplete; bool: isRunning reversed isReversed scrubsLinearly\
         pausesOnCompletion; value: state; time: duration delay
        """),
      MemberTable(
        "recognizer",
        """
        value: state velocity rotation; bool: enabled isEnabled; view: view;\
        pair: translation location; number: scale; [recognizer]: requiresFailureOf simultaneousWith
        """),
      MemberTable("dynamics", "bool: isRunning; [behavior]: behaviors; time: elapsed"),
      MemberTable(
        "behavior",
        """
        number: magnitude length damping frequency; value: direction angle anchor anchorPoint point\
         snapPoint; bool: active; [view]: items
        """),
    ]
  }

  private static var valueMembers: [MemberTable] {
    let geometry = """
      length: x y width height dx dy minX midX maxX minY midY maxY; pair: center origin size
      """
    return [
      MemberTable("pair", geometry),
      MemberTable("rect", geometry),
      MemberTable(
        "transform",
        "number: scale scaleX scaleY a b c d tx ty; value: rotation then; pair: translation;"
          + " transform: inverted"),
      MemberTable(
        "curve",
        "time: duration response; number: overshoot target peak dampingRatio mass stiffness damping;"
          + " time: peakTime; text: regime; value: settling velocity reaches; law: fitted;"
          + " curve: standard decelerate accelerate sharp"),
      MemberTable("list", "int: count; bool: isEmpty; value: first last contains index"),
    ]
  }
}
