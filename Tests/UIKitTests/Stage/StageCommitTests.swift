import Testing

@testable import UIKit

@MainActor
struct StageCommitTests {
  @Test("contract 5: a layer that is seen for the first time comes with all of its properties")
  func first() {
    let test = TestStage()
    let id = test.stage.id(of: test.box.layer)
    let keys = test.frames.flatMap(\.changes).filter { $0.layer == id }.map(\.key)
    #expect(Set(keys) == Set(LayerKeys.common.each) && keys.count == Set(keys).count)
    #expect(test.seen(test.box, .position).first?.value == .point(CGPoint(x: 100, y: 100)))
    #expect(
      test.seen(test.box, .superlayer).first?.value == .object(test.stage.id(of: test.window.layer))
    )
  }

  @Test("contract 5: a frame has only what differs, as set and as seen")
  func changesOnly() throws {
    let test = TestStage()
    let before = test.frames.count
    test.run {
      test.box.alpha = 0.5
      test.box.center.x = 300
      test.box.center.x = 100
    }
    let frame = try #require(test.frames.last)
    #expect(test.frames.count == before + 1)
    #expect(frame.changes.map(\.key) == [.opacity])
    #expect(Array(frame.changes).first?.model == .number(0.5))
    #expect(Array(frame.changes).first?.seen == .number(0.5))
    test.run {}
    #expect(test.frames.count == before + 1)
  }

  @Test("an animated property is told of in each frame, its target once")
  func animated() {
    let test = TestStage(framesPerSecond: 10)
    test.run {
      UIView.animate(withDuration: 0.45, delay: 0, options: .curveLinear) {
        test.box.center.x = 145
      }
    }
    _ = test.stage.advance(.rest)
    let seen = test.seen(test.box, .position).dropFirst()
    #expect(zip(seen, [100, 110, 120, 130, 140, 145.0]).allSatisfy { near($0.value.number, $1) })
    #expect(seen.map(\.time) == [0, 0.1, 0.2, 0.3, 0.4, 0.45])
    let id = test.stage.id(of: test.box.layer)
    let models = test.frames.flatMap(\.changes).filter { $0.layer == id && $0.key == .position }
      .map(\.model)
    let (start, end) = (CGPoint(x: 100, y: 100), CGPoint(x: 145, y: 100))
    #expect(models == [.point(start), .point(end), nil, nil, nil, nil, nil])
  }

  @Test("animations are told of when they are committed and when they are gone")
  func addedAndRemoved() {
    let test = TestStage()
    test.run { UIView.animate(withDuration: 0.5) { test.box.alpha = 0 } }
    test.stage.advance(by: 0.1)
    test.run { UIView.animate(withDuration: 0.5) { test.box.alpha = 1 } }
    _ = test.stage.advance(.rest)
    let added = test.frames.flatMap(\.added)
    #expect(added.map(\.key) == [.opacity, .opacity])
    let removed = test.frames.flatMap { frame in frame.removed.map { (id: $0, time: frame.time) } }
    #expect(removed.map(\.id) == added.map(\.id))
    #expect(removed.map(\.time) == [0.1, 0.6])
  }

  @Test("an animation that comes and goes within a turn is not told of")
  func withinTurn() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 0.5) { test.box.alpha = 0 }
      test.box.layer.removeAllAnimations()
    }
    #expect(test.frames.flatMap(\.added).isEmpty)
    #expect(test.frames.flatMap(\.removed).isEmpty)
    #expect(test.seen(test.box, .opacity).last?.value == .number(0))
  }

  @Test("an observer that comes later hears of every layer at the next commit")
  func lateObserver() {
    let test = TestStage()
    let other = LateObserver()
    test.stage.observer = other
    test.stage.settle()
    let layers = Set(other.changes.map(\.layer))
    #expect(
      layers.isSuperset(of: [
        test.stage.id(of: test.box.layer), test.stage.id(of: test.window.layer),
      ]))
  }

  @Test("an instant has a frame even if nothing differs, so that time is known to have passed")
  func emptyFrames() {
    let test = TestStage(framesPerSecond: 10)
    test.run { UIView.animate(withDuration: 0.3, delay: 0.25) { test.box.alpha = 0 } }
    test.stage.advance(to: 0.2)
    #expect(test.frames.map(\.time) == [0, 0, 0.1, 0.2])
    #expect(test.frames.suffix(2).allSatisfy { $0.changes.isEmpty })
  }

  @Test("while nothing can differ, frames are passed over up to the last before something is due")
  func idle() {
    let test = TestStage(framesPerSecond: 10)
    test.stage.advance(to: 500)
    #expect(test.frames.map(\.time) == [0, 499.9, 500])
  }

  @Test(
    "work grows with what moves: twice the views, twice the changes, nothing for those that stand still"
  )
  func linear() {
    func changes(moving: Int, still: Int) -> Int {
      let test = TestStage(framesPerSecond: 120)
      let views = test.run { (0..<moving + still).map { _ in UIView() } }
      test.run { for view in views { test.window.addSubview(view) } }
      let before = test.frames.flatMap(\.changes).count
      test.run {
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
        ) {
          for view in views.prefix(moving) {
            view.center.x = 100
            view.bounds.size.width = 40
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.alpha = 0.5
          }
        }
      }
      _ = test.stage.advance(.rest)
      return test.frames.flatMap(\.changes).count - before
    }
    let one = changes(moving: 10, still: 0)
    // The turn of the block and 60 frames; four properties each.
    #expect(one == 10 * 4 * 61)
    #expect(changes(moving: 20, still: 50) == 2 * one)
  }
}

@MainActor
final class LateObserver: StageObserver {
  var changes: [LayerChange] = []

  func emitted(_ event: StageEvent) {}
  func committed(_ frame: StageFrame) { changes += frame.changes }
}
