/// One animation of one stored layer property as a value: what the renderer composes and the
/// recorder keeps, so that the past can be read between frames by the same law.
package struct LayerAnimation: Sendable {
  /// Rises by one with each animation of a stage.
  package var id: Int
  package var layer: StageObjectID
  package var key: LayerKey
}
