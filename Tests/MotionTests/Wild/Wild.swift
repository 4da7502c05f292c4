import Foundation
import Motion
import Seeds
import Testing

/// Numbers as wild as they come, the same in every run.
typealias Wild = SplitMix

extension SplitMix {
  static let corners: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    .leastNormalMagnitude, 1e-300, 1e-16, 1e-15, 1e-6, 0.001, 0.5, 1, -1, 2, 1 - 0x1p-53,
    1 + 0x1p-52, 42.5, -1e6, 1e6, 1e15, -1e15, 1.1e15, 1e16, 1e300, -1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]

  /// A corner, or any size, or a number as people type it.
  mutating func number() -> Double {
    switch Int.random(in: 0...3, using: &self) {
    case 0: Self.corners.randomElement(using: &self) ?? 0
    case 1: .random(in: -1...1, using: &self) * pow(10, .random(in: -18...18, using: &self))
    case 2: .random(in: 0...1, using: &self)
    default: .random(in: -3...20, using: &self)
    }
  }

  mutating func numbers(_ count: Int) -> [Double] { (0..<count).map { _ in number() } }
  mutating func count(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
  mutating func flag() -> Bool { .random(using: &self) }

  mutating func pick<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &self) }

  /// A number most laws take.
  mutating func sound() -> Double { .random(in: 0.01...5, using: &self) }
}

/// Checks that what leaves the module is a number.
struct Numbers {
  private(set) var checked = 0

  /// - Parameter infinite: Whether an infinity is an answer too, as at a vertical tangent.
  mutating func expect(
    _ what: @autoclosure () -> String, infinite: Bool = true, _ numbers: Double?...
  ) {
    expect(what(), infinite: infinite, all: numbers)
  }

  mutating func expect(
    _ what: @autoclosure () -> String, infinite: Bool = true, all numbers: [Double?]
  ) {
    checked += numbers.count
    let sound = numbers.allSatisfy { number in
      guard let number else { return true }
      return infinite ? !number.isNaN : number.isFinite
    }
    #expect(sound, "\(what()): \(numbers)")
  }
}

extension Affine {
  var parts: [Double] { [a, b, c, d, tx, ty] }
}

extension Matrix4 {
  var parts: [Double] { [row1, row2, row3, row4].flatMap { row in (0..<4).map { row[$0] } } }
}

extension RGBA {
  var parts: [Double] { [red, green, blue, alpha] }
}

extension MotionError {
  /// The field at fault, if it is one field's.
  var field: String? {
    switch self {
    case .notFinite(let field), .notPositive(let field, _), .negative(let field, _),
      .outside(let field, _, _, _), .count(let field, _, _), .opposite(let field):
      field
    case .noSpring, .neverSettles, .noDuration, .noDistance: nil
    }
  }
}
