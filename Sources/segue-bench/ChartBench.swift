import Chart
import Glibc
import Motion

/// Charts of many numbers, beside other programs that draw in a terminal.
struct ChartBench {
  private let spring: Spring

  init() throws { spring = try Spring(response: 0.5, dampingRatio: 0.5) }

  func rows() -> [String] {
    let large = chart(10_000_000)
    let small = chart(1_000_000)
    return [
      row("chart of 1e6 doubles", milliseconds: milliseconds(small), bar: 20),
      row("chart of 1e7 doubles", milliseconds: milliseconds(large), bar: 50),
    ] + peers()
  }

  private func chart(_ count: Int) -> LineChart {
    let x = (0..<count).map { Double($0) / Double(count) }
    return LineChart(series: [LineChart.Series(name: "spring", x: x, y: x.map(spring.value(at:)))])
  }

  private func milliseconds(_ chart: LineChart) -> Double {
    var lines = 0
    let seconds = Stopwatch.seconds(runs: 5) {
      lines = render(chart, width: 72, charset: .ascii).count
    }
    return lines > 5 ? seconds * 1e3 : .infinity
  }

  /// The same spring at 1e6 times drawn by others. Programs count from their start, with reading
  /// their data; libraries count drawing alone.
  private func peers() -> [String] {
    let path = "/tmp/segue-bench-\(getpid()).bin"
    defer { unlink(path) }
    guard write(1_000_000, to: path) else { return [row("charts of others", "failed")] }
    let gnuplot =
      "set terminal dumb 72 15; plot '\(path)' binary format='%double' using 0:1 w lines"
    let read = "import array, time; y = array.array('d'); y.frombytes(open('\(path)', 'rb').read())"
    let timed = "t = time.process_time(); DRAW; print(f'{1e3 * (time.process_time() - t):.1f}')"
    // Before version 6, and from it on.
    let plotext =
      "(plt.plot(y), plt.plotsize(72, 15), plt.build()) if hasattr(plt, 'plot') else "
      + "(plt.figure.signal(y), plt.figure.plot_size(72, 15), str(plt.figure.build()))"
    let uniplot = "plot_to_string(y, lines=True, width=60, height=12)"
    return [
      Peer("gnuplot").row("  gnuplot, whole process", arguments: ["-e", gnuplot]),
      Peer(module: "plotext").row(
        "  plotext, drawing",
        script: "\(read); import plotext as plt; " + timed.replacing("DRAW", plotext)),
      Peer(module: "uniplot").row(
        "  uniplot, drawing",
        script: "\(read); import numpy; y = numpy.array(y); from uniplot import plot_to_string; "
          + timed.replacing("DRAW", uniplot)),
    ]
  }

  private func write(_ count: Int, to path: String) -> Bool {
    let values = (0..<count).map { spring.value(at: Double($0) / Double(count)) }
    guard let file = fopen(path, "w") else { return false }
    let written = fwrite(values, MemoryLayout<Double>.size, count, file)
    return fclose(file) == 0 && written == count
  }
}

extension String {
  fileprivate func replacing(_ word: String, _ other: String) -> String {
    split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
  }
}
