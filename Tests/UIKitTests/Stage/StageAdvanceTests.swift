import Testing

@testable import UIKit

@MainActor
struct StageAdvanceTests {
  @Test("to rest: until nothing moves and nothing waits, at the last deadline")
  func rest() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 0.31) { test.box.center.x = 200 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.123) {}
    }
    #expect(!test.stage.isAtRest)
    #expect(test.stage.advance(.rest) == .atRest)
    #expect(test.stage.time == 0.31)
    #expect(test.stage.isAtRest)
    #expect(test.stage.advance(.rest) == .atRest)
    #expect(test.stage.time == 0.31)
  }

  @Test("to a time: exactly there, with all that is due there done")
  func time() {
    let stage = Stage()
    var chain = 0
    func again() {
      chain += 1
      if chain < 5 { stage.enqueue(after: 0) { again() } }
    }
    stage.enqueue(after: 0.2) { again() }
    #expect(stage.advance(.time(0.2), limit: 1) == .reached)
    #expect(stage.time == 0.2)
    #expect(chain == 5)
    stage.advance(by: 0.05)
    #expect(stage.time == 0.25)
  }

  @Test("a time that has passed, and one that is no number, leave the clock where it is")
  func noWayBack() {
    let stage = Stage()
    stage.advance(to: 0.5)
    stage.advance(to: 0.2)
    stage.advance(by: -1)
    stage.advance(by: .nan)
    stage.advance(to: .infinity)
    #expect(stage.time == 0.5)
  }

  @Test("by frames: as many frames of the screen, deadlines between them apart")
  func frames() {
    let stage = Stage(framesPerSecond: 50)
    stage.enqueue(after: 0.03) {}
    #expect(stage.advance(.frames(3)) == .reached)
    #expect(stage.time == 0.06)
    #expect(stage.advance(.frames(0)) == .reached)
    #expect(stage.time == 0.06)
  }

  @Test(
    "until a condition holds: after the turn that makes it true, and at once if it holds already")
  func until() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { test.box.center.x = 200 }
    }
    #expect(test.stage.advance(.until { test.x >= 150 }) == .reached)
    #expect(test.stage.time == 0.5)
    #expect(test.stage.advance(.until { true }) == .reached)
    #expect(test.stage.time == 0.5)
    #expect(test.stage.advance(.until { false }) == .atRest)
    #expect(test.stage.time == 1)
  }

  @Test("contract 7: the limit ends an advance; what still moves is listed")
  func limit() throws {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
        test.box.alpha = 0
      }
      UIView.animate(withDuration: 90) { test.box.center.x = 200 }
      Timer.scheduledTimer(withTimeInterval: 100, repeats: false) { _ in }
    }
    #expect(test.stage.advance(.rest, limit: 2) == .limit)
    #expect(test.stage.time == 2)
    let running = test.stage.running
    #expect(running.map(\.kind) == [.animation, .animation, .timer])
    #expect(running.map(\.end) == [nil, 90, 100])
    #expect(running.first?.layers == [test.stage.id(of: test.box.layer)])
  }

  @Test(
    "contract 7: a repeating animation and a running display link are no rest, a paused link is")
  func noRest() {
    let test = TestStage()
    let link = test.run {
      let link = CADisplayLink { _ in }
      link.add(to: .main, forMode: .common)
      return link
    }
    #expect(test.stage.advance(.rest, limit: 0.5) == .limit)
    #expect(test.stage.running.map(\.kind) == [.displayLink])
    link.isPaused = true
    #expect(test.stage.advance(.rest) == .atRest)
    test.run {
      UIView.animate(withDuration: 0.5, delay: 0, options: .repeat) { test.box.alpha = 0 }
    }
    #expect(test.stage.advance(.rest, limit: 0.5) == .limit)
  }

  @Test("contract 7: 1,000 turns at one instant end an advance, which names the callback")
  func zeroTimeLoop() {
    let test = TestStage()
    var turns = 0
    func again() {
      turns += 1
      UIView.animate(withDuration: 0) {
        test.box.alpha = 0
      } completion: { _ in
        again()
      }
    }
    test.run { again() }
    #expect(test.stage.advance(.rest) == .zeroTimeLoop("completion of animate"))
    #expect(turns == 1_001)
    #expect(test.stage.time == 0)
    test.stage.turnsPerInstant = 10
    turns = 0
    #expect(test.stage.advance(.rest) == .zeroTimeLoop("completion of animate"))
    #expect(turns == 10)
  }

  @Test("contract 7: what starts after a commit and asks for more each time is such a loop too")
  func afterCommitLoop() {
    let stage = Stage()
    func again() { stage.afterCommit(named: "present") { again() } }
    again()
    #expect(stage.settle() == .zeroTimeLoop("present"))
  }

  @Test("contract 6: a reason to stop is asked for at each turn and before each callback")
  func stopping() {
    let stage = Stage()
    var ran: [Int] = []
    for number in 1...3 { stage.enqueue(after: 0.1) { ran.append(number) } }
    stage.shouldStop = { ran.count == 2 ? .interrupted : nil }
    #expect(stage.advance(.rest) == .stopped(.interrupted))
    #expect(ran == [1, 2])
    stage.shouldStop = { nil }
    #expect(stage.advance(.rest) == .atRest)
    #expect(ran == [1, 2, 3])
  }

  @Test("contract 1: advance is the only mover, and cannot be called from what it calls")
  func nested() {
    let test = TestStage()
    var ends: [AdvanceEnd] = []
    test.stage.enqueue(after: 0.1) { ends.append(test.stage.advance(.time(5))) }
    test.stage.advance(to: 0.2)
    #expect(ends == [.stopped(.nested)])
    #expect(test.stage.time == 0.2)
    test.run { UIView.animate(withDuration: 1) { ends.append(test.stage.advance(.time(5))) } }
    #expect(ends.last == .stopped(.nested))
    #expect(test.stage.time == 0.2)
  }

  @Test("contract 3: an object keeps the stage that was current when it was made")
  func ambient() {
    let (one, two) = (Stage(), Stage())
    let outer = Stage.current
    let view = one.with { UIView() }
    two.with {
      #expect(Stage.current === two)
      one.with { #expect(Stage.current === one) }
      #expect(Stage.current === two)
      #expect(view.stage === one)
      #expect(CACurrentMediaTime() == 0)
    }
    #expect(Stage.current === outer)
    var current: Stage?
    two.enqueue(after: 0.5) { current = Stage.current }
    two.advance(to: 0.5)
    #expect(current === two)
    one.afterCommit { current = Stage.current }
    one.settle()
    #expect(current === one)
  }

  @Test("contract 10: two runs tell their observers the same")
  func determinism() {
    func transcript() -> [String] {
      let test = TestStage()
      test.run {
        for number in 0..<20 {
          let view = UIView(frame: CGRect(x: number, y: 0, width: 10, height: 10))
          test.window.addSubview(view)
          UIView.animate(withDuration: 0.1 + Double(number) / 100) { view.center.y = 50 }
        }
      }
      _ = test.stage.advance(.rest)
      return test.events.map { "\($0)" }
        + test.frames.map { "\($0.time) \($0.turn) \(Array($0.changes))" }
    }
    let first = transcript()
    #expect(first.count > 40)
    #expect(first == transcript())
  }

  @Test("contract 11: what a dropped block held may call the stage when it ends")
  func endingObjects() {
    final class Owner {
      init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      let onEnd: () -> Void
      deinit { onEnd() }
    }
    let stage = Stage()
    var ended = 0
    func timer() -> Timer {
      let other = stage.with { Timer.scheduledTimer(withTimeInterval: 9, repeats: true) { _ in } }
      let owner = Owner {
        MainActor.assumeIsolated {
          other.invalidate()
          stage.enqueue {}
          ended += 1
        }
      }
      return stage.with {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in _ = owner }
      }
    }
    for _ in 0..<3 { timer().invalidate() }
    #expect(stage.advance(.rest) == .atRest)
    #expect(ended == 3)
    _ = timer()
    stage.discard()
    #expect(ended == 4)
  }

  @Test("the rate of the screen stays between 1 and 10,000")
  func rate() {
    #expect(Stage(framesPerSecond: 0).framesPerSecond == 1)
    let stage = Stage(framesPerSecond: .max)
    #expect(stage.framesPerSecond == 10_000)
    stage.framesPerSecond = -3
    #expect(stage.framesPerSecond == 1)
  }

  @Test("a stage that is thrown away lets go of what its blocks held")
  func discard() {
    weak var weakView: UIView?
    weak var weakStage: Stage?
    do {
      let stage = Stage()
      let view = stage.with { UIView() }
      (weakView, weakStage) = (view, stage)
      stage.enqueue(after: 1) { view.alpha = 0 }
      stage.discard()
      #expect(stage.isAtRest)
    }
    #expect(weakView == nil)
    #expect(weakStage == nil)
  }
}
