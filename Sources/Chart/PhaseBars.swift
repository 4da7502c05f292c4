import Text

/// The bar below an axis that says which stretch of it is which phase. Phases that overlap take
/// bars of their own; a name that does not fit its bar is a caption below.
struct PhaseBars {
  /// Columns where one phase ends and another begins, inside the plot.
  private(set) var borders: [Int] = []
  private(set) var captions: [Captions.Caption] = []
  /// Phases that lie off the axis.
  private(set) var notes: [String] = []

  struct Bar {
    var first: Int
    var last: Int
    var label: String
    /// The next phase begins where it ends.
    var isOpen = false
  }

  private(set) var rows: [[Bar]] = []
  private let left: Int

  init(_ phases: [LineChart.Phase], _ axis: AxisLayout) {
    left = axis.left + 1
    var bars: [Bar] = []
    for phase in phases {
      if let bar = PhaseBars.bar(phase, axis.across) {
        bars.append(bar)
      } else {
        notes += Message.offAxis(oneLine(phase.label)).map { [$0] } ?? []
      }
    }
    bars.sort { $0.first < $1.first }
    for bar in bars { place(bar) }
    let edges = bars.flatMap { [$0.first, $0.last] }
    borders = edges.filter { $0 > 0 && $0 < axis.across.cells - 1 }
    captions = rows.flatMap { $0 }.filter { !fits($0) && !$0.label.isEmpty }.map {
      let label = clipped($0.label, to: axis.width)
      return Captions.Caption(column: left + $0.first, lines: [label], isLed: false)
    }
  }

  private static func bar(_ phase: LineChart.Phase, _ across: Lattice) -> Bar? {
    guard !phase.from.isNaN, !phase.to.isNaN, phase.from <= phase.to else { return nil }
    let first = across.position(phase.from)
    let last = across.position(phase.to)
    guard first < Double(across.cells), last > -1 else { return nil }
    return Bar(
      first: across.part(atPosition: first, of: 1), last: across.part(atPosition: last, of: 1),
      label: oneLine(phase.label))
  }

  /// In the first row whose last bar ends at or before its start.
  private mutating func place(_ bar: Bar) {
    for row in rows.indices {
      guard let end = rows[row].last else { continue }
      guard end.last <= bar.first, end.first < bar.first else { continue }
      if end.last == bar.first { rows[row][rows[row].count - 1].isOpen = true }
      rows[row].append(bar)
      return
    }
    rows.append([bar])
  }

  /// The cells of a bar: the one it ends in belongs to the next, if there is one.
  private func size(_ bar: Bar) -> Int { bar.last - bar.first + (bar.isOpen ? 0 : 1) }

  func fits(_ bar: Bar) -> Bool { cellWidth(bar.label) + 4 <= size(bar) }

  func lines(_ frame: Frame) -> [String] {
    rows.map { row in
      row.reduce(into: "") { line, bar in
        line = padded(line, to: left + bar.first) + text(bar, frame)
      }
    }
  }

  private func text(_ bar: Bar, _ frame: Frame) -> String {
    let size = size(bar)
    guard size > 1 else { return String(frame.phaseBoth) }
    let label = fits(bar) && !bar.label.isEmpty ? " \(bar.label) " : ""
    let rest = size - 2 - cellWidth(label)
    let line = { (count: Int) in String(repeating: String(frame.phaseLine), count: count) }
    return String(frame.phaseStart) + line(rest / 2) + label + line(rest - rest / 2)
      + String(frame.phaseEnd)
  }
}
