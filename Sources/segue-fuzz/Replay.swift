import Glibc

/// Runs damaged files in this process: every prefix that ends with a line, and seeded mutations.
@MainActor
struct Replay {
  let files: [(name: String, bytes: [UInt8])]

  /// The environment's SEGUE_MUTATIONS, or 2,000.
  private static let mutations: Int = {
    guard let text = getenv("SEGUE_MUTATIONS"), let count = Int(String(cString: text)) else {
      return 2000
    }
    return min(max(count, 0), 1_000_000)
  }()
  /// Seconds of wall time for one input; more is a hang.
  private static let patience: UInt32 = 30

  /// Runs all inputs, or one by its number. Each is named before it runs: after a crash, the last
  /// line says which it was.
  func run(only number: Int?) {
    var count = 0
    func take(_ label: String, _ bytes: @autoclosure () -> [UInt8]) {
      count += 1
      if let number, number != count { return }
      print("input \(count): \(label)")
      let bytes = bytes()
      if number != nil { print(String(decoding: bytes, as: UTF8.self)) }
      fflush(nil)
      alarm(Replay.patience)
      Subject.run(bytes)
      alarm(0)
    }
    for file in files {
      for (index, byte) in file.bytes.enumerated() where byte == UInt8(ascii: "\n") {
        take("the first \(index + 1) bytes of \(file.name)", Array(file.bytes[...index]))
      }
    }
    let prefixes = count
    for seed in 0..<(files.isEmpty ? 0 : Replay.mutations) {
      let file = files[seed % files.count]
      var mutation = Mutation(seed: UInt64(seed))
      take("mutation \(seed) of \(file.name)", mutation.damage(file.bytes))
    }
    print("\(prefixes) prefixes and \(count - prefixes) mutations: none crashed or hung")
  }
}

/// The bytes of a file; none where it cannot be read.
func contents(of path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
  return bytes
}
