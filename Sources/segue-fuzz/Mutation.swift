/// Damage to a file, the same for the same seed on every machine.
struct Mutation {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(state: seed) }

  /// Pieces that open or close something, or that numbers and names break at.
  private static let words: [[UInt8]] = [
    "```", "~~~", "`````", "\r", "\0", "\u{FEFF}", "(", ")", "{", "}", "[", "]", "\"", "\\(", "//",
    "/*", "-", "1e308", "0", "9223372036854775808", "nan", "50%", "s", "run", "undo 3", "then",
    "at", "...", "é", "写", "\u{301}", " ", "\n", "\n\n", ";", ".", "= ", "while true {",
    "func f() { f() }", "plot ", "none", "[num]", "(re)",
  ].map { Array($0.utf8) }

  /// One to four changes: bytes taken out, doubled, changed or moved, or a word put in.
  mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&result) }
    return result
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 0...40, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2:
      for index in start..<min(end, start + 3) {
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
    case 3:
      let target = Int.random(in: 0...bytes.count, using: &random)
      bytes.insert(contentsOf: bytes[start..<end], at: target)
    default:
      let word = Int.random(in: 0..<Self.words.count, using: &random)
      bytes.insert(contentsOf: Self.words[word], at: start)
    }
  }
}

/// SplitMix64.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
