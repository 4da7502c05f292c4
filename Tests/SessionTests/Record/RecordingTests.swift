import Session
import Testing

@testable import UIKit

@Suite struct RecordingTests {
  @Test("values of every kind come back as they were told")
  func kinds() {
    let color = ColorComponents(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let told: [(LayerKey, LayerValue)] = [
      (.bounds, .rect(CGRect(x: 1, y: 2, width: 3, height: 4))),
      (.position, .point(CGPoint(x: -1, y: 2.5))), (.zPosition, .number(-0.25)),
      (.transform, .transform(transform)), (.backgroundColor, .color(color)),
      (.borderColor, .color(nil)), (.hidden, .bool(true)), (.borderWidth, .number(0)),
      (.superlayer, .object(StageObjectID(7))), (.shadowOffset, .point(CGPoint(x: 0, y: -3))),
      (.sublayerTransform, .matrix(CATransform3DMakeRotation(0.5, 1, 2, 3))),
    ]
    var recording = Recording()
    recording.append(
      StageFrame(
        time: 0, turn: 0, changes: .init(told.map { change(1, $0, $1) }), added: [], removed: []))
    recording.commit(
      1, change(1, .hidden, .bool(false)), change(1, .superlayer, .object(nil)),
      change(1, .borderColor, .color(color)))
    for (key, value) in told { #expect(recording.seen(.one, key, at: 0) == value) }
    #expect(recording.seen(.one, .hidden, at: 1) == .bool(false))
    #expect(recording.seen(.one, .superlayer, at: 1) == .object(nil))
    #expect(recording.seen(.one, .borderColor, at: 1) == .color(color))
    #expect(recording.seen(.one, .transform, at: 1) == .transform(transform))
  }

  @Test("at a commit the value is the recorded one, as set and as seen apart")
  func commits() {
    var recording = Recording()
    for frame in 0...30 {
      let time = Double(frame) / 60
      recording.commit(
        time, change(1, .opacity, .number(1), seen: .number(easedInOut(time / 0.5))))
    }
    for frame in 0...30 {
      let time = Double(frame) / 60
      #expect(recording.opacity(time) == easedInOut(time / 0.5))
      #expect(recording.model(.one, .opacity, at: time) == .number(1))
    }
  }

  @Test("only changes are kept: a commit that repeats every value stores none")
  func changesOnly() {
    var recording = Recording()
    recording.commit(0, change(1, .opacity, .number(1)), change(2, .cornerRadius, .number(3)))
    let first = recording.storedCount
    recording.commit(1, change(1, .opacity, .number(1)), change(2, .cornerRadius, .number(3)))
    #expect(recording.storedCount == first)
    recording.commit(2, change(1, .opacity, .number(1), seen: .number(0.5)))
    // One of the four changes of the first commit, which all had one number.
    #expect(recording.storedCount == first + first / 4)
  }

  @Test("as seen, numbers between two commits lie on the straight line, part by part")
  func straightLine() {
    var recording = Recording()
    recording.commit(
      0, change(1, .opacity, .number(0)), change(1, .position, .point(CGPoint(x: 0, y: 10))),
      change(1, .bounds, .rect(CGRect(x: 0, y: 0, width: 10, height: 20))),
      change(1, .backgroundColor, .color(ColorComponents(red: 0, green: 1, blue: 0, alpha: 1))))
    recording.commit(
      1, change(1, .opacity, .number(1)), change(1, .position, .point(CGPoint(x: 4, y: 2))),
      change(1, .bounds, .rect(CGRect(x: 4, y: 8, width: 30, height: 0))),
      change(1, .backgroundColor, .color(ColorComponents(red: 1, green: 0, blue: 0, alpha: 0))))
    #expect(recording.opacity(0.25) == 0.25)
    #expect(recording.seen(.one, .position, at: 0.25) == .point(CGPoint(x: 1, y: 8)))
    #expect(
      recording.seen(.one, .bounds, at: 0.25)
        == .rect(CGRect(x: 1, y: 2, width: 15, height: 15)))
    #expect(
      recording.seen(.one, .backgroundColor, at: 0.25)
        == .color(ColorComponents(red: 0.25, green: 0.75, blue: 0, alpha: 0.75)))
  }

