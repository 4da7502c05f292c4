extension TimingCurve {
  /// Core Animation's `easeIn` and UIView's curveEaseIn.
  public static let easeIn = cubic(UnitBezier(0.42, 0, 1, 1))
  /// Core Animation's `easeOut` and UIView's curveEaseOut.
  public static let easeOut = cubic(UnitBezier(0, 0, 0.58, 1))
  /// Core Animation's `easeInEaseOut` and UIView's curveEaseInOut, which UIView takes by default.
  public static let easeInOut = cubic(UnitBezier(0.42, 0, 0.58, 1))
  /// Core Animation's `default`, of its implicit animations and `UICubicTimingParameters()`; CSS
  /// `ease`.
  public static let systemDefault = cubic(UnitBezier(0.25, 0.1, 0.25, 1))

  /// Material Design 2017, things that stay on screen; 375 ms on a phone for the large ones.
  public static let materialStandard = cubic(UnitBezier(0.4, 0, 0.2, 1))
  /// Material Design 2017, things that come in: 225 ms.
  public static let materialDecelerate = cubic(UnitBezier(0, 0, 0.2, 1))
  /// Material Design 2017, things that leave for good: 195 ms.
  public static let materialAccelerate = cubic(UnitBezier(0.4, 0, 1, 1))
  /// Material Design 2017, things that leave and may come back: 195 ms.
  public static let materialSharp = cubic(UnitBezier(0.4, 0, 0.6, 1))
}
