/// What a key path names on a layer.
@MainActor
struct ExplicitTarget {
  let layer: CALayer
  let key: LayerKey
  let part: LayerPart?

  /// Nil for a path that names nothing that can be animated.
  init?(_ path: String?, on layer: CALayer) {
    guard let path, let (key, part) = LayerKey.named(path) else { return nil }
    self.layer = layer
    self.key = key
    self.part = part
  }

  /// As set.
  var model: LayerValue { value(in: layer.store.model[key]) }

  /// As seen; as set where nothing is seen yet.
  var shown: LayerValue {
    let store = layer.store
    return store.isInRenderTree
      ? value(in: store.shown(key, at: layer.stage.time)) : model
  }

  private func value(in whole: LayerValue) -> LayerValue { part.flatMap { whole[$0] } ?? whole }

  /// What adds nothing.
  var zero: LayerValue {
    switch model {
    case .number: .number(0)
    case .point: .point(.zero)
    case .rect: .rect(.zero)
    case .transform, .matrix: .transform(.identity)
    case .color: .color(ColorComponents(red: 0, green: 0, blue: 0, alpha: 0))
    case .bool, .object: model
    }
  }

  /// What an animation was given, as a value of this property; nil if it is none.
  func value(_ given: Any?) -> LayerValue? {
    guard let given, let value = LayerValue(given), value.isFinite else { return nil }
    switch (model, value) {
    case (.number, .number), (.point, .point), (.rect, .rect), (.transform, .transform),
      (.color, .color), (.bool, .bool):
      return value
    case (.transform, .matrix), (.matrix, .transform), (.matrix, .matrix): return value
    case (.bool, .number(let number)): return .bool(number != 0)
    default: return nil
    }
  }
}

extension LayerKey {
  /// The property and the part that Core Animation's key path names.
  package static func named(_ path: String) -> (key: LayerKey, part: LayerPart?)? {
    let pieces = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = pieces.first else { return nil }
    if name == "frame" || name == "superlayer" { return nil }
    guard let key = allCases.first(where: { $0.path == name }) else { return nil }
    guard pieces.count == 2 else { return (key, nil) }
    return key.part(pieces[1]).map { (key, $0) }
  }

  private func part(_ name: String) -> LayerPart? {
    switch (self, name) {
    case (.position, "x"), (.anchorPoint, "x"): .x
    case (.position, "y"), (.anchorPoint, "y"): .y
    case (.bounds, "origin"): .origin
    case (.bounds, "origin.x"): .originX
    case (.bounds, "origin.y"): .originY
    case (.bounds, "size"): .size
    case (.bounds, "size.width"): .width
    case (.bounds, "size.height"): .height
    case (.transform, "scale"): .scale
    case (.transform, "scale.x"): .scaleX
    case (.transform, "scale.y"): .scaleY
    case (.transform, "rotation"), (.transform, "rotation.z"): .rotation
    case (.transform, "translation"): .translation
    case (.transform, "translation.x"): .translationX
    case (.transform, "translation.y"): .translationY
    default: nil
    }
  }
}

extension LayerValue {
  /// As an animation's `fromValue` takes it.
  package var boxed: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .matrix(let value): value
    case .color(let value): value.map(CGColor.init(rgba:))
    case .bool(let value): value
    case .object: nil
    }
  }

  /// With a way added to it.
  package func adding(_ way: LayerValue) -> LayerValue { adding(way, times: 1) }

  /// A value as apps write it.
  init?(_ value: Any) {
    switch value {
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .bool(value)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .point(CGPoint(x: value.width, y: value.height))
    case let value as CGRect: self = .rect(value)
    case let value as CGAffineTransform: self = .transform(value)
    case let value as CATransform3D: self.init(value)
    case let value as CGColor: self = .color(value.rgba)
    case let value as UIColor: self = .color(value.cgColor.rgba)
    case let value as NSNumber: self = .number(value.doubleValue)
    default: return nil
    }
  }
}
