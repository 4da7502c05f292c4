import Testing

@testable import UIKit

@MainActor
struct UIScreenEdgePanGestureRecognizerTests {
  private func edge(
    _ scene: GestureScene, _ edges: UIRectEdge
  ) -> UIScreenEdgePanGestureRecognizer {
    let edge = scene.recognize("edge", on: scene.window) { UIScreenEdgePanGestureRecognizer() }
    edge.edges = edges
    return edge
  }

  @Test("G-25 without edges it never begins")
  func none() {
    let scene = GestureScene()
    #expect(edge(scene, []).edges == [])
    scene.drag((60, 400), from: (0, 400))
    #expect(scene.take().isEmpty)
  }

  @Test(
    "G-25 the finger touches near the edge and moves inward",
    arguments: [
      (UIRectEdge.left, CGPoint(x: 5, y: 400), CGPoint(x: 50, y: 0)),
      (.right, CGPoint(x: 390, y: 400), CGPoint(x: -50, y: 0)),
      (.top, CGPoint(x: 200, y: 3), CGPoint(x: 0, y: 50)),
      (.bottom, CGPoint(x: 200, y: 850), CGPoint(x: 0, y: -50)),
    ])
  func inward(edges: UIRectEdge, start: CGPoint, way: CGPoint) {
    let scene = GestureScene()
    let edge = edge(scene, edges)
    var translation = CGPoint.zero
    edge.addAction { [unowned edge] _ in translation = edge.translation(in: nil) }
    scene.drag((start.x + way.x, start.y + way.y), from: (start.x, start.y))
    #expect(scene.take() == ["edge began", "edge ended"] && translation == way)
    // Along the edge, out again, and from the middle of the screen.
    scene.drag((start.x + way.y, start.y + way.x), from: (start.x, start.y))
    scene.drag((start.x - way.x, start.y - way.y), from: (start.x, start.y))
    scene.drag((200 + way.x, 400 + way.y), from: (200, 400))
    #expect(scene.take().isEmpty && edge.state == .possible)
  }

  @Test("G-25 a finger that goes along the edge more than inward makes it fail")
  func along() {
    let scene = GestureScene()
    _ = edge(scene, .left)
    scene.drag((13, 420), (100, 420), from: (5, 400))
    #expect(scene.take().isEmpty)
    scene.drag((25, 418), from: (5, 400))
    #expect(scene.take() == ["edge began", "edge ended"])
  }

  @Test("G-25 20 points from the edge are near enough")
  func reach() {
    let scene = GestureScene()
    _ = edge(scene, .left)
    scene.drag((60, 400), from: (20, 400))
    #expect(scene.take() == ["edge began", "edge ended"])
    scene.drag((60, 400), from: (21, 400))
    #expect(scene.take().isEmpty)
  }

  @Test("G-25 a scroll view waits for it")
  func beforeScrolling() {
    let scene = GestureScene()
    let scroll = scene.make { UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)) }
    scroll.contentSize = CGSize(width: 2000, height: 852)
    scroll.contentOffset.x = 500
    scene.window.addSubview(scroll)
    _ = edge(scene, .left)
    scene.drag((60, 400), (100, 400), from: (5, 400))
    #expect(scene.take() == ["edge began", "edge changed", "edge ended"])
    #expect(scroll.contentOffset.x == 500)
    scene.drag((260, 400), (300, 400), from: (200, 400))
    #expect(scene.take().isEmpty && scroll.contentOffset.x == 410)
  }
}
