import Text
import UIKit

extension Interpreter {
  /// What an object has to do with others just now: animations, transitions in flight, who asks it.
  func addRelations(of value: Value, to sheet: inout Sheet) {
    switch value {
    case .view(let view):
      sheet.add(Sheet.Label.animations, list(view.layer.animationKeys() ?? []))
    case .controller(let controller):
      let id = stage.id(of: controller)
      sheet.add(Sheet.Label.transition, transitions { $0.presented == id })
    case .animator(let animator):
      let id = stage.id(of: animator)
      sheet.add(Sheet.Label.transition, transitions { $0.animator == id })
    case .propertyAnimator(let animator):
      if let left = animator.timeLeft {
        sheet.add(Sheet.Label.timeLeft, printed(.number(left, .time)))
      }
      sheet.add(Sheet.Label.waysOn, Sheet.Text.waysOn(animator.state, animator.isRunning))
    case .delegate(let delegate):
      sheet.add(Sheet.Label.users, list(users(of: delegate)))
    default: break
    }
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? Sheet.Text.none : names.joined(separator: ", ")
  }

  private func transitions(_ counts: (TransitionRecord) -> Bool) -> String {
    list(
      stage.transitions.filter(counts).map { transition in
        let name = "\(transition.operation.rawValue) \(name(of: transition.presented))"
        return "\(name) since \(fixed(transition.startTime, 3)) s"
      })
  }

  /// The controllers that a delegate is attached to.
  private func users(of delegate: ScriptDelegate) -> [String] {
    session.own.values.compactMap { binding in
      guard case .controller(let controller) = binding.value else { return nil }
      let asked: [AnyObject?] = [
        controller.transitioningDelegate, (controller as? UINavigationController)?.delegate,
        (controller as? UITabBarController)?.delegate,
      ]
      return asked.contains { $0 === delegate } ? name(of: controller) : nil
    }
  }
}

extension Value {
  /// Whether `addRelations` has something to tell of it.
  var hasRelations: Bool {
    switch self {
    case .view, .controller, .animator, .propertyAnimator, .delegate: true
    default: false
    }
  }
}
