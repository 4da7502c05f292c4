import Text
package import UIKit

/// The views under a root as lines, back to front, each deeper than its superview: where they
/// stand, and what about them is not as it is in a new view.
package struct ViewTree: Sendable {
  package struct Line: Sendable {
    /// The root's is 0.
    package var depth: Int
    package var name: String?
    package var type: String
    package var frame: CGRect
    package var alpha: Double
    package var isHidden: Bool
    package var transform: CGAffineTransform
  }

  package private(set) var lines: [Line] = []

  /// `name` answers nil for a view that has none.
  @MainActor
  package init(of root: UIView, name: (UIView) -> String?) {
    var pending = [(view: root, depth: 0)]
    while let (view, depth) = pending.popLast() {
      lines.append(Line(view, depth: depth, name: name(view)))
      pending += view.subviews.reversed().map { ($0, depth + 1) }
    }
  }

  /// The lines as text: `photo.image: UIImageView (60, 300, 255, 180), alpha 0.5, hidden`.
  package var texts: [String] { lines.map(\.text) }
}

extension ViewTree.Line {
  @MainActor
  fileprivate init(_ view: UIView, depth: Int, name: String?) {
    self.depth = depth
    self.name = name
    type = String(describing: Swift.type(of: view))
    frame = view.frame
    alpha = Double(view.alpha)
    isHidden = view.isHidden
    transform = view.transform
  }

  package var text: String {
    let indent = String(repeating: "  ", count: depth)
    let head = (name.map { $0 + ": " } ?? "") + type + " " + StageValue.rect(frame).text { _ in "" }
    return ([indent + head] + remarks).joined(separator: ", ")
  }

  private var remarks: [String] {
    var remarks: [String] = []
    if alpha != 1 { remarks.append("alpha " + plain(alpha)) }
    if isHidden { remarks.append("hidden") }
    if transform != .identity { remarks.append(transform.text) }
    return remarks
  }
}
