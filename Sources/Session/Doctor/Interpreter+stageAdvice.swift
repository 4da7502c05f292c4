import UIKit

extension Interpreter {
  /// What somebody keeps alive after its end, as far as it has no name here; looked at when nothing
  /// moves.
  var stageAdvice: [Finding] {
    guard stage.transitions.isEmpty, stage.running.isEmpty else { return [] }
    return checkup.ended.flatMap { [keptContext($0), keptController($0)] }.compactMap { $0 }
  }

  private func keptContext(_ record: TransitionRecord) -> Finding? {
    guard record.context != nil, let animator = record.animator.flatMap({ stage.object($0) }),
      !(animator is ScriptAnimator)
    else { return nil }
    return advice(
      "context-kept", record, DoctorMessages.contextKept(name(of: animator)))
  }

  private func keptController(_ record: TransitionRecord) -> Finding? {
    guard record.outcome == .completed, record.operation == .dismiss || record.operation == .pop,
      let controller = stage.object(record.presented) as? UIViewController,
      entity(of: controller) == nil, controller.parent == nil,
      controller.presentingViewController == nil
    else { return nil }
    return advice("controller-kept", record, DoctorMessages.controllerKept)
  }

  private func advice(_ code: String, _ record: TransitionRecord, _ what: String) -> Finding {
    Finding(
      code: DoctorMessages.warning + code, time: record.endTime ?? stage.time,
      subject: description(of: record), what: what, remedy: DoctorMessages.remedy(code),
      number: nil)
  }
}

extension UIView {
  /// Whether UIKit has made it for a presentation.
  var isTransitionContainer: Bool { String(describing: type(of: self)) == "UITransitionView" }
}
