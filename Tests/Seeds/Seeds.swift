import Glibc

/// How long seeded properties are tried: as long as each says, times the environment's SEGUE_SEEDS,
/// which `make stress` sets.
package enum Seeds {
  package static let factor: Int = {
    guard let text = getenv("SEGUE_SEEDS"), let factor = Int(String(cString: text)) else {
      return 1
    }
    return min(max(factor, 1), 10_000)
  }()

  /// The seeds of a test that usually takes these.
  package static func of(_ usual: Range<Int>) -> [Int] {
    // Those of other tests stay far away.
    (0..<factor).flatMap { round in usual.map { $0 + round * 1_000_000 } }
  }

  package static func of(_ usual: Int) -> [Int] { of(0..<usual) }
}
