import Session
import Testing

@testable import UIKit

@Suite struct TraceLookupTests {
  private func trace() -> Trace {
    var stage = Emitter()
    stage.emit(.callback, "viewWillAppear", on: 2)
    stage.time = 0.25
    stage.emit(.callback, "viewDidAppear", on: 2)
    stage.emit(.contextCall, "completeTransition", on: 5, [.init(nil, .bool(true))])
    stage.time = 0.5
    stage.emit(.callback, "viewWillAppear", on: 1)
    stage.emit(.contextCall, "completeTransition", on: 5, [.init(nil, .bool(false))], depth: 2)
    return stage.trace
  }

  @Test("a pattern is found anywhere in an event's text, parentheses and dots as they are")
  func counting() {
    let trace = trace()
    #expect(trace.count(of: "completeTransition", naming: called) == 2)
    #expect(trace.count(of: "completeTransition(true)", naming: called) == 1)
    #expect(trace.count(of: "photo.view", naming: called) == 2)
    #expect(trace.count(of: "Appear", naming: called) == 3)
    #expect(trace.count(of: "appear", naming: called) == 0)
    #expect(trace.count(of: "photo.viewWillAppear", naming: called) == 1)
    #expect(trace.count(of: "photoXviewWillAppear", naming: called) == 0)
    #expect(trace.count(of: "photo.viewWillAppear and much more than that", naming: called) == 0)
    #expect(trace.count(of: "", naming: called) == 5)
  }

  @Test("names in other letters are found too")
  func letters() {
    var stage = Emitter()
    stage.emit(.note, "写真が開いた")
    #expect(stage.trace.count(of: "真が", naming: called) == 1)
    #expect(stage.trace.count(of: "開く", naming: called) == 0)
  }

  @Test("the time of a pattern is that of its last event")
  func times() {
    let trace = trace()
    #expect(trace.lastTime(of: "viewWillAppear", naming: called) == 0.5)
    #expect(trace.lastTime(of: "photo", naming: called) == 0.25)
    #expect(trace.lastTime(of: "push", naming: called) == nil)
  }

  @Test("before compares the last of both, also within one instant; a missing one is false")
  func before() {
    let trace = trace()
    #expect(trace.isLast("photo.viewDidAppear", before: "(true)", naming: called))
    #expect(!trace.isLast("(true)", before: "photo.viewDidAppear", naming: called))
    #expect(trace.isLast("viewWillAppear", before: "completeTransition", naming: called))
    #expect(!trace.isLast("viewWillAppear", before: "viewDidAppear", naming: called))
    #expect(!trace.isLast("viewWillAppear", before: "viewWillAppear", naming: called))
    #expect(!trace.isLast("push", before: "photo", naming: called))
    #expect(!trace.isLast("photo", before: "push", naming: called))
  }

  @Test("lines are filtered by pattern and by time, both ends included")
  func lines() {
    let trace = trace()
    let all = trace.lines(naming: called)
    #expect(all.map(\.time) == [0, 0.25, 0.25, 0.5, 0.5])
    #expect(
      trace.lines(matching: "view", from: 0.25, naming: called).map(\.text)
        == ["photo.viewDidAppear", "list.viewWillAppear"])
    #expect(trace.lines(to: 0.25 - 1e-6, naming: called).count == 1)
    #expect(trace.lines(from: 0.25 + 0.9e-9, to: 0.25 - 0.9e-9, naming: called).count == 2)
    #expect(
      all.last?.rendered == "t=0.500s      context.completeTransition(false)")
  }
}
