// The one place that brings Foundation's geometry (CGFloat, CGPoint, CGSize, CGRect), NSObject,
// TimeInterval, NSCoder and Bundle to whoever imports UIKit.
@_exported public import Foundation
