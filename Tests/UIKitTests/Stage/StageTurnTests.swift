import Testing

@testable import UIKit

@MainActor
struct StageTurnTests {
  @Test("contract 1: turns stand at k/fps, not at a sum, and exactly at deadlines")
  func turnTimes() {
    let test = TestStage(framesPerSecond: 60)
    test.run {
      UIView.animate(withDuration: 9) { test.box.alpha = 0 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.04) {}
    }
    test.stage.advance(to: 0.1)
    var expected = (0...6).map { Double($0) / 60 }
    expected.insert(0.04, at: 3)
    #expect(test.frames.dropFirst().map(\.time) == expected)
  }

  @Test("contract 1: after an hour a turn still stands at k/fps to the last bit")
  func noAccumulation() {
    let stage = Stage(framesPerSecond: 60)
    stage.advance(to: 600)
    _ = stage.advance(.frames(7))
    #expect(stage.time == 36_007.0 / 60)
  }

  @Test("contract 1: a deadline within 1e-9 of a frame is due in it; ties go by creation")
  func tolerance() {
    let stage = Stage(framesPerSecond: 10)
    var ran: [String] = []
    stage.enqueue(after: 0.1 + 0.5e-9) { ran.append("a \(stage.time)") }
    stage.enqueue(after: 0.1) { ran.append("b \(stage.time)") }
    stage.enqueue(after: 0.1) { ran.append("c \(stage.time)") }
    stage.enqueue(after: 0.1 + 1e-8) { ran.append("d") }
    stage.enqueue(after: 0.1 - 0.5e-9) { ran.append("e \(stage.time)") }
    stage.advance(to: 0.1)
    #expect(ran == ["e 0.1", "b 0.1", "c 0.1", "a 0.1"])
    stage.advance(to: 0.2)
    #expect(ran.last == "d")
  }

  @Test(
    "0.3 a turn has its phases in order: main queue, display link, layout and commit, after commit")
  func phases() {
    let test = TestStage()
    var order: [String] = []
    let view = test.run { LayoutLog { order.append("layout \(test.stage.phase)") } }
    test.run { test.window.addSubview(view) }
    order = []
    test.run {
      let link = CADisplayLink { _ in order.append("link \(test.stage.phase)") }
      link.add(to: .main, forMode: .common)
    }
    test.stage.enqueue(after: 1.0 / 60) {
      test.stage.afterCommit { order.append("after \(test.stage.phase)") }
      view.setNeedsLayout()
      order.append("queue \(test.stage.phase)")
    }
    _ = test.stage.advance(.frames(1))
    #expect(order == ["queue mainQueue", "link displayLink", "layout commit", "after afterCommit"])
  }

  @Test(
    "contract 2: a statement ends with layout, commit and what starts after it, not with blocks that wait"
  )
  func settling() {
    let test = TestStage()
    var order: [String] = []
    test.run {
      DispatchQueue.main.async { order.append("async") }
      test.stage.afterCommit { order.append("after commit") }
      order.append("statement")
    }
    #expect(order == ["statement", "after commit"])
    test.stage.advance(to: 0)
    #expect(order == ["statement", "after commit", "async"])
    #expect(test.stage.time == 0)
  }

  @Test("contract 2: what a statement left open is settled before the clock moves")
  func settleBeforeMoving() {
    let test = TestStage()
    test.stage.with { UIView.animate(withDuration: 0.5) { test.box.center.x = 200 } }
    test.stage.advance(by: 0.25)
    #expect(near(test.x, 150))
    #expect(test.frames.first { !$0.added.isEmpty }?.time == 0)
  }

  @Test("R0.1 an animation begins at the time of the turn that adds it")
  func begin() throws {
    let test = TestStage()
    test.stage.enqueue(after: 0.0123) {
      UIView.animate(withDuration: 0.5) { test.box.center.x = 200 }
    }
    test.stage.advance(to: 0.1)
    let animation = try #require(test.frames.flatMap(\.added).first)
    #expect(animation.law.begin == 0.0123)
    #expect(animation.end == 0.0123 + 0.5)
  }

  @Test(
    "R0.2 a completion comes in the first turn at or after the end, on the main queue, never inside the call"
  )
  func completionTime() {
    let test = TestStage()
    var heard: [String] = []
    test.run {
      UIView.animate(withDuration: 0.31, delay: 0.1) {
        test.box.center.x = 200
      } completion: { _ in
        heard.append("\(test.stage.time) \(test.stage.phase)")
      }
      #expect(heard.isEmpty)
    }
    test.stage.advance(to: 0.4)
    #expect(heard.isEmpty)
    test.stage.advance(to: 0.42)
    #expect(heard == ["\(0.1 + 0.31) mainQueue"])
  }

  @Test("R0.3 animations that start after a commit are committed at the same instant")
  func afterCommitAnimations() throws {
    let test = TestStage()
    test.stage.enqueue(after: 0.2) {
      test.stage.afterCommit {
        UIView.animate(withDuration: 0.5) { test.box.center.x = 200 }
      }
    }
    test.stage.advance(to: 0.2)
    let frame = try #require(test.frames.first { !$0.added.isEmpty })
    #expect(frame.time == 0.2)
    #expect(frame.added.first?.law.begin == 0.2)
  }

  @Test("R0.4 completions due at one instant come in the order in which their animations were made")
  func completionOrder() {
    let test = TestStage()
    var order: [String] = []
    test.run {
      UIView.animate(withDuration: 0.3, delay: 0.2) {
        test.box.alpha = 0
      } completion: { _ in
        order.append("first")
      }
      UIView.animate(withDuration: 0.5) {
        test.box.center.x = 0
      } completion: { _ in
        order.append("second")
      }
      UIView.animate(withDuration: 0.5) {
        UIView.animate(withDuration: 0.5) {
          test.box.bounds.size.width = 9
        } completion: { _ in
          order.append("inner")
        }
        test.box.layer.cornerRadius = 4
      } completion: { _ in
        order.append("outer")
      }
    }
    _ = test.stage.advance(.rest)
    #expect(order == ["first", "second", "outer", "inner"])
  }
}

/// A view that tells when it is laid out.
final class LayoutLog: UIView {
  private let onLayout: () -> Void

  init(_ onLayout: @escaping () -> Void) {
    self.onLayout = onLayout
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
