/// How a presented controller covers what is behind it. The raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  /// What a transition context answers outside of modal presentations. Nothing can be presented
  /// with it.
  case none = -1
  /// Resolved to `pageSheet` when it is presented.
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// The style that a presentation takes: `automatic` is a page sheet.
  var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

  /// Whether the presenter's view leaves the window once the presentation is over.
  var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }

  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the presenter is the nearest controller that defines a presentation context; the
  /// others cover the window.
  var usesCurrentContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The animation UIKit plays when no animator is given.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
