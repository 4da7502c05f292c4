import Testing
import UIKit

@testable import Session

@Suite struct ChangeLogTests {
  @Test("any commit is found among thousands of changes")
  func search() {
    var log = ChangeLog()
    var head = ChangeLog.none
    // One change at every third commit.
    for number in 0..<5_000 {
      log.append(.number(Double(number)), commit: UInt32(3 * number), head: &head)
    }
    for commit in 0..<14_998 {
      let (last, next) = log.around(UInt32(commit), head: head)
      #expect(log.value(last) == .number(Double(commit / 3)))
      if next != ChangeLog.none { #expect(log.commit(next) == UInt32(3 * (commit / 3 + 1))) }
    }
  }

  @Test("changes stored and words taken grow by the same amount with every frame")
  func growth() {
    let quarter = stored(frames: 30)
    let half = stored(frames: 60)
    let whole = stored(frames: 120)
    #expect(half - quarter == 30 * 200 * 4)
    #expect(whole - half == 60 * 200 * 4)
    #expect(stored(frames: 120, layers: 400) == 2 * whole)
  }

  private func stored(frames: Int, layers: Int = 200) -> Int {
    var log = ChangeLog()
    var heads = [UInt32](repeating: ChangeLog.none, count: 4 * layers)
    for frame in 0..<frames {
      for index in heads.indices {
        log.append(.number(Double(frame)), commit: UInt32(frame), head: &heads[index])
      }
    }
    #expect(log.wordCount == log.count)
    return log.count
  }
}
