import Testing

@testable import UIKit

@MainActor
struct MainQueueTests {
  @Test(
    "items come by deadline, then by sequence, as a sorted list has them", arguments: [1, 2, 3])
  func order(seed: UInt64) {
    var seeded = Seeded(state: seed)
    let queue = MainQueue()
    var expected: [(deadline: Double, name: String)] = []
    for number in 0..<200 {
      let deadline = (seeded.next() * 20).rounded()
      queue.add(at: deadline, kind: .block, name: "\(number)") {}
      expected.append((deadline, "\(number)"))
    }
    let order = expected.enumerated()
      .sorted { ($0.element.deadline, $0.offset) < ($1.element.deadline, $1.offset) }
      .map(\.element.name)
    #expect(queue.items.map(\.name) == order)
    let early = queue.takeDue(at: 9)
    let late = queue.takeDue(at: 20)
    #expect((early + late).map(\.name) == order)
    #expect(early.allSatisfy { $0.deadline <= 9 } && late.allSatisfy { $0.deadline > 9 })
  }

  @Test("a cancelled item neither runs nor is waited for, before and after it was taken")
  func cancel() {
    let queue = MainQueue()
    let first = queue.add(at: 1, kind: .block, name: "first") {}
    let second = queue.add(at: 2, kind: .block, name: "second") {}
    queue.cancel(first)
    #expect(queue.nextDeadline() == 2)
    #expect(queue.takeDue(at: 1).isEmpty)
    let due = queue.takeDue(at: 2)
    queue.cancel(second)
    #expect(due.count == 1)
    #expect(due.allSatisfy { !queue.claim($0) })
    #expect(queue.isEmpty)
  }

  @Test("an earlier place in the order of creation counts among items of one deadline")
  func sequence() {
    let queue = MainQueue()
    let place = queue.nextSequence()
    queue.add(at: 1, kind: .block, name: "later") {}
    queue.add(at: 1, sequence: place, kind: .animationEnd, name: "earlier") {}
    #expect(queue.items.map(\.name) == ["earlier", "later"])
  }
}