  @Test("as seen, the scale, rotation and translation of a transform lie on straight lines")
  func straightTransforms() {
    var recording = Recording()
    let quarter = CGAffineTransform(a: 0, b: 3, c: -3, d: 0, tx: 8, ty: -8)
    recording.commit(0, change(1, .transform, .transform(.identity)))
    recording.commit(1, change(1, .transform, .transform(quarter)))
    guard case .transform(let half)? = recording.seen(.one, .transform, at: 0.5) else {
      Issue.record("no transform")
      return
    }
    // Half way from 1 to 3 and from 0 to 90 degrees.
    let side = 2 * 0.5.squareRoot()
    for (value, expected) in [
      (half.a, side), (half.b, side), (half.c, -side), (half.d, side), (half.tx, 4), (half.ty, -4),
    ] {
      #expect(abs(value - expected) < 1e-12)
    }
  }

  @Test("what is no number stays until the next commit")
  func switches() {
    var recording = Recording()
    let color = ColorComponents(red: 1, green: 1, blue: 1, alpha: 1)
    recording.commit(
      0, change(1, .hidden, .bool(false)), change(1, .superlayer, .object(StageObjectID(2))),
      change(1, .backgroundColor, .color(nil)))
    recording.commit(
      1, change(1, .hidden, .bool(true)), change(1, .superlayer, .object(nil)),
      change(1, .backgroundColor, .color(color)))
    recording.commit(2, change(1, .backgroundColor, .color(nil)))
    #expect(recording.seen(.one, .backgroundColor, at: 1.5) == .color(color))
    #expect(recording.seen(.one, .hidden, at: 0.999) == .bool(false))
    #expect(recording.seen(.one, .superlayer, at: 0.999) == .object(StageObjectID(2)))
    #expect(recording.seen(.one, .backgroundColor, at: 0.999) == .color(nil))
    #expect(recording.seen(.one, .hidden, at: 1) == .bool(true))
  }

  @Test("what was set stays until it is set again: no line between two commits")
  func modelStays() {
    var recording = Recording()
    recording.commit(0, change(1, .opacity, .number(0)))
    recording.commit(1, change(1, .opacity, .number(1)))
    #expect(recording.model(.one, .opacity, at: 0.5) == .number(0))
    #expect(recording.opacity(0.5) == 0.5)
  }

  @Test("a value that rests over many commits moves only in the last interval before its change")
  func restBeforeChange() {
    var recording = Recording()
    for frame in 0...9 {
      recording.commit(Double(frame), change(2, .opacity, .number(Double(frame))))
    }
    recording.commit(10, change(1, .opacity, .number(0)))
    for frame in 11...19 { recording.commit(Double(frame)) }
    recording.commit(20, change(1, .opacity, .number(1)))
    #expect(recording.opacity(18.5) == 0)
    #expect(recording.opacity(19) == 0)
    #expect(recording.opacity(19.5) == 0.5)
    #expect(recording.opacity(20) == 1)
  }

  @Test("of several commits at one instant the last counts, and the line before ends at the first")
  func jumps() {
    var recording = Recording()
    recording.commit(0, change(1, .opacity, .number(0)))
    recording.commit(1, change(1, .opacity, .number(1)))
    recording.commit(1, change(1, .opacity, .number(5)))
    recording.commit(1, change(1, .opacity, .number(10)))
    recording.commit(2, change(1, .opacity, .number(20)))
    #expect(recording.opacity(0.5) == 0.5)
    #expect(recording.opacity(1) == 10)
    #expect(recording.opacity(1.5) == 15)
  }

  @Test("times within 1e-9 s of a commit are that commit's")
  func edges() {
    var recording = Recording()
    recording.commit(0, change(1, .opacity, .number(0)))
    recording.commit(1, change(1, .opacity, .number(1000)))
    recording.commit(2, change(1, .opacity, .number(2000)))
    #expect(recording.opacity(1 - 0.9e-9) == 1000)
    #expect(recording.opacity(1 + 0.9e-9) == 1000)
    let before = recording.opacity(1 - 1e-6) ?? .nan
    let after = recording.opacity(1 + 1e-6) ?? .nan
    #expect(abs(before - 999.999) < 1e-9)
    #expect(abs(after - 1000.001) < 1e-9)
    #expect(recording.opacity(-0.9e-9) == 0)
    #expect(recording.opacity(2 + 0.9e-9) == 2000)
  }

