import Testing

@testable import UIKit

@MainActor
struct StageEventsTests {
  @Test("contract 4: events are numbered, and know time, turn, phase, depth and edge")
  func events() {
    let test = TestStage()
    test.stage.enqueue(after: 0.25) {
      let answer = test.stage.emitting(
        .query, receiver: test.box, "isHidden",
        arguments: [.init("of", test.stage.value(test.box))],
        result: { .bool($0) }
      ) {
        test.stage.emit(.note, "inside")
        return true
      }
      #expect(answer)
    }
    test.stage.advance(to: 0.25)
    let events = test.events
    #expect(events.map(\.name) == ["isHidden", "inside", "isHidden"])
    #expect(events.map(\.edge) == [.before, .instant, .after])
    #expect(events.map(\.depth) == [0, 1, 0])
    #expect(events.map(\.result) == [nil, nil, .bool(true)])
    #expect(events.allSatisfy { $0.time == 0.25 && $0.phase == .mainQueue })
    #expect(Set(events.map(\.turn)).count == 1)
    #expect(zip(events, events.dropFirst()).allSatisfy { $1.number == $0.number + 1 })
    #expect(events.first?.receiver == test.stage.id(of: test.box))
  }

  @Test("an error that a call throws leaves the depth as it was")
  func throwing() {
    struct Failure: Error {}
    let test = TestStage()
    #expect(throws: Failure.self) {
      try test.stage.emitting(.callback, "fails") { throw Failure() }
    }
    test.stage.emit(.note, "later")
    #expect(test.events.last?.depth == 0)
  }
}
