internal import Motion

extension CALayer {
  /// Gives a stored property a value, as an animation where a block or an implicit action says so.
  func set(_ key: LayerKey, _ value: LayerValue) {
    let old = store.model[key]
    guard old != value, accepts(value, for: key) else { return }
    store.model[key] = value
    guard modelLayer == nil else { return }
    stage.renderer.touch(store, key)
    stage.changed(self, key, from: old, to: value)
    if key == .bounds { view?.boundsChanged(from: old) }
    if key == .position || key == .anchorPoint { view?.layoutInputsChanged() }
  }

  /// Core Animation raises an exception for what is not a number; here it is recorded and refused.
  private func accepts(_ value: LayerValue, for key: LayerKey) -> Bool {
    if value.isFinite { return true }
    stage.emit(
      .misuse, receiver: view ?? self, "invalid-geometry",
      reason: StageMessage.invalidGeometry(key))
    return false
  }
}

extension LayerValue {
  package var isFinite: Bool {
    switch self {
    case .number(let value): value.isFinite
    case .point(let value): value.x.isFinite && value.y.isFinite
    case .rect(let value):
      value.origin.x.isFinite && value.origin.y.isFinite && value.size.width.isFinite
        && value.size.height.isFinite
    case .transform(let value):
      value.a.isFinite && value.b.isFinite && value.c.isFinite && value.d.isFinite
        && value.tx.isFinite && value.ty.isFinite
    case .matrix(let value): Matrix4(value).isFinite
    case .color(let value):
      value.map { ($0.red + $0.green + $0.blue + $0.alpha).isFinite } ?? true
    case .bool, .object: true
    }
  }
}
