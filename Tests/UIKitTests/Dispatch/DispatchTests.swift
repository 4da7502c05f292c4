import Testing

@testable import UIKit

@MainActor
struct DispatchTests {
  private let stage = Stage()

  @Test("blocks run in the order of their deadlines, and within one in that of their enqueuing")
  func order() {
    var order: [String] = []
    stage.with {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { order.append("c") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { order.append("b") }
      DispatchQueue.main.async { order.append("a") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { order.append("d") }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { order.append("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() - 5) { order.append("late") }
    }
    #expect(stage.advance(.rest) == .atRest)
    #expect(order == ["a", "late", "b", "c", "d"])
    #expect(stage.time == 0.2)
    stage.with { DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {} }
    _ = stage.advance(.rest)
    #expect(stage.time == 0.5)
  }

  @Test("a block that is enqueued by a block runs in the next turn of the same instant")
  func nextTurn() {
    var turns: [Int] = []
    stage.with {
      DispatchQueue.main.async {
        turns.append(self.stage.turn)
        DispatchQueue.main.async { turns.append(self.stage.turn) }
      }
    }
    stage.advance(to: 0)
    #expect(turns.count == 2 && turns[1] == turns[0] + 1)
    #expect(stage.time == 0)
  }

  @Test("a work item that is cancelled in time does not run")
  func workItem() {
    var ran: [String] = []
    stage.with {
      let (one, two) = (
        DispatchWorkItem { ran.append("one") }, DispatchWorkItem { ran.append("two") }
      )
      DispatchQueue.main.async(execute: one)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: two)
      two.cancel()
      #expect(two.isCancelled && !one.isCancelled)
    }
    _ = stage.advance(.rest)
    #expect(ran == ["one"])
  }

  @Test("a group tells when as many have left as entered, on the main queue")
  func group() {
    var order: [String] = []
    let group = stage.with { DispatchGroup() }
    stage.with {
      group.enter()
      group.enter()
      group.notify(queue: .main) { order.append("all \(self.stage.time)") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { group.leave() }
      DispatchQueue.main.async(group: group) { order.append("in the group") }
      group.leave()
    }
    _ = stage.advance(.rest)
    #expect(order == ["in the group", "all 0.3"])
    group.notify(queue: .main) { order.append("at once") }
    #expect(order.count == 2)
    stage.advance(by: 0)
    #expect(order.last == "at once")
  }

  @Test("contract 12: a leave too many is misuse")
  func unbalanced() {
    let test = TestStage()
    test.run { DispatchGroup().leave() }
    #expect(test.codes(.misuse) == ["unbalanced-leave"])
  }

  @Test("a timer fires once, or at multiples of its interval until it is invalidated")
  func timers() {
    var times: [Double] = []
    stage.with {
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { timer in
        times.append(self.stage.time)
        #expect(!timer.isValid)
      }
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        times.append(self.stage.time)
        if times.count == 5 { timer.invalidate() }
      }
    }
    #expect(stage.advance(.rest) == .atRest)
    #expect(times == [0.1, 0.2, 0.25, 0.3, 0.4] as [Double])
  }

  @Test("an invalidated timer is not waited for, and cannot be fired")
  func invalidated() {
    var fired = 0
    let timer = stage.with {
      Timer.scheduledTimer(withTimeInterval: 9, repeats: true) { _ in fired += 1 }
    }
    timer.fire()
    #expect(fired == 1)
    timer.invalidate()
    timer.fire()
    #expect(stage.advance(.rest) == .atRest)
    #expect(stage.time == 0 && fired == 1)
  }

  @Test("times compare and add")
  func times() {
    stage.advance(to: 2)
    stage.with {
      #expect(DispatchTime.now() < .now() + 0.1)
      #expect(DispatchTime.now() + .seconds(1) == .now() + 1)
      #expect(DispatchTime.now() - .milliseconds(500) == .now() - 0.5)
      #expect(DispatchTime.now() + .never == .distantFuture)
    }
  }
}
