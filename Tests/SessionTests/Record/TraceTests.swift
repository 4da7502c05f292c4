import Session
import Testing

@testable import UIKit

/// Events as a stage would emit them, numbered as they come.
struct Emitter {
  var trace = Trace()
  var time = 0.0
  private var number = 0

  init(capacity: Int = 1_000_000) { trace = Trace(capacity: capacity) }

  mutating func emit(
    _ kind: StageEvent.Kind, _ name: String, on receiver: Int? = nil,
    _ arguments: [StageEvent.Argument] = [], result: StageValue? = nil, reason: String? = nil,
    edge: StageEvent.Edge = .instant, depth: Int = 0
  ) {
    number += 1
    trace.append(
      StageEvent(
        number: number, time: time, turn: 0, phase: .mainQueue, depth: depth, kind: kind,
        edge: edge, receiver: receiver.map { StageObjectID($0) }, name: name,
        arguments: arguments, result: result, reason: reason))
  }
}

/// What the objects of these tests are called.
func called(_ id: StageObjectID) -> String {
  let names = ["nobody", "list", "photo", "fancy", "grow", "context", "drag", "pull"]
  return names.indices.contains(id.number) ? names[id.number] : "object \(id.number)"
}

extension Trace {
  var texts: [String] { lines(naming: called).map(\.text) }
  var rendered: [String] { lines(naming: called).map(\.rendered) }
}

@Suite struct TraceTests {
  @Test("a call told of before and after is one line where it began, with what it answered")
  func joining() {
    var stage = Emitter()
    let arguments = [StageEvent.Argument("forPresented", .object(StageObjectID(2)))]
    stage.emit(.query, "animationController", on: 3, arguments, edge: .before)
    stage.emit(.note, "asked", depth: 1)
    stage.emit(
      .query, "animationController", on: 3, arguments, result: .object(StageObjectID(4)),
      edge: .after)
    stage.emit(.note, "answered")
    #expect(
      stage.trace.texts == [
        "fancy.animationController(forPresented: photo) -> grow", "note asked", "note answered",
      ])
  }

  @Test("calls inside calls of the same name keep their own answers")
  func nesting() {
    var stage = Emitter()
    for depth in 0..<3 { stage.emit(.query, "ask", on: 3, edge: .before, depth: depth) }
    for depth in (0..<3).reversed() {
      stage.emit(
        .query, "ask", on: 3, result: .number(Double(depth)), edge: .after, depth: depth)
    }
    #expect(stage.trace.texts == ["fancy.ask -> 0", "fancy.ask -> 1", "fancy.ask -> 2"])
    #expect(
      stage.trace.rendered == [
        "t=0.000s  fancy.ask -> 0", "t=0.000s    fancy.ask -> 1", "t=0.000s      fancy.ask -> 2",
      ])
  }

  @Test("a call left without returning takes no later answer")
  func unwinding() {
    var stage = Emitter()
    stage.emit(.query, "ask", on: 3, edge: .before)
    stage.emit(.query, "ask", on: 4, edge: .before, depth: 1)
    // Stopped here; the next call begins afresh.
    stage.emit(.query, "ask", on: 3, edge: .before)
    stage.emit(.query, "ask", on: 3, result: .bool(true), edge: .after)
    stage.emit(.query, "ask", on: 3, result: .bool(false), edge: .after)
    #expect(
      stage.trace.texts == [
        "fancy.ask -> none", "grow.ask -> none", "fancy.ask -> true", "fancy.ask -> false",
      ])
  }

  @Test("an end whose beginning was not told is a line of its own")
  func orphans() {
    var stage = Emitter()
    stage.emit(.callback, "viewDidLoad", on: 2, edge: .before)
    stage.emit(.callback, "animationEnded", on: 4, [.init(nil, .bool(true))], edge: .after)
    #expect(stage.trace.texts == ["photo.viewDidLoad", "grow.animationEnded(true)"])
  }

  @Test("events of one instant keep the order in which they came")
  func order() {
    var stage = Emitter()
    for name in ["d", "b", "c", "a"] { stage.emit(.note, name) }
    #expect(stage.trace.texts == ["note d", "note b", "note c", "note a"])
    #expect(stage.trace.lines(naming: called).map(\.number) == [1, 2, 3, 4])
  }

  @Test("problems and warnings are codes in order of time, each once for receiver and instant")
  func incidents() {
    var stage = Emitter()
    stage.emit(.misuse, "completed-twice", on: 5, reason: "it was complete")
    stage.emit(.misuse, "completed-twice", on: 5)
    stage.emit(.misuse, "already-presenting", on: 1)
    stage.emit(.misuse, "completed-twice", on: 4)
    stage.emit(.warning, "no-effect")
    stage.emit(.warning, "no-effect")
    stage.time = 1
    stage.emit(.misuse, "completed-twice", on: 5)
    stage.emit(.warning, "no-effect")
    let problems = stage.trace.problems
    #expect(
      problems.map(\.code) == [
        "completed-twice", "already-presenting", "completed-twice", "completed-twice",
      ])
    #expect(problems.map(\.time) == [0, 0, 0, 1])
    #expect(problems.map { $0.receiver?.number } == [5, 1, 4, 5])
    #expect(problems.first?.reason == "it was complete")
    #expect(stage.trace.warnings.map(\.code) == ["no-effect", "no-effect"])
    #expect(stage.trace.warnings.map(\.number) == [5, 8])
  }

  @Test("beyond its capacity the oldest events go and the trace says how many; problems stay")
  func capacity() {
    var stage = Emitter(capacity: 10_000)
    stage.emit(.misuse, "completed-twice", on: 5)
    stage.emit(.query, "ask", on: 3, edge: .before)
    #expect(stage.trace.omission == nil)
    for number in 0..<20_000 { stage.emit(.note, "\(number)", depth: 1) }
    stage.emit(.query, "ask", on: 3, result: .bool(true), edge: .after)
    let trace = stage.trace
    #expect(trace.count <= 10_000)
    #expect(trace.count > 5_000)
    #expect(trace.count + trace.droppedCount == 20_003)
    #expect(trace.texts.last == "fancy.ask -> true")
    #expect(trace.texts.dropLast().last == "note 19999")
    #expect(trace.count(of: "note 5", naming: called) < 1_111)
    #expect(trace.problems.map(\.code) == ["completed-twice"])
    #expect(
      trace.omission
        == "the \(trace.droppedCount) oldest events were dropped: a trace keeps 10000")
  }
}
