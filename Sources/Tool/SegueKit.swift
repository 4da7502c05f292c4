/// The tool as a library: an app's package calls `SegueKit.main` to make its own `segue`.
public enum SegueKit {
  public static func main() {}
}
