import Testing
import UIKit

@testable import Session

@MainActor
@Suite("A stage that is thrown away takes everything with it")
struct MemoryTests {
  @Test("with an animation, a transition, a block and a timer under way")
  func nothingStays() {
    let bench = Bench(
      "controller list; controller photo style custom; window list",
      "view card in list.view frame (0, 0, 100, 100)",
      "animator grow duration 1s { add to.view; to.view.alpha = 0; animate duration { to.view.alpha = 1 } then { complete } }",
      "delegate fancy presented grow; attach fancy to photo",
      "animate 2s { card.alpha = 0 } then { card.alpha = 1 }", "after 5s { card.alpha = 0.5 }",
      "present photo", "run 0.5s")
    weak let stage = bench.session.interpreter.stage
    weak let view = bench.session.interpreter.window?.rootViewController?.view
    #expect(stage != nil)
    #expect(view != nil)
    bench.run("reset")
    #expect(stage == nil)
    #expect(view == nil)
  }
}
