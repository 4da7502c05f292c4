import UIKit

// How the stage stands: what would be gone by itself is not told of any more once it is.

extension Interpreter {
  /// Nothing of this is asked before the first transition has ended, or while one is in flight.
  var stageProblems: [Finding] {
    var found = checkup.ended.flatMap(leftBehind)
    guard stage.transitions.isEmpty else { return found + waiting }
    found += unfinishedAppearances
    guard !checkup.ended.isEmpty else { return found }
    return found + [presenterInside, presentedUnseen, touchesIgnored].compactMap { $0 }
      + containersLeft
  }

  private func problem(_ code: String, _ time: Double, _ subject: String, _ what: String)
    -> Finding
  {
    Finding(
      code: code, time: time, subject: subject, what: what, remedy: DoctorMessages.remedy(code),
      number: nil)
  }

  /// What an animator has put into the container and nobody has taken out again.
  private func leftBehind(_ record: TransitionRecord) -> [Finding] {
    record.moves.compactMap { move in
      guard let view = stage.object(move.view) as? UIView, !isOwn(view, record) else { return nil }
      let (time, transition) = (record.endTime ?? stage.time, description(of: record))
      // A container that is gone has left its views in nothing.
      let isThere =
        view.superview.map { stage.id(of: $0) == move.to } ?? (stage.object(move.to) == nil)
      guard isThere else { return nil }
      let place = DoctorMessages.place(name(of: move.to))
      if let from = move.from {
        guard from != move.to, stage.object(from) != nil else { return nil }
        return problem(
          "view-taken", time, name(of: view),
          DoctorMessages.viewTaken(
            by: record.animator.map { name(of: $0) } ?? transition, from: name(of: from),
            to: place, isGone: view.window == nil))
      }
      guard view.window != nil, let parent = view.superview, isPlace(parent, record) else {
        return nil
      }
      return problem(
        "view-left-behind", time, name(of: view),
        DoctorMessages.leftBehind(name(of: view), place, transition))
    }
  }

  /// A container or a window: other places are the animator's own.
  private func isPlace(_ parent: UIView, _ record: TransitionRecord) -> Bool {
    if parent is UIWindow { return true }
    let sides = [record.from, record.to].map {
      $0.flatMap { stage.object($0) } as? UIViewController
    }
    return !sides.contains { side in
      guard let view = side?.viewIfLoaded else { return false }
      return parent.isDescendant(of: view)
    } && parent.owningController == nil
  }

  /// The views of the two controllers, and what one of them stands in.
  private func isOwn(_ view: UIView, _ record: TransitionRecord) -> Bool {
    [record.from, record.to].contains { id in
      guard let controller = id.flatMap({ stage.object($0) }) as? UIViewController else {
        return false
      }
      return controller.viewIfLoaded?.isDescendant(of: view) == true
        || controller.presentationController?.presentedView === view
    }
  }

  /// Those that were told that they will appear or disappear, and no more.
  private var unfinishedAppearances: [Finding] {
    checkup.appearances.compactMap { event in
      guard let id = event.receiver, stage.object(id) != nil,
        let missing = event.appearanceStep?.callback.closing
      else { return nil }
      return problem(
        "appearance-unbalanced", event.time, name(of: id),
        DoctorMessages.unfinished(event.name, missing.rawValue))
    }
  }

  /// Whoever is presented on top, and the one that presents it.
  private var topmost: UIViewController? {
    guard let top = frontmost, top.presentingViewController != nil else { return nil }
    return top
  }

  /// The presenter's view was put into the container after the animator had begun.
  private var presenterInside: Finding? {
    guard let top = topmost, let presenter = top.presentingViewController,
      let container = top.presentationController?.containerView,
      let record = checkup.ended.last(where: { $0.presented == stage.id(of: top) }),
      !record.movesPresenter, presenter.viewIfLoaded?.isDescendant(of: container) == true,
      !isKnown("presenter-moved", stage.id(of: top))
    else { return nil }
    return problem(
      "presenter-moved", record.endTime ?? stage.time, description(of: record),
      DoctorMessages.presenterInside(name(of: presenter)))
  }

  private var presentedUnseen: Finding? {
    guard let top = topmost, let view = top.viewIfLoaded, let reason = why(isUnseen: view),
      let presenter = top.presentingViewController,
      !isKnown("incoming-not-added", stage.id(of: top))
    else { return nil }
    let last = checkup.ended.last { $0.presented == stage.id(of: top) }
    return problem(
      "presented-off-screen", last?.endTime ?? stage.time, name(of: top),
      DoctorMessages.presentedUnseen(by: name(of: presenter), reason))
  }

  private func isKnown(_ code: String, _ presented: StageObjectID) -> Bool {
    past.trace.problems.contains { $0.code == code && $0.event.shown == presented }
  }

  /// Nobody is in flight, and a finger does nothing.
  private var touchesIgnored: Finding? {
    guard let last = checkup.ended.last else { return nil }
    let time = last.endTime ?? stage.time
    if stage.application.isIgnoringInteractionEvents {
      return problem(
        "touches-ignored", time, description(of: last), DoctorMessages.touchesIgnored)
    }
    guard let view = frontmost?.viewIfLoaded else { return nil }
    let closed = sequence(first: view, next: \.superview).first { !$0.isUserInteractionEnabled }
    return closed.map {
      problem("touches-ignored", time, name(of: $0), DoctorMessages.takesNoTouches)
    }
  }

  /// Containers in the window of which no presentation knows.
  private var containersLeft: [Finding] {
    var known: [UIView] = []
    var next = window?.rootViewController
    while let controller = next?.presentedViewController {
      known += [controller.presentationController?.containerView].compactMap { $0 }
      next = controller
    }
    let left = window?.subviews.filter { view in
      view.isTransitionContainer && !known.contains { $0 === view }
    }
    return (left ?? []).map {
      problem(
        "container-left-over", checkup.ended.last?.endTime ?? stage.time, name(of: $0),
        DoctorMessages.containerLeft)
    }
  }

  /// Interactive, and nobody has moved it.
  private var waiting: [Finding] {
    stage.transitions.compactMap { record in
      guard case .interaction = record.wait, let driver = record.interaction,
        record.percent == 0, stage.time > record.startTime + 1e-9, !isDriven(driver)
      else { return nil }
      return problem(
        "waits-for-nobody", stage.time, description(of: record),
        DoctorMessages.waitsForNobody(name(of: driver), percent: record.percent))
    }
  }

  /// Whether somebody has said that a finger drives it, or one does.
  private func isDriven(_ driver: StageObjectID) -> Bool {
    let owner = (stage.object(driver) as? any ScriptDriver)?.owner
    return owner?.inProgress == true || past.fingers.down(at: stage.time) != nil
  }
}

extension AppearanceStep.Callback {
  /// What must follow what was begun.
  fileprivate var closing: AppearanceStep.Callback? {
    switch self {
    case .viewWillAppear: .viewDidAppear
    case .viewWillDisappear: .viewDidDisappear
    default: nil
    }
  }
}