  @Test("nothing is known before the first commit, after the last, or of what was never told")
  func unrecorded() {
    var recording = Recording()
    #expect(recording.opacity(0) == nil)
    #expect(recording.span == nil)
    recording.commit(1, change(1, .opacity, .number(0)))
    recording.commit(2, change(1, .opacity, .number(1)))
    #expect(recording.opacity(0.999) == nil)
    #expect(recording.opacity(2.001) == nil)
    #expect(recording.opacity(.nan) == nil)
    #expect(recording.opacity(.infinity) == nil)
    #expect(recording.seen(.one, .cornerRadius, at: 1) == nil)
    #expect(recording.seen(StageObjectID(2), .opacity, at: 1) == nil)
    #expect(recording.model(StageObjectID(2), .opacity, at: 1) == nil)
    #expect(recording.span == 1...2)
  }

  @Test("a layer that appears late is unknown until its first commit, without a line towards it")
  func lateLayers() {
    var recording = Recording()
    recording.commit(0, change(2, .opacity, .number(1)))
    recording.commit(1, change(1, .opacity, .number(0.5)))
    recording.commit(2, change(1, .opacity, .number(1)))
    #expect(recording.opacity(0) == nil)
    #expect(recording.opacity(0.5) == nil)
    #expect(recording.model(.one, .opacity, at: 0.5) == nil)
    #expect(recording.opacity(1) == 0.5)
    #expect(recording.opacity(1.5) == 0.75)
  }

  @Test("a layer taken out keeps its last values, and its superlayer says when it went")
  func removedLayers() {
    var recording = Recording()
    recording.commit(
      0, change(1, .opacity, .number(0.5)), change(1, .superlayer, .object(StageObjectID(9))))
    recording.commit(1, change(1, .superlayer, .object(nil)))
    recording.commit(2)
    #expect(recording.seen(.one, .superlayer, at: 0.5) == .object(StageObjectID(9)))
    #expect(recording.seen(.one, .superlayer, at: 2) == .object(nil))
    #expect(recording.opacity(2) == 0.5)
  }

  @Test("a commit that changes nothing says that nothing changed until then, once for its instant")
  func emptyCommits() {
    var recording = Recording()
    recording.commit(0, change(1, .opacity, .number(0)))
    recording.commit(0)
    recording.commit(5)
    recording.commit(5)
    recording.commit(5, change(1, .opacity, .number(1)))
    #expect(recording.opacity(2.5) == 0)
    #expect(recording.opacity(5) == 1)
    #expect(recording.span == 0...5)
    #expect(recording.commitCount == 3)
  }

  @Test("frames are the distinct times of commits, both ends of the range included")
  func frames() {
    var recording = Recording()
    for time in [0, 0.1, 0.1, 0.1 + 0.5e-9, 0.2, 0.3] { recording.commit(time) }
    #expect(recording.frames() == [0, 0.1, 0.2, 0.3])
    #expect(recording.frames(from: 0.1, to: 0.2) == [0.1, 0.2])
    #expect(recording.frames(from: 0.1 + 0.9e-9, to: 0.3 - 0.9e-9) == [0.1, 0.2, 0.3])
    #expect(recording.frames(from: 0.15) == [0.2, 0.3])
    #expect(recording.frames(from: 5) == [])
    #expect(recording.frames(from: 0.3, to: 0.1) == [])
    #expect(Recording().frames() == [])
  }

  @Test("a time before the last commit counts as that commit's; one that is no number is left out")
  func oddTimes() {
    var recording = Recording()
    recording.commit(1, change(1, .opacity, .number(1)))
    recording.commit(0.5, change(1, .opacity, .number(2)))
    recording.commit(.nan, change(1, .opacity, .number(3)))
    recording.commit(.infinity, change(1, .opacity, .number(4)))
    #expect(recording.frames() == [1])
    #expect(recording.opacity(1) == 2)
  }

  @Test("a kept copy stays as it was while the recording goes on")
  func copies() {
    var recording = Recording()
    for frame in 0..<10_000 {
      recording.commit(Double(frame), change(1, .opacity, .number(Double(frame))))
    }
    let kept = recording
    recording.commit(10_000, change(1, .opacity, .number(0)), change(2, .opacity, .number(1)))
    #expect(kept.span == 0...9_999)
    #expect(kept.opacity(10_000) == nil)
    #expect(kept.opacity(9_998.5) == 9_998.5)
    #expect(kept.seen(StageObjectID(2), .opacity, at: 9_999) == nil)
    #expect(recording.opacity(9_999.5) == 4_999.5)
  }
}
