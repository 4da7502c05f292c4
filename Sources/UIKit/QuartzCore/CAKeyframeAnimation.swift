internal import Motion

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Through a list of values.
@MainActor
public final class CAKeyframeAnimation: CAPropertyAnimation {
  public override init() { super.init() }

  public required init(copying other: CAAnimation) {
    if let other = other as? CAKeyframeAnimation {
      values = other.values
      path = other.path
      keyTimes = other.keyTimes
      timingFunctions = other.timingFunctions
      calculationMode = other.calculationMode
      tensionValues = other.tensionValues
      continuityValues = other.continuityValues
      biasValues = other.biasValues
    }
    super.init(copying: other)
  }

  public var values: [Any]?
  /// Of a position: takes the place of the values.
  public var path: CGPath?
  /// Fractions of the duration, 0 to 1. Where they do not fit the values, these are evenly spaced.
  public var keyTimes: [NSNumber]?
  /// Of the pieces between the values.
  public var timingFunctions: [CAMediaTimingFunction]?
  public var calculationMode = CAAnimationCalculationMode.linear
  public var tensionValues: [NSNumber]?
  public var continuityValues: [NSNumber]?
  public var biasValues: [NSNumber]?

  override func tracks(on layer: CALayer, _ context: AnimationContext) -> [ExplicitTrack] {
    let pace = LayerAnimation.Pace.curve(timingFunction?.curve ?? .linear)
    return track(on: layer, context, pace: pace) { target in
      let keys = path?.corners.map { .point($0) } ?? (values ?? []).compactMap(target.value)
      guard !keys.isEmpty, path != nil || keys.count == values?.count else { return nil }
      return track(through: keys).map { .track($0) }
    }
  }

  private func track(through keys: [LayerValue]) -> KeyframeTrack<LayerValue>? {
    let mode = CalculationMode(rawValue: calculationMode.rawValue) ?? .linear
    let timing = timingFunctions?.map(\.curve) ?? []
    return try? KeyframeTrack(
      values: keys, keyTimes: keyTimes?.map(\.doubleValue), mode: mode,
      timing: timing.count == keys.count - 1 ? timing : [],
      shapes: shapes(keys.count))
  }

  private func shapes(_ count: Int) -> [SplineShape] {
    guard tensionValues != nil || continuityValues != nil || biasValues != nil else { return [] }
    func number(_ list: [NSNumber]?, _ index: Int) -> Double {
      guard let list, list.indices.contains(index) else { return 0 }
      return list[index].doubleValue
    }
    return (0..<count).map {
      SplineShape(
        tension: number(tensionValues, $0), continuity: number(continuityValues, $0),
        bias: number(biasValues, $0))
    }
  }
}
