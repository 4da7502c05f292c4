import Chart
import Glibc
import Session
import Testing
import Text

/// What `plot` takes, and what it makes of it.
@MainActor
@Suite("plot")
struct PlotTests {
  /// A dot that goes from (20, 20) to (200, 400) in a second, in proportion to the time.
  private func bench() -> Bench {
    Bench(
      "controller list; window list", "view dot in list.view frame (0, 0, 40, 40)",
      "animate 1s curve linear { dot.center = (200, 400) }", "run")
  }

  private func spring() -> String { "spring(response: 0.5s, dampingRatio: 0.5)" }

  @Test("against a property: each frame stands where both of them are, and no time is marked")
  func againstProperty() throws {
    let bench = bench()
    let chart = try bench.chart("plot dot.center.y against dot.center.x")
    #expect(chart.axis == "dot.center.x")
    let series = try #require(chart.series.first)
    #expect(series.name == "dot.center.y" && series.x.count == 61)
    for (x, y) in zip(series.x, series.y) {
      #expect(abs((y - 20) / 380 - (x - 20) / 180) < 1e-9)
    }
    #expect(series.x.first == 20 && series.x.last == 200)
    #expect(chart.markers.isEmpty && chart.phases.isEmpty)
  }

  @Test(
    "against progress: the stretch that is drawn goes from 0 to 1, for curves and the past alike")
  func againstProgress() throws {
    let bench = bench()
    let chart = try bench.chart(
      "plot dot.center.y, basic(0.3s, linear) against progress from 0.5s to 1s")
    #expect(chart.axis == "t/T")
    for series in chart.series {
      #expect(series.x.first == 0 && series.x.last == 1)
    }
    let past = chart.series[0]
    for (x, y) in zip(past.x, past.y) { #expect(abs(y - (210 + 190 * x)) < 1e-6) }
    // `from` and `to` are times of the clock: a curve is drawn over all of its own.
    let curve = chart.series[1]
    for (x, y) in zip(curve.x, curve.y) { #expect(abs(x - y) < 1e-9) }
    let alone = try bench.chart("plot \(spring()) against progress from 0.5s to 1s").series[0]
    #expect(abs(alone.y[120] - SpringLaw.position(0.75)) < 1e-9)
  }

  /// Paths that end in one recorded property are looked up once; all must read as if walked.
  @Test("every property over time is the straight line it was told to be")
  func properties() throws {
    let bench = Bench(
      "controller list; window list", "view dot in list.view frame (0, 0, 40, 40)", "run 0.1s",
      """
      animate 1s curve linear {
        dot.center = (200, 400); dot.alpha = 0.2; dot.corner = 10; dot.transform = scale(2)
      }
      """, "run")
    let lines: [(String, (Double) -> Double)] = [
      ("dot.alpha", { 1 - 0.8 * $0 }), ("dot.layer.opacity", { 1 - 0.8 * $0 }),
      ("1 - dot.alpha * 2", { 1.6 * $0 - 1 }), ("dot.model.alpha", { _ in 0.2 }),
      ("dot.presentation.alpha", { 1 - 0.8 * $0 }), ("dot.corner", { 10 * $0 }),
      ("dot.center.x", { 20 + 180 * $0 }), ("dot.position.y", { 20 + 380 * $0 }),
      ("dot.transform.scale", { 1 + $0 }), ("dot.bounds.width", { _ in 40 }),
      ("dot.size.height", { _ in 40 }), ("dot.anchor.x", { _ in 0.5 }),
      ("dot.zPosition", { _ in 0 }), ("dot.frame.width", { 40 * (1 + $0) }),
      ("dot.superview.alpha", { _ in 1 }), ("list.view.alpha", { _ in 1 }),
      ("list.view.center.y - dot.center.y", { 426 - 20 - 380 * $0 }),
    ]
    for (path, line) in lines {
      let series = try #require(try bench.chart("plot \(path) from 0.11s").series.first, "\(path)")
      #expect(series.x.count == 60, "\(path)")
      for (time, value) in zip(series.x, series.y) {
        #expect(abs(value - line(time - 0.1)) < 1e-6, "\(path) at \(time)")
      }
    }
  }

  @Test("velocity: a box below, of the law's own derivative for a curve")
  func curveVelocity() throws {
    let chart = try Bench().chart("plot \(spring()) velocity to 1s")
    let panel = try #require(chart.panels.first)
    #expect(chart.label == spring() && panel.label == "velocity 1/s")
    let series = try #require(panel.series.first)
    #expect(series.name == "velocity(\(spring()))")
    for (t, v) in zip(series.x, series.y) { #expect(abs(v - SpringLaw.velocity(t)) < 1e-9) }
  }

  @Test("velocity of what was recorded: of the law in force, and of no jump at a frame")
  func recordedVelocity() throws {
    let bench = bench()
    let chart = try bench.chart("plot dot.center velocity")
    #expect(chart.series.map(\.name) == ["dot.center.x", "dot.center.y"])
    let panel = try #require(chart.panels.first)
    for (series, speed) in zip(panel.series, [180.0, 380]) {
      #expect(series.y.allSatisfy { abs($0 - speed) < 1e-6 }, "\(series.name)")
    }
    bench.run("dot.center = (0, 0); run 0.1s")
    let after = try bench.chart("plot dot.center.x from 1s velocity")
    #expect(after.panels.first?.series.first?.y.dropFirst().allSatisfy { abs($0) < 1e-6 } == true)
    #expect(bench.run("velocity(dot.center) == (0, 0)") == "true")
  }

  @Test("over the part of a time velocities are counted by that time")
  func velocityOfProgress() throws {
    let bench = bench()
    let chart = try bench.chart("plot dot.center.y against progress velocity from 0.5s")
    #expect(chart.panels.first?.label == "velocity 1/T")
    #expect(chart.panels.first?.series.first?.y.allSatisfy { abs($0 - 190) < 1e-6 } == true)
  }

  @Test("panels: a box for each, each velocity under what it is of")
  func panels() throws {
    let bench = bench()
    let apart = try bench.chart("plot dot.center, dot.alpha panels")
    #expect(
      [apart.label] + apart.panels.map(\.label) == ["dot.center.x", "dot.center.y", "dot.alpha"])
    #expect(apart.allSeries.count == 3)
    let both = try bench.chart("plot dot.center panels velocity")
    #expect(
      [both.label] + both.panels.map(\.label)
        == ["dot.center.x", "velocity 1/s", "dot.center.y", "velocity 1/s"])
  }

  @Test("log: powers of ten on the axes that are named, never on velocities")
  func logarithms() throws {
    let bench = bench()
    let y = try bench.chart("plot dot.center.y log y velocity")
    #expect(y.yScale == .log && y.xScale == .linear && y.panels.first?.scale == .linear)
    let both = try bench.chart("plot dot.center.y against dot.center.x log [x, y]")
    #expect(both.yScale == .log && both.xScale == .log)
  }

  @Test("target: a line at one value or several, angles in degrees as they are drawn")
  func targets() throws {
    let bench = bench()
    bench.run("animate 0.5s { dot.transform = rotate(90deg) }; run")
    let turn = try bench.chart("plot dot.transform.rotation target 45deg")
    #expect(turn.references.map(\.value) == [45])
    #expect(abs((turn.series.first?.y.last ?? 0) - 90) < 1e-9)
    let lines = try bench.chart("plot dot.center.x, dot.center.y target [100, 300] panels")
    #expect(lines.references.map(\.value) == [100, 300])
    #expect(lines.panels.first?.references.map(\.value) == [100, 300])
    #expect(
      bench.error("plot dot.alpha target dot.center") == "here is wanted a number, got a pair")
    // A spring goes to 1 without being told.
    #expect(try Bench().chart("plot bouncy").references.map(\.value) == [1])
    #expect(try Bench().chart("plot bouncy target 0.5").references.map(\.value) == [0.5])
  }

