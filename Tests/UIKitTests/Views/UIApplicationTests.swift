import Testing

@testable import UIKit

@MainActor
struct UIApplicationTests {
  @Test("screen and application belong to the stage")
  func ambient() {
    let (one, two) = (
      Stage(screenSize: CGSize(width: 320, height: 480), framesPerSecond: 120), Stage()
    )
    one.with {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(UIScreen.main === UIScreen.main)
      #expect(UIScreen.main.maximumFramesPerSecond == 120)
      #expect(UIApplication.shared === UIApplication.shared)
    }
    #expect(one.with { UIApplication.shared } !== two.with { UIApplication.shared })
  }

  @Test("ignoring interaction events nests, and an end too many does nothing")
  func ignoring() {
    Stage().with {
      let application = UIApplication.shared
      application.endIgnoringInteractionEvents()
      application.beginIgnoringInteractionEvents()
      application.beginIgnoringInteractionEvents()
      application.endIgnoringInteractionEvents()
      #expect(application.isIgnoringInteractionEvents)
      application.endIgnoringInteractionEvents()
      #expect(!application.isIgnoringInteractionEvents)
    }
  }

  @Test("the application knows its windows and keeps none alive")
  func windows() {
    let stage = Stage()
    stage.with {
      var window: UIWindow? = UIWindow(frame: .zero)
      #expect(UIApplication.shared.windows.count == 1)
      window = nil
      #expect(UIApplication.shared.windows.isEmpty)
      _ = window
    }
  }
}
