import Chart
import Glibc

/// Charts of motions whose numbers are known.
enum Examples {
  /// The spring of damping ratio 0.5 and response 0.5 s from 0 to 1.
  enum Spring {
    static let ratio = 0.5
    static let frequency = 2 * Double.pi / 0.5
    static let damped = frequency * (1 - ratio * ratio).squareRoot()

    static func position(_ t: Double) -> Double {
      1 - exp(-ratio * frequency * t)
        * (cos(damped * t) + ratio * frequency / damped * sin(damped * t))
    }

    static func velocity(_ t: Double) -> Double {
      exp(-ratio * frequency * t) * frequency * frequency / damped * sin(damped * t)
    }
  }

  static let second = (0...1000).map { Double($0) / 1000 }

  static let springMarkers = [
    LineChart.Marker(x: 0.289, caption: ["peak 1.163", "at 0.289 s"]),
    LineChart.Marker(x: 0.699, caption: ["settled within 1 %", "at 0.699 s"]),
  ]

  static let spring = LineChart(
    title: "spring damping 0.50 response 0.50 s",
    series: [LineChart.Series(name: "position", x: second, y: second.map(Spring.position))],
    references: [LineChart.Reference(value: 1, label: "target")], markers: springMarkers)

  static let springWithVelocity = {
    var chart = spring
    chart.label = "position"
    let velocity = LineChart.Series(name: "velocity", x: second, y: second.map(Spring.velocity))
    chart.panels = [LineChart.Panel(label: "velocity 1/s", series: [velocity])]
    return chart
  }()

  /// A cubic timing curve at a fraction of its time, by halving.
  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> (Double) -> Double {
    { x in
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let s = (low + high) / 2
        let at = 3 * s * (1 - s) * (1 - s) * x1 + 3 * s * s * (1 - s) * x2 + s * s * s
        if at < x { low = s } else { high = s }
      }
      let s = high
      return 3 * s * (1 - s) * (1 - s) * y1 + 3 * s * s * (1 - s) * y2 + s * s * s
    }
  }

  static let easings = {
    let x = (0...240).map { Double($0) / 240 }
    let curves: [(String, (Double) -> Double)] = [
      ("easeInOut", bezier(0.42, 0, 0.58, 1)), ("linear", { $0 }),
      ("easeOut", bezier(0, 0, 0.58, 1)), ("easeIn", bezier(0.42, 0, 1, 1)),
    ]
    return LineChart(
      title: "easing: progress against time",
      series: curves.map { LineChart.Series(name: $0.0, x: x, y: x.map($0.1)) }, axis: "t/T")
  }()

  /// A finger up to 0.42 s, then a settling: an example of phases and captions.
  static let pan = {
    let x = (0...600).map { Double($0) / 500 }
    let fraction = x.map { $0 < 0.42 ? $0 * 0.62 / 0.42 : 1 - 0.38 * exp(-12 * ($0 - 0.42)) }
    let alpha = x.map { $0 < 0.42 ? $0 * 0.5 / 0.42 : 1 - 0.5 * exp(-5 * ($0 - 0.42)) }
    return LineChart(
      title: "dismiss by pan: fraction complete and dimming alpha",
      series: [
        LineChart.Series(name: "fraction", x: x, y: fraction),
        LineChart.Series(name: "dimming alpha", x: x, y: alpha),
      ],
      references: [LineChart.Reference(value: 1, label: "")],
      markers: [
        LineChart.Marker(x: 0.42, caption: ["released 0.42 s", "at 0.62, 640 pt/s"]),
        LineChart.Marker(x: 0.8, caption: ["completed 0.80 s"]),
      ],
      phases: [
        LineChart.Phase(from: 0, to: 0.42, label: "interactive"),
        LineChart.Phase(from: 0.42, to: 0.8, label: "finish"),
        LineChart.Phase(from: 0.8, to: 1.2, label: "settle"),
      ])
  }()

  static func plain(_ y: [Double], x: [Double]? = nil, height: Int? = nil) -> LineChart {
    let x = x ?? y.indices.map(Double.init)
    return LineChart(series: [LineChart.Series(name: "v", x: x, y: y)], height: height)
  }
}
