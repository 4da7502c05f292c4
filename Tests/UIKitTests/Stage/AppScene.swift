@testable import UIKit

/// A controller of an app as the root of a window that is up; who lets go of the window loses both.
@MainActor
func show<Controller: UIViewController>(
  _ make: () -> Controller
) -> (stage: Stage, controller: Controller, window: UIWindow) {
  let stage = Stage()
  let (controller, window) = stage.with { (make(), UIWindow()) }
  stage.with {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }
  stage.settle()
  return (stage, controller, window)
}
