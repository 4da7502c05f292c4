/// What the renderer knows of a layer: its values as set, as committed and as last shown, and its
/// animations. Apart from the layer because the frame loop runs over final classes only.
@MainActor
final class LayerStore {
  /// 0 until the layer has its number, and for copies.
  var id = StageObjectID(0)
  weak var layer: CALayer?

  /// As set.
  var model = LayerValues()
  /// As set at the last commit; what `presentation()` starts from.
  var committed = LayerValues()
  /// As told to the observer, of what does not animate.
  var seen = LayerValues()

  /// The properties that animate, in the order in which they began to.
  var tracks: [AnimationTrack] = []
  /// The properties of the tracks.
  var animatedKeys: LayerKeys = []
  /// The tracks that the last commit knew.
  var committedTracks: [AnimationTrack] = []
  var tracksChanged = false

  /// The properties set, or left by an animation, since the last commit.
  var dirty: LayerKeys = []
  /// Stands in the renderer's list.
  var isQueued = false
  /// The properties that the observer has been told of; each that has a place, once it was told of
  /// one.
  var told: LayerKeys = []
  /// Committed in a tree that is attached to a window.
  var isInRenderTree = false
  /// It was so once.
  var wasShown = false
  /// It came into a window, or out of one, since the last commit.
  var treeChanged = true
}
