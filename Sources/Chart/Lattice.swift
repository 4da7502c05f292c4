internal import Glibc
import Text

struct Tick {
  var cell: Int
  var label: String
}

/// One axis laid on whole cells: cell 0 is the smallest value, each cell the same step further.
/// Rows count from below.
struct Lattice {
  /// The values at the middle of the first and of the last cell; their logarithms on a log axis.
  var low: Double
  var high: Double
  var cells: Int
  var isLog = false
  /// All values are one: it stands in the middle.
  var isPoint = false
  var ticks: [Tick] = []
  var format = NumberFormat(place: 0, largest: 1)

  var labelWidth: Int { ticks.reduce(0) { max($0, cellWidth($1.label)) } }

  /// Where a value lies, in cells: 0 in the middle of the first. Not clamped.
  func position(_ value: Double) -> Double { settled(rawPosition(value)) }

  /// The part of a cell a value lies in, when each cell has so many: with one, the nearest cell.
  /// Positions are settled first; far from an edge between two parts that changes nothing, and is
  /// not done.
  func part(_ value: Double, of parts: Int) -> Int {
    let raw = (rawPosition(value) + 0.5) * Double(parts)
    let fraction = raw - raw.rounded(.down)
    guard fraction < 1e-6 || fraction > 1 - 1e-6 || raw.magnitude > 1e5 else {
      return whole(raw.rounded(.down), in: 0...cells * parts - 1)
    }
    return part(atPosition: position(value), of: parts)
  }

  func part(atPosition position: Double, of parts: Int) -> Int {
    let part = ((position + 0.5) * Double(parts)).rounded(.down)
    return whole(part, in: 0...cells * parts - 1)
  }

  /// The cell of a value, nil where it lies off the axis.
  func cell(_ value: Double) -> Int? {
    let cell = (position(value) + 0.5).rounded(.down)
    return cell >= 0 && cell < Double(cells) ? Int(cell) : nil
  }

  func isTick(_ cell: Int) -> Bool { ticks.contains { $0.cell == cell } }

  private func rawPosition(_ value: Double) -> Double {
    if isPoint { return Double((cells - 1) / 2) }
    let value = isLog ? logarithm(value) : value
    let span = high - low
    // A span beyond the largest double is measured in halves.
    guard span.isFinite else {
      return (value / 2 - low / 2) / (high / 2 - low / 2) * Double(cells - 1)
    }
    return (value - low) / span * Double(cells - 1)
  }
}

/// The decimal logarithm, settled, as libraries differ in its last bits.
func logarithm(_ value: Double) -> Double { settled(log10(value)) }
