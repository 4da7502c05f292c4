import Testing
import UIKit

@testable import Session
@testable import UIKit

@Suite struct ChangeLogTests {
  private var log = ChangeLog()
  private var head = ChangeLog.Link.none
  private var commits = 0

  /// Commits values of one property.
  private mutating func commit(_ values: LayerValue...) {
    log.commit(commits, values, &head)
    commits += 1
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
      #expect(last.flatMap(log.value) == .number(Double(start)))
      #expect(next?.commit == (start + 3 < count ? start + 3 : nil))
    }
  }

  @Test("the way back to any of n blocks takes at most 2 log n + 3 steps")
  mutating func steps() {
    for number in 0..<4_096 { commit(.number(Double(number))) }
    for goal in stride(from: 0, to: 4_096, by: 13) {
      var (place, steps) = (head, 0)
      while place.block > goal {
        let slot = log.slot(place)
        place = slot.jump.block >= goal ? slot.jump : slot.previous
        steps += 1
      }
      #expect(place.block == goal)
      #expect(steps <= 2 * 12 + 3)
    }
  }

  @Test("nothing stands before the first change")
  mutating func beginning() {
    commit()
    #expect(log.around(0, head: head) == (nil, nil))
    commit(.bool(true))
    let (last, next) = log.around(0, head: head)
    #expect(last == nil && next?.commit == 1)
    #expect(log.around(1, head: head) == (next, nil))
  }

  @Test("of several changes within one commit the last is found")
  mutating func sameCommit() {
    commit(.number(1), .number(2), .number(2), .number(3))
    commit(.number(4), .number(5))
    #expect(log.around(0, head: head).last.flatMap(log.value) == .number(3))
    #expect(log.around(1, head: head).last.flatMap(log.value) == .number(5))
    // Three numbers, then two, each with the three words of its slot: the repeated one is not there.
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
      #expect(log.around(commits, head: head).last.flatMap(log.value) == value)
    }
  }

  @Test("commits that change the same properties go on as rows: no more words than their values")
  mutating func rows() {
    var head = ChangeLog.Link.none
    let count = 100
    for number in 0..<count {
      let changes = LayerChanges(number)
      if !log.goesOn(with: changes, commit: number) {
        log.commit(number, changes, &head)
      }
    }
    #expect(log.wordCount == Slot.size + count)
    for number in [0, 1, 57, 98, 99] {
      let (last, next) = log.around(number, head: head)
      #expect(last.flatMap(log.value) == .number(Double(number)))
      #expect(next.flatMap(log.value) == (number == 99 ? nil : .number(Double(number + 1))))
    }
    #expect(log.around(500, head: head).last?.commit == 99)
    #expect(log.commits(head) == (0..<count).reversed())
  }

  @Test("a commit goes on only with the one before it, of the same properties, and all of them new")
  mutating func breaks() {
    let early = [LayerChanges(), LayerChanges(1)].map { goesOn($0, 0) }
    log.commit(0, LayerChanges(1), &head)
    let later = [
      goesOn(LayerChanges(2), 2), goesOn(LayerChanges(2, of: .zPosition), 1),
      goesOn(LayerChanges(), 1),
    ]
    // A value that repeats is not stored, so the next commit cannot be a row beside it.
    log.commit(1, LayerChanges(1), &head)
    #expect((early + later + [goesOn(LayerChanges(2), 2)]).allSatisfy { !$0 })
  }

  private mutating func goesOn(_ changes: LayerChanges, _ commit: Int) -> Bool {
    log.goesOn(with: changes, commit: commit)
  }
}

extension LayerChanges {
  /// One property of a layer, as seen.
  fileprivate init(_ number: Int, of key: LayerKey = .opacity) {
    self.init([
      LayerChange(layer: .one, key: key, model: nil, seen: .number(Double(number)))
    ])
  }
}

extension ChangeLog {
  fileprivate mutating func commit(
    _ commit: Int, _ values: [LayerValue], _ head: inout ChangeLog.Link
  ) {
    self.commit(commit) { block in
      for value in values {
        var words: Words = []
        let shape = value.write(to: &words)
        block.append(words, at: 0, as: shape, head: &head)
      }
    }
  }

  fileprivate mutating func commit(
    _ commit: Int, _ changes: LayerChanges, _ head: inout ChangeLog.Link
  ) {
    self.commit(commit, pattern: changes.heads) { block in
      block.append(changes.values, at: 0, as: .number, head: &head)
    }
  }
}
