import Testing
import UIKit

@testable import Session

/// What events blocks were worth at a time.
@MainActor
struct ValueLogTests {
  private func recording(_ times: Double...) -> Recording {
    var recording = Recording()
    for time in times { recording.commit(time, change(1, .opacity, .number(time))) }
    return recording
  }

  private let owner = StageObjectID(7)

  @Test("the last of an instant counts, and stays until the next frame that has another")
  func last() {
    var log = ValueLog()
    let recording = recording(0, 1, 2, 3)
    log.add(.plain(1), of: owner, "a", at: 1)
    log.add(.plain(2), of: owner, "a", at: 1)
    log.add(.plain(6), of: owner, "a", at: 3)
    let at = { log.value(of: owner, "a", at: $0, in: recording)?.numeric }
    #expect(at(0.5) == nil)
    #expect(at(1) == 2)
    // Nothing new came at 2: the straight line is from there on.
    #expect(at(1.5) == 2)
    #expect(at(2.25) == 3)
    #expect(at(3) == 6)
    #expect(at(9) == 6)
    #expect(log.value(of: owner, "b", at: 1, in: recording) == nil)
    #expect(log.value(of: StageObjectID(8), "a", at: 1, in: recording) == nil)
  }

  @Test("points and rects go part by part; what is no number stays")
  func kinds() {
    var log = ValueLog()
    let recording = recording(0, 1)
    log.add(.pair(0, 10), of: owner, "p", at: 0)
    log.add(.pair(4, 20), of: owner, "p", at: 1)
    log.add(.bool(false), of: owner, "b", at: 0)
    log.add(.bool(true), of: owner, "b", at: 1)
    log.add(.number(1, .time), of: owner, "n", at: 0)
    log.add(.number(2, .angle), of: owner, "n", at: 1)
    guard case .pair(1, 12.5)? = log.value(of: owner, "p", at: 0.25, in: recording) else {
      Issue.record("a point on the straight line")
      return
    }
    guard case .bool(false)? = log.value(of: owner, "b", at: 0.75, in: recording) else {
      Issue.record("a truth value of the frame before")
      return
    }
    #expect(log.value(of: owner, "n", at: 0.5, in: recording)?.numeric == 1)
  }
}
