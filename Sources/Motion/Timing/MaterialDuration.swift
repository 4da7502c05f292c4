/// Material Design's durations of 2017 for a phone, in seconds.
public enum MaterialDuration {
  /// Things that come in.
  public static let entering = 0.225
  /// Things that leave.
  public static let leaving = 0.195
  /// Large or complex motion.
  public static let complex = 0.375
  /// Everything else.
  public static let standard = 0.3
}
