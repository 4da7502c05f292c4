import UIKit

/// An appearance callback of one of the two controllers of a transition.
struct AppearanceStep: Equatable {
  enum Callback: String, CaseIterable {
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  let controller: StageObjectID
  let callback: Callback

  init(_ controller: StageObjectID, _ callback: Callback) {
    self.controller = controller
    self.callback = callback
  }
}

extension TransitionRecord {
  /// The callbacks that its kind and outcome bring, in UIKit's order; of one in flight, those that
  /// it brings if it completes. That `viewIsAppearing` follows `viewWillAppear` is told; where among
  /// the others it comes is not.
  var expectedSteps: [AppearanceStep] {
    guard let from, let to else { return [] }
    let hasBoth = !isModal || movesPresenter
    let steps = begin(from, to, hasBoth)
    return steps + (outcome == .cancelled ? undone(from, to, hasBoth) : done(from, to, hasBoth))
  }

  private func begin(_ from: StageObjectID, _ to: StageObjectID, _ hasBoth: Bool)
    -> [AppearanceStep]
  {
    let going =
      [AppearanceStep(from, .viewWillDisappear)]
      + between.map {
        AppearanceStep($0, .viewWillDisappear)
      }
    let coming = [AppearanceStep(to, .viewWillAppear)]
    let seen = [AppearanceStep(to, .viewIsAppearing)]
    switch operation {
    case .present: return (hasBoth ? going : []) + coming + seen
    case .dismiss: return going + (hasBoth ? coming + seen : [])
    case .push, .pop: return going + coming + seen
    case .select: return coming + going + seen
    }
  }

  private func done(_ from: StageObjectID, _ to: StageObjectID, _ hasBoth: Bool)
    -> [AppearanceStep]
  {
    let gone = ([from] + between).map { AppearanceStep($0, .viewDidDisappear) }
    let came = [AppearanceStep(to, .viewDidAppear)]
    switch operation {
    case .present: return came + (hasBoth ? gone : [])
    case .dismiss: return (hasBoth ? came : []) + gone
    case .push, .pop, .select: return gone + came
    }
  }

  /// The one that came goes again, then the one that went is back.
  private func undone(_ from: StageObjectID, _ to: StageObjectID, _ hasBoth: Bool)
    -> [AppearanceStep]
  {
    let back = ([from] + between).flatMap { controller in
      [.viewWillAppear, .viewIsAppearing, .viewDidAppear].map { AppearanceStep(controller, $0) }
    }
    let away = [.viewWillDisappear, .viewDidDisappear].map { AppearanceStep(to, $0) }
    switch operation {
    case .present: return away + (hasBoth ? back : [])
    case .dismiss: return (hasBoth ? away : []) + back
    case .push, .pop, .select: return away + back
    }
  }
}