  @Test("curves over a stretch of their own time, which is no time of the clock")
  func stretches() throws {
    let chart = try Bench().chart("plot \(spring()) from 0.2s to 3s")
    #expect(chart.series.first?.x.first == 0.2 && chart.series.first?.x.last == 3)
    #expect(chart.series.first?.y.last == 1)
    let bench = Bench()
    #expect(bench.error("plot easeIn from 0.5 to 0.5") == "there is nothing from 0.5 to 0.5")
    #expect(try bench.chart("plot easeIn to 0.5").series.first?.x.last == 0.5)
    let curves = try bench.chart("plot easeOut against easeIn")
    #expect(curves.axis == "easeIn" && curves.series.first?.x.last == 1)
  }

  @Test(
    "what cannot be drawn is refused, with what would do",
    arguments: [
      ("plot dot.center.y, easeOut", "curves and recorded values have no axis in common"),
      ("plot dot.center.y against easeOut", "curves and recorded values have no axis in common"),
      ("plot easeOut against dot.center.y", "curves and recorded values have no axis in common"),
      ("plot dot.center.y against dot.center", "`against` of `plot` wants a number, got a pair"),
      ("plot dot.superview", "only numbers, points and curves can be plotted, got a view"),
      ("plot dot.alpha from 0.8s to 0.2s", "there is nothing from 0.8s to 0.2s"),
      ("plot dot.alpha to 2s", "2s has not come yet: it is 1s"),
      ("plot dot.alpha events \"nobody\"", "no event holds `nobody`"),
      ("plot dot.alpha size (0, 0)", "`size` of `plot` takes 1 to 1000 columns, got 0"),
      ("plot dot.alpha size (40, 101)", "`size` of `plot` takes 1 to 100 rows, got 101"),
      ("plot dot.alpha size (40.5, 9)", "`size` of `plot` takes 1 to 1000 columns, got 40.5"),
      ("plot dot.alpha width 1001", "`width` of `plot` takes 1 to 1000 columns, got 1001"),
      ("plot dot.alpha height 0", "`height` of `plot` takes 1 to 100 rows, got 0"),
    ])
  func refused(_ line: String, _ message: String) {
    let bench = bench()
    let before = bench.run("now")
    #expect(bench.error(line) == message)
    #expect(bench.run("now") == before)
  }

