/// Every sentence that events of the stage carry.
enum StageMessage {
  static func invalidGeometry(_ key: LayerKey) -> String {
    "CALayer \(key) contains a number that is not finite; it is left as it was"
  }

  static let frameUnderTransform =
    "the frame is set under a transform that is not the identity: it is where the view then lies"
  static let viewCycle = "a view cannot be added to itself or to a view inside it"
  static let hierarchyTooDeep = "views nest at most \(UIView.maximumDepth) deep"
  static let layersTooDeep = "layers nest at most \(CALayer.maximumDepth) deep"
  static let layoutLoop = "layoutSubviews asks for layout each time it runs"
  static let unbalancedLeave = "DispatchGroup.leave() was called more often than enter()"

  static func dampingAboveOne(_ ratio: Double) -> String { "damping \(plain(ratio)) acts as 1" }

  static func curveIgnored(_ options: UIView.AnimationOptions) -> String {
    let names = ["curveEaseInOut", "curveEaseIn", "curveEaseOut", "curveLinear"]
    let field = Int(options.curveField)
    let name = field < names.count ? names[field] : "curve \(field)"
    return "a spring has its own curve: \(name) is ignored"
  }

  static func durationIgnored(asked: Double, own: Double) -> String {
    "it asks for \(plain((asked * 1000).rounded() / 1000)) s, its spring settles in "
      + "\(plain((own * 1000).rounded() / 1000)) s"
  }

  static func noSpring(_ reason: String) -> String { "\(reason); damping 1 is used" }

  static let noEffect = "the block changes nothing that animates: its completion comes at once"
  static let notInWindow = "the view is not in a window: nothing is seen to move"
  static let emptySnapshot =
    "nothing is seen of it: it has no colour, picture or text, nor has what is inside it"
  static let singularTransform =
    "a transform that is flat cannot be taken apart: its components go on straight lines"
  static let animatorSpent =
    "a property animator that ended has no animations left: add them anew, or make another one"

  static func keyframesOverlap(_ key: LayerKey, from start: Double, until end: Double) -> String {
    "keyframes of \(key) overlap: from \(plain(start)) on the later one counts, and the one until "
      + "\(plain(end)) is cut short there"
  }

  static let springInKeyframes = "keyframes go from value to value: the spring is ignored"
  static let keyframeOutside = "addKeyframe was called outside animateKeyframes: it applies at once"

  static func keyframeOutOfRange(_ start: Double, _ duration: Double) -> String {
    "relative start time \(plain(start)) and duration \(plain(duration)) reach outside 0...1: "
      + "they are cut to it"
  }

  static let movingSpace =
    "a gesture is measured in the coordinates of a view that moves itself: the superview's, or nil "
    + "for the window's, stand still"

  /// A number as it was typed: 100, not 100.0.
  private static func plain(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
