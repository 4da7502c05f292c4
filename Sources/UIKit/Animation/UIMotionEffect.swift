/// What a view does while the viewer tilts the device.
@MainActor
open class UIMotionEffect: NSObject {
  public override init() {}

  /// What is added to the seen values of a view, by key path.
  ///
  /// - Parameter viewerOffset: -1 to 1 along each axis.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  /// The same in an order that is always the same.
  func shifts(_ viewerOffset: UIOffset) -> [(path: String, value: Any)] {
    let values = keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
    return values.keys.sorted().compactMap { path in values[path].map { (path, $0) } }
  }
}

/// Adds a value between two as the viewer moves along an axis.
@MainActor
public final class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public let keyPath: String
  public let type: EffectType
  /// At the offsets -1 and 1.
  public var minimumRelativeValue: Any?
  public var maximumRelativeValue: Any?

  public override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let low = minimumRelativeValue.flatMap(LayerValue.init(_:)),
      let high = maximumRelativeValue.flatMap(LayerValue.init(_:))
    else { return nil }
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let fraction = (min(max(offset, -1), 1) + 1) / 2
    return low.interpolated(to: high, at: fraction).boxed.map { [keyPath: $0] }
  }
}

/// Several effects that belong together.
@MainActor
public final class UIMotionEffectGroup: UIMotionEffect {
  public var motionEffects: [UIMotionEffect]?

  override func shifts(_ viewerOffset: UIOffset) -> [(path: String, value: Any)] {
    (motionEffects ?? []).flatMap { $0 is UIMotionEffectGroup ? [] : $0.shifts(viewerOffset) }
  }
}

extension UIView {
  public func addMotionEffect(_ effect: UIMotionEffect) {
    stage.motion.add(effect, to: self)
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    stage.motion.remove(effect, from: self)
  }

  public var motionEffects: [UIMotionEffect] { stage.motion.effects(of: self) }
}

extension Stage {
  /// Where the viewer stands, -1 to 1 along each axis; (0, 0) is in front. Motion effects follow.
  public var viewerOffset: UIOffset {
    get { motion.offset }
    set { motion.offset = newValue }
  }
}
