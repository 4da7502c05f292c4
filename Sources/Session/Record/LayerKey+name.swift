import UIKit

extension LayerKey {
  /// A stored property as it is named at the prompt.
  var promptName: String {
    switch self {
    case .position: "center"
    case .opacity: "alpha"
    case .cornerRadius: "layer.cornerRadius"
    default: "\(self)"
    }
  }
}
