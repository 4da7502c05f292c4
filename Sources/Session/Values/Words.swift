import UIKit

extension UIModalPresentationStyle {
  /// UIKit's word, as `style` takes it.
  var word: String {
    switch self {
    case .fullScreen: return "fullScreen"
    case .pageSheet: return "pageSheet"
    case .formSheet: return "formSheet"
    case .currentContext: return "currentContext"
    case .custom: return "custom"
    case .overFullScreen: return "overFullScreen"
    case .overCurrentContext: return "overCurrentContext"
    case .popover: return "popover"
    case .none: return "none"
    case .automatic: return "automatic"
    }
  }

  init?(word: String) {
    let all: [UIModalPresentationStyle] = [
      .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover,
    ]
    guard let style = all.first(where: { $0.word == word }) else { return nil }
    self = style
  }
}

extension UIModalTransitionStyle {
  init?(word: String) {
    switch word {
    case "coverVertical": self = .coverVertical
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: return nil
    }
  }
}
