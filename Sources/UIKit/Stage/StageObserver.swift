/// Who looks at the stage from outside. One at a time, held weakly.
@MainActor
package protocol StageObserver: AnyObject {
  /// Something happened.
  func emitted(_ event: StageEvent)
  /// A turn has committed: what changed since the commit before.
  func committed(_ frame: StageFrame)
  /// A finger touched, moved or left, before anyone hears of it.
  func touched(_ finger: Finger)
}

extension StageObserver {
  package func touched(_ finger: Finger) {}
}

/// What one commit changed.
package struct StageFrame: Sendable {
  package var time: Double
  package var turn: Int
  /// Stored layer properties whose value, as set or as seen, differs from the commit before;
  /// a layer seen for the first time comes with all of its properties.
  package var changes: LayerChanges
  /// Animations that began to count at this commit, and the ids of those that ended.
  package var added: [LayerAnimation]
  package var removed: [Int]
}

package struct LayerChange: Sendable {
  package var layer: StageObjectID
  package var key: LayerKey
  /// As set (model), where that was not told before.
  package var model: LayerValue?
  /// As seen (presentation); equal to the model where nothing animates.
  package var seen: LayerValue
}

/// The stored properties of a layer that are recorded; frame, centre, scale follow from them. Those
/// after `superlayer` are rare: they are stored and told of once they were set.
package enum LayerKey: UInt8, Hashable, Sendable, CaseIterable {
  case bounds, position, anchorPoint, zPosition, transform, opacity, backgroundColor, borderColor
  case borderWidth, cornerRadius, hidden, superlayer
  case shadowOpacity, shadowRadius, shadowOffset, shadowColor, sublayerTransform, effect
  case strokeStart, strokeEnd
}

package enum LayerValue: Hashable, Sendable {
  case number(Double)
  case point(CGPoint)
  case rect(CGRect)
  case transform(CGAffineTransform)
  /// A transform that is not affine.
  indirect case matrix(CATransform3D)
  /// Red, green, blue, alpha, 0 to 1; nil is no colour.
  case color(ColorComponents?)
  case bool(Bool)
  case object(StageObjectID?)
}

/// Red, green, blue and alpha in extended sRGB, not premultiplied.
package struct ColorComponents: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
