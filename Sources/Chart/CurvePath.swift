/// A curve as a path: lines between its points, broken where they are not finite. Where many points
/// share a column of a point's width, the first, lowest, highest and last of them are kept.
struct CurvePath {
  private(set) var path = ""
  /// Points where the value is infinite, on the edge.
  private(set) var clips: [(x: Double, isUp: Bool)] = []

  private let across: Lattice
  private let up: Lattice
  private let corner: (x: Double, y: Double)
  private var isOpen = false
  private var column: [(x: Double, y: Double)] = []
  private var part = 0

  /// `corner` is the lower left of the plot.
  init(
    _ series: LineChart.Series, _ digest: Digest, across: Lattice, up: Lattice,
    corner: (x: Double, y: Double)
  ) {
    (self.across, self.up, self.corner) = (across, up, corner)
    guard !digest.isEmpty else { return }
    for index in 0..<digest.count { add(series.x[index], series.y[index], digest.sieve) }
    flush()
  }

  private mutating func add(_ x: Double, _ y: Double, _ sieve: Digest.Sieve) {
    guard sieve.shows(x, y) else {
      flush()
      isOpen = false
      if y.isInfinite, sieve.shows(x, 1) { clips.append((across.position(x), y > 0)) }
      return
    }
    let part = across.part(x, of: Int(SVG.cellWidth))
    if part != self.part { flush() }
    self.part = part
    keep((x, y))
  }

  /// At most four points of a column: the first, the two extremes in order, the last.
  private mutating func keep(_ point: (x: Double, y: Double)) {
    column.append(point)
    guard column.count > 64 else { return }
    column = CurvePath.extremes(of: column)
  }

  private static func extremes(of points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    let order = points.indices
    guard let low = order.min(by: { points[$0].y < points[$1].y }),
      let high = order.max(by: { points[$0].y < points[$1].y })
    else { return points }
    let kept = [0, min(low, high), max(low, high), points.count - 1]
    return zip(kept, [-1] + kept).filter { $0 != $1 }.map { points[$0.0] }
  }

  private mutating func flush() {
    let points = column.count > 4 ? CurvePath.extremes(of: column) : column
    column = []
    for (x, y) in points { draw(across.position(x), up.position(y)) }
  }

  private mutating func draw(_ column: Double, _ row: Double) {
    let x = corner.x + (column + 0.5) * SVG.cellWidth
    let y = corner.y - (row + 0.5) * SVG.cellHeight
    let point = "\(SVG.number(x)) \(SVG.number(y))"
    // A line of no length is a dot, where a line has one point only.
    path += isOpen ? "L\(point)" : "M\(point)h0"
    isOpen = true
  }
}
