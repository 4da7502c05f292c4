/// The picture of a chart that is stored, and the one that was printed in its place.
package struct PictureDifference: Sendable {
  package let stored: [String]
  package let actual: [String]
  /// How many cells may differ.
  package let allowed: Int

  init(stored: [String], actual: [String], allowed: Int) {
    self.stored = stored.map(normalized)
    self.actual = actual.map(normalized)
    self.allowed = allowed
  }

  private var pictures: (stored: Picture, actual: Picture) { (Picture(stored), Picture(actual)) }

  /// The first row, from 0, in which they differ.
  package var firstDifference: Int {
    zip(stored, actual).enumerated().first { $1.0 != $1.1 }?.offset
      ?? min(stored.count, actual.count)
  }

  /// Both pictures, the cells that differ marked under them, and how many there are.
  package var lines: [String] {
    let (before, after) = pictures
    guard stored.count == actual.count else {
      return stored.map { "  - " + $0 } + actual.map { "  + " + $0 }
        + ["    the picture has \(actual.count) rows, not \(stored.count)"]
    }
    return before.lines(markedBy: "  - ", against: after)
      + after.lines(markedBy: "  + ", against: before) + ["    " + sentence]
  }

  private var sentence: String {
    let (before, after) = pictures
    let count = before.differingCells(from: after)
    let counted = "\(count) cell\(count == 1 ? "" : "s") differ\(count == 1 ? "s" : "")"
    guard let moved = before.movedCells(to: after) else { return counted + ", by more than a row" }
    return counted + (moved > allowed ? ", \(allowed) may" : ", labels among them")
  }
}
