internal import UIKit

extension LayerValue {
  /// The value at a fraction of the straight line to another: numbers, points, rectangles and
  /// colours part by part, transforms by scale, rotation and translation. What has no way between
  /// its values stays as it is.
  func mixed(with other: LayerValue, _ fraction: Double) -> LayerValue {
    switch (self, other) {
    case (.bool, _), (.object, _), (.color(nil), _), (_, .color(nil)): self
    default: interpolated(to: other, at: fraction)
    }
  }
}
