#if FUZZING
  /// What libFuzzer, whose library has the `main`, calls with bytes until it is told to stop.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func testOneInput(_ start: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: length))
    MainActor.assumeIsolated { Subject.run(bytes) }
    return 0
  }
#else
  /// Built without libFuzzer it prints the dictionary that `make fuzz` hands to it.
  @main
  @MainActor
  struct SegueFuzz {
    static func main() {
      for word in Subject.dictionary() { print(word) }
    }
  }
#endif