  @Test("size and charset: of the plot, else as set, else as the place has it")
  func order() throws {
    let bench = Bench()
    let open = try bench.chart("plot easeOut")
    #expect(open.width == nil && open.height == nil && open.charset == nil)
    bench.run("set width 50; set height 7; set charset block")
    let set = try bench.chart("plot easeOut")
    #expect(set.width == 50 && set.height == 7 && set.charset == .block)
    let asked = try bench.chart("plot easeOut size (40, 12) height 5 charset braille")
    #expect(asked.width == 40 && asked.height == 5 && asked.charset == .braille)
    let style = RenderStyle(width: 60, height: 4, charset: .ascii)
    let drawn = render(.chart(open), style: style).split(separator: "\n")
    #expect(drawn.count == 4 + 3 && drawn.allSatisfy { $0.hasPrefix("data ") || $0.count <= 60 })
    for (line, message) in [
      ("set width 0", "`set width` takes columns, 1 to 1000, got `0`"),
      ("set height 101", "`set height` takes rows, 1 to 100, got `101`"),
    ] {
      #expect(bench.error(line) == message)
    }
  }
}

/// The spring of damping ratio 0.5 and response 0.5 s, from 0 to 1.
private enum SpringLaw {
  static let frequency = 4 * Double.pi
  static let damped = frequency * 0.75.squareRoot()

  static func position(_ t: Double) -> Double {
    let angle = damped * t
    return 1 - exp(-frequency / 2 * t) * (cos(angle) + sin(angle) / 3.0.squareRoot())
  }

  static func velocity(_ t: Double) -> Double {
    exp(-frequency / 2 * t) * frequency * frequency / damped * sin(damped * t)
  }
}

extension LineChart {
  fileprivate var allSeries: [Series] { series + panels.flatMap(\.series) }
}

extension Bench {
  /// The chart that a line draws.
  func chart(_ line: String) throws -> LineChart {
    let outcome = session.run(Source(name: "line", text: line))
    let charts = outcome.answers.compactMap { answer -> LineChart? in
      if case .chart(let chart) = answer { return chart }
      return nil
    }
    return try #require(charts.last, "\(run(line))")
  }
}
