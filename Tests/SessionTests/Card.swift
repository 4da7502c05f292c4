import Foundation

/// What `describe` printed, read back: rows by their label.
struct Card {
  private let lines: [String]

  init(_ text: String) { lines = text.split(separator: "\n").map(String.init) }

  /// The text behind a label; of several sheets side by side, of all.
  subscript(label: String) -> String? {
    let line = lines.first { $0.hasPrefix(label + "  ") }
    return line.map { $0.dropFirst(label.count).trimmingCharacters(in: .whitespaces) }
  }

  /// The nth of all numbers behind a label.
  func number(_ label: String, _ index: Int = 0) -> Double? {
    guard let text = self[label] else { return nil }
    let words = text.split { !"-.0123456789e".contains($0) }.compactMap { Double($0) }
    return index < words.count ? words[index] : nil
  }
}

/// Whether a printed number is a wanted one, to half a unit of the last digit that was published.
func isNear(_ number: Double?, _ wanted: Double, _ allowed: Double) -> Bool {
  number.map { abs($0 - wanted) <= allowed * 1.000001 } ?? false
}
