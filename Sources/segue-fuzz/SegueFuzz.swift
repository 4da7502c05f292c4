#if FUZZING
  /// What libFuzzer, whose library has the `main`, calls with bytes until it is told to stop.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func testOneInput(_ start: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: length))
    MainActor.assumeIsolated { Subject.run(bytes) }
    return 0
  }
#else
  /// Built without libFuzzer: `segue-fuzz` prints the dictionary that `make fuzz` hands to it,
  /// `segue-fuzz FILE...` runs damaged versions of files, `segue-fuzz -N FILE...` the Nth of them.
  @main
  @MainActor
  struct SegueFuzz {
    static func main() {
      var paths = CommandLine.arguments.dropFirst()
      if paths.isEmpty {
        for word in Subject.dictionary() { print(word) }
        return
      }
      let number = paths.first.flatMap { Int($0) }.map { -$0 }
      if number != nil { paths.removeFirst() }
      Replay(files: paths.map { ($0, contents(of: $0)) }).run(only: number)
    }
  }
#endif
