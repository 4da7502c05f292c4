/// The system this is built for, as the attribute `if` calls it.
enum Platform {
  #if os(Linux)
    static let name = "linux"
  #else
    static let name = "macos"
  #endif
}
