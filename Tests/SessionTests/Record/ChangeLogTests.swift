import Testing
import UIKit

@testable import Session

@Suite struct ChangeLogTests {
  private var log = ChangeLog()
  private var head = ChangeLog.Link.none

  private mutating func commit(_ values: LayerValue...) {
    log.commit(atMost: values.count) { page in
      for value in values { page.append(value, head: &head) }
    }
  }

  @Test("any commit is found among thousands of changes")
  mutating func search() {
    let count = 6_000
    for number in 0..<count {
      if number % 3 == 0 { commit(.number(Double(number))) } else { commit() }
    }
    for number in stride(from: 0, to: count, by: 7) {
      let (last, next) = log.around(number, head: head)
      let start = number - number % 3
      #expect(log.value(last) == .number(Double(start)))
      #expect(start + 3 < count ? next.commit == start + 3 : next == .none)
    }
  }

  @Test("the way back to any of n changes takes at most 2 log n + 3 steps")
  mutating func steps() {
    for number in 0..<4_096 { commit(.number(Double(number))) }
    for goal in stride(from: 0, to: 4_096, by: 13) {
      var (place, steps) = (head, 0)
      while place.commit > goal {
        let change = log.change(place)
        place = change.jump.commit >= goal ? change.jump : change.previous
        steps += 1
      }
      #expect(place.commit == goal)
      #expect(steps <= 2 * 12 + 3)
    }
  }

  @Test("nothing stands before the first change")
  mutating func beginning() {
    commit()
    #expect(log.around(0, head: head) == (.none, .none))
    commit(.bool(true))
    #expect(log.around(0, head: head) == (.none, head))
    #expect(log.around(1, head: head) == (head, .none))
  }

  @Test("of several changes within one commit the last is found")
  mutating func sameCommit() {
    commit(.number(1), .number(2), .number(2), .number(3))
    commit(.number(4), .number(5))
    #expect(log.value(log.around(0, head: head).last) == .number(3))
    #expect(log.value(log.around(1, head: head).last) == .number(5))
    // Three headers with a number each, then two: the repeated one is not there.
    #expect(log.wordCount == 5 * 4)
  }

  @Test("a repeated value stores nothing, another kind of value does")
  mutating func repeated() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    var other = transform
    other.ty = 7
    let values: [(LayerValue, Bool)] = [
      (.transform(transform), true), (.transform(transform), false), (.transform(other), true),
      (.number(1), true), (.color(nil), true), (.color(nil), false), (.bool(false), true),
      (.bool(true), true), (.bool(true), false), (.object(nil), true),
      (.object(StageObjectID(-1)), true),
    ]
    for (value, isNew) in values {
      let before = log.wordCount
      commit(value)
      #expect((log.wordCount > before) == isNew, "\(value)")
      #expect(log.value(head) == value)
    }
  }

  @Test("more values than were announced are left out, not written elsewhere")
  mutating func announced() {
    log.commit(atMost: 1) { page in
      page.append(.number(1), head: &head)
      page.append(.transform(.identity), head: &head)
    }
    #expect(log.value(head) == .number(1))
  }

  @Test("the words stored grow by the same number with every frame and with every layer")
  func growth() {
    let quarter = stored(frames: 30)
    let half = stored(frames: 60)
    #expect(stored(frames: 120) - half == 2 * (half - quarter))
    #expect(stored(frames: 30, layers: 60) == 3 * quarter)
  }

  /// A number, a point, a rectangle and a transform of each layer change in each frame.
  private func stored(frames: Int, layers: Int = 20) -> Int {
    var log = ChangeLog()
    var heads = [ChangeLog.Link](repeating: .none, count: 4 * layers)
    for frame in 0..<frames {
      let x = Double(frame)
      let values: [LayerValue] = [
        .number(x), .point(CGPoint(x: x, y: 0)), .rect(CGRect(x: x, y: 0, width: 1, height: 1)),
        .transform(CGAffineTransform(a: x, b: 0, c: 0, d: x, tx: 0, ty: 0)),
      ]
      log.commit(atMost: heads.count) { page in
        for index in heads.indices { page.append(values[index % 4], head: &heads[index]) }
      }
    }
    return log.wordCount
  }
}
