/// Points and lines. Curves are kept as fine chains of lines: nothing is drawn here.
public class CGPath: Hashable {
  init(corners: [CGPoint]) { self.corners = corners }

  /// The ends of its lines.
  final fileprivate(set) var corners: [CGPoint]

  public final var isEmpty: Bool { corners.isEmpty }
  public final var currentPoint: CGPoint { corners.last ?? .zero }

  /// The smallest upright rectangle around its points.
  public final var boundingBox: CGRect {
    guard let first = corners.first else { return .null }
    return corners.reduce(CGRect(origin: first, size: .zero)) { box, point in
      box.union(CGRect(origin: point, size: .zero))
    }
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.corners == b.corners }

  public func hash(into hasher: inout Hasher) { hasher.combine(corners.count) }
}

public final class CGMutablePath: CGPath {
  public init() { super.init(corners: []) }

  public func move(to point: CGPoint) { corners.append(point) }

  public func addLine(to point: CGPoint) { corners.append(point) }

  public func closeSubpath() {
    if let first = corners.first, currentPoint != first { corners.append(first) }
  }
}
