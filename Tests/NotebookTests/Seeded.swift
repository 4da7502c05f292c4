import Seeds

/// Numbers that are the same in every run.
typealias Seeded = SplitMix

extension SplitMix {
  mutating func whole(_ range: Range<Int>) -> Int { .random(in: range, using: &self) }
}
