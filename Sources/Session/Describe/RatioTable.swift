import Chart
import Motion
import Text

/// A spring among its like of other damping ratios: who passes the end, and by how much.
struct RatioTable {
  let table: Table

  init(_ own: SpringCurve, beside ratios: [Double]) throws {
    let mine = settled(own.spring.dampingRatio)
    let others = ratios.filter { settled($0) != mine }
    let all = (others + [mine]).sorted()
    var seen: [Double] = []
    var rows: [[String]] = []
    for ratio in all where !seen.contains(ratio) {
      seen.append(ratio)
      let curve = ratio == mine ? own : try own.with(dampingRatio: ratio)
      rows.append(RatioTable.row(curve, ratio, isOwn: ratio == mine))
    }
    table = Table(columns: RatioTable.columns, rows: rows)
  }

  private static let columns = [
    "ratio", Sheet.Label.regime, Sheet.Label.overshoot, "peak at", Sheet.Label.within(0.01),
  ]

  private static func row(_ curve: SpringCurve, _ ratio: Double, isOwn: Bool) -> [String] {
    let spring = curve.spring
    let regime = Sheet.Text.regime(spring.regime, isClamped: spring.isClamped)
    return [
      plain(ratio), regime + (isOwn ? Sheet.Text.own : ""),
      Sheet.share(spring.overshoot), spring.peak.map { Sheet.seconds($0.time) } ?? "-",
      Sheet.seconds(spring.settling(within: 0.01)),
    ]
  }
}
