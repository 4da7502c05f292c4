import Text
package import UIKit

/// A class of an app that animates transitions, under the name by which a script answers it.
package struct AttachedAnimator {
  package let name: String
  /// A new one for each question.
  package let make: @MainActor () -> any UIViewControllerAnimatedTransitioning

  package init(
    name: String, make: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
  ) {
    self.name = name
    self.make = make
  }
}

extension Interpreter {
  /// Gives the classes of an app their names; each that is made is called like its class.
  func attach(_ animators: [AttachedAnimator]) {
    for attached in animators {
      let script = ScriptAnimator(.idle)
      register(script, as: attached.name)
      script.make = { [weak self] in
        let animator = attached.make()
        if let self { paths[stage.id(of: animator)] = attached.name }
        return animator
      }
      session.own[attached.name] = Scope.Binding(value: .animator(script), isSettable: false)
    }
  }
}
