extension UIView {
  /// Where content stands in the bounds of a view that has another size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight

    /// The place of content of a size.
    package func rect(of content: CGSize, in bounds: CGRect) -> CGRect {
      switch self {
      case .scaleToFill, .redraw: return bounds
      case .scaleAspectFit, .scaleAspectFill:
        guard content.width > 0, content.height > 0 else { return bounds }
        let (x, y) = (bounds.width / content.width, bounds.height / content.height)
        return place(content * (self == .scaleAspectFit ? min(x, y) : max(x, y)), in: bounds)
      default: return place(content, in: bounds)
      }
    }

    private func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
      let room = CGPoint(x: bounds.width - size.width, y: bounds.height - size.height)
      return CGRect(
        origin: CGPoint(
          x: bounds.minX + room.x * horizontalShare, y: bounds.minY + room.y * verticalShare),
        size: size)
    }

    /// How much of the room that is left goes before the content.
    private var horizontalShare: CGFloat {
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: 1
      default: 0.5
      }
    }

    private var verticalShare: CGFloat {
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: 1
      default: 0.5
      }
    }
  }
}
