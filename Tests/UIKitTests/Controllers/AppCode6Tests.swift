import Testing

@testable import AppCode6
@testable import UIKit

@MainActor
@Suite("App code in Swift 6 mode")
struct AppCode6Tests {
  @Test("a card that is its own delegate comes, hears of the next turn, and goes")
  func card() {
    let stage = Stage()
    var events: [String] = []
    let (window, list, card) = stage.with {
      (UIWindow(), UIViewController(), CardViewController(nibName: nil, bundle: nil))
    }
    card.onEvent = { events.append("\((stage.time * 1000).rounded() / 1000) \($0)") }
    stage.with {
      window.rootViewController = list
      window.makeKeyAndVisible()
    }
    stage.settle()
    stage.with { list.present(card, animated: true) }
    _ = stage.advance(.rest)
    #expect(
      events == [
        "0.0 viewDidLoad", "0.0 viewWillAppear", "0.0 next turn", "0.5 viewDidAppear",
        "0.75 a quarter second later",
      ])
    #expect(card.view.transform == .identity)
    #expect(card.view.backgroundColor == .systemTeal)
    #expect(list.presentedViewController === card)

    events = []
    stage.with { card.dismiss(animated: true) }
    _ = stage.advance(.rest)
    #expect(events == ["1.25 viewDidDisappear"])
    #expect(list.presentedViewController == nil)
    #expect(window.subviews == [list.view])
  }
}
