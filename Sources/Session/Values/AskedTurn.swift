import UIKit

/// An angle from which a transform was made: the transform itself has lost its whole turns.
struct AskedTurn {
  /// Radians.
  let angle: Double
  let transform: CGAffineTransform
}

extension Interpreter {
  /// Where an animation turns another way than was asked: transforms have angles up to half a turn.
  /// Called before the view has the transform.
  func warnOfShorterWay(_ view: UIView, to transform: CGAffineTransform) {
    let id = stage.id(of: view)
    guard let asked = askedTurn, asked.transform == transform else { return }
    let known = askedTurns[id].flatMap { $0.transform == view.transform ? $0.angle : nil }
    askedTurns[id] = asked
    guard UIView.inheritedAnimationDuration > 0 else { return }
    let way = asked.angle - (known ?? Double(atan2(view.transform.b, view.transform.a)))
    guard abs(way) > Double.pi + 1e-9 else { return }
    let travel = remainder(way, 2 * Double.pi)
    stage.emit(
      .warning, receiver: view, "shorter-way",
      reason: DoctorMessages.shorterWay(
        asked: printed(.number(way, .angle)),
        travel: abs(travel) < 1e-9 ? nil : printed(.number(travel, .angle))))
  }
}
