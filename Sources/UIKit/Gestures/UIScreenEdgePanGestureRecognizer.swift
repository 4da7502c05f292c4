/// A finger that comes in over an edge of the window.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How far from the edge the finger may touch, points.
  package nonisolated static let reach = 20.0

  /// None until it is set: then it never begins. One recognizer for each edge.
  open var edges: UIRectEdge = []

  /// The edges near which the finger touched.
  private var touched: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard progress == .possible else { return }
    touched = record.touches.first.map { edges.intersection(near($0)) } ?? []
    if touched.isEmpty { state = .failed }
  }

  /// It begins on the way in, and fails for a finger that goes along the edge or out.
  override func verdict(on translation: CGPoint) -> Bool? {
    guard super.verdict(on: translation) != nil else { return nil }
    let (x, y) = (translation.x, translation.y)
    let ways: [(edge: UIRectEdge, inward: CGFloat, along: CGFloat)] = [
      (.left, x, y), (.right, -x, y), (.top, y, x), (.bottom, -y, x),
    ]
    return ways.contains { touched.contains($0.edge) && $0.inward >= abs($0.along) }
  }

  private func near(_ touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    let reach = UIScreenEdgePanGestureRecognizer.reach
    let point = touch.location
    var edges: UIRectEdge = []
    if point.x - bounds.minX <= reach { edges.insert(.left) }
    if bounds.maxX - point.x <= reach { edges.insert(.right) }
    if point.y - bounds.minY <= reach { edges.insert(.top) }
    if bounds.maxY - point.y <= reach { edges.insert(.bottom) }
    return edges
  }
}
