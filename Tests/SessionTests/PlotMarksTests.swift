import Chart
import Testing
import Text

@testable import Session
@testable import UIKit

/// Marks and phases of what was recorded.
@MainActor
@Suite("What a plot marks")
struct PlotMarksTests {
  private func bench() -> Bench {
    Bench(
      "controller list; controller photo style custom; window list",
      """
      animator grow duration 0.5s {
        add to.view; to.view.alpha = 0
        animate duration { to.view.alpha = 1 } then { complete }
      }
      animator fade duration 0.3s { animate duration { from.view.alpha = 0 } then { complete } }
      delegate both presented grow dismissed fade
      """,
      "attach both to photo", "present photo", "run")
  }

  @Test("a transition that is all of the plot is marked where it ends, and is no phase")
  func one() throws {
    let chart = try bench().chart("plot photo.view.alpha")
    #expect(chart.phases.isEmpty)
    #expect(chart.markers.map(\.x) == [0.5])
    #expect(chart.markers.first?.caption == ["present photo", "completed 0.500"])
  }

  @Test("several transitions are phases, each by its name; their ends say how")
  func several() throws {
    let bench = bench()
    bench.run("run 0.2s; dismiss photo; run; run 0.1s")
    let chart = try bench.chart("plot list.view.alpha")
    #expect(chart.phases.map(\.label) == ["present photo", "dismiss photo"])
    #expect(chart.phases.map(\.from) == [0, 0.7])
    #expect(zip(chart.phases.map(\.to), [0.5, 1.0]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(chart.markers.map(\.caption) == [["completed 0.500"], ["completed 1.000"]])
    let part = try bench.chart("plot list.view.alpha from 0.4s to 0.9s")
    #expect(part.phases.map(\.from) == [0.4, 0.7] && part.phases.last?.to == 0.9)
    #expect(part.markers.map(\.x) == [0.5])
    #expect(try bench.chart("plot list.view.alpha from 0.5s to 0.6s").markers.isEmpty)
    let progress = try bench.chart("plot list.view.alpha against progress to 1s")
    #expect(progress.phases.map(\.from) == [0, 0.7])
    #expect(progress.phases.map(\.to) == [0.5, 1])
  }

  @Test("events: a mark for each instant, the rest of what happened then counted")
  func events() throws {
    let bench = bench()
    let chart = try bench.chart("plot photo.view.alpha events \"photo.view\"")
    let start = try #require(chart.markers.first { $0.x == 0 })
    #expect(start.caption.first == "photo.viewDidLoad")
    let many = try bench.chart("plot photo.view.alpha events \"view\"")
    let first = try #require(many.markers.first { $0.x == 0 })
    #expect(first.caption.count == 4)
    #expect(first.caption.last?.hasPrefix("and ") == true)
    #expect(first.caption.last?.hasSuffix(" more 0.000") == true)
  }

  @Test("a transition that a finger drives is interactive, then finishes or is cancelled")
  func interactive() {
    for (release, label) in [
      ("finishInteractiveTransition", "finish"), ("cancelInteractiveTransition", "cancel"),
    ] {
      var trace = Trace()
      add("started", .transition, 1, to: &trace)
      add("startInteractiveTransition", .callback, 1, to: &trace)
      #expect(trace.phases(now: 1.3) { _ in "" }.map(\.label) == ["interactive"])
      #expect(trace.phases(now: 1.3) { _ in "" }.map(\.to) == [1.3])
      add(release, .contextCall, 1.4, to: &trace)
      add("completed", .transition, 1.6, to: &trace)
      #expect(
        trace.phases(now: 2) { _ in "" } == [
          TransitionPhase(from: 1, to: 1.4, label: "interactive"),
          TransitionPhase(from: 1.4, to: 1.6, label: label),
        ])
    }
  }

  private func add(
    _ name: String, _ kind: StageEvent.Kind, _ time: Double, to trace: inout Trace
  ) {
    trace.append(
      StageEvent(
        number: trace.count, time: time, turn: 0, phase: .mainQueue, depth: 0, kind: kind,
        edge: .instant, receiver: StageObjectID(7), name: name, arguments: [], result: nil,
        reason: nil))
  }
}
