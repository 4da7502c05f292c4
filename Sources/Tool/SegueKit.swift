/// The tool as a library: an app's package calls `SegueKit.main` to make its own `segue`.
public enum SegueKit {
  public static let version = "0.1.0"
  @MainActor public static func main() { _ = Prompt.run() }
}
