import Session
import Testing

@testable import UIKit

@MainActor
@Suite struct ViewTreeTests {
  private final class Panel: UIView {}

  @Test("views stand under their superview, back to front, with name, class and frame")
  func hierarchy() {
    Stage().with {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      let panel = Panel(frame: CGRect(x: 60, y: 300, width: 255, height: 180.5))
      let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      let front = UIView()
      root.addSubview(front)
      root.insertSubview(panel, at: 0)
      panel.addSubview(inner)
      let tree = ViewTree(of: root) { $0 === root ? "photo" : $0 === inner ? "photo.dot" : nil }
      #expect(
        tree.texts == [
          "photo: UIView (0, 0, 393, 852)", "  Panel (60, 300, 255, 180.5)",
          "    photo.dot: UIView (1, 2, 3, 4)", "  UIView (0, 0, 0, 0)",
        ])
      #expect(tree.lines.map(\.depth) == [0, 1, 2, 1])
    }
  }

  @Test("alpha, hidden and transform are told where they are not those of a new view")
  func remarks() {
    Stage().with {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.alpha = 0.35
      view.isHidden = true
      view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
      let tree = ViewTree(of: view) { _ in nil }
      #expect(tree.texts == ["UIView (-50, -50, 200, 200), alpha 0.35, hidden, scale(2)"])
    }
  }

  @Test("views deep inside each other are all listed")
  func depth() {
    Stage().with {
      let root = UIView()
      var last = root
      for _ in 0..<200 {
        let next = UIView()
        last.addSubview(next)
        last = next
      }
      #expect(ViewTree(of: root) { _ in nil }.lines.last?.depth == 200)
    }
  }

  @Test("a transform is printed as it is typed")
  func transforms() {
    let (c, s) = (0.5.squareRoot(), 0.5.squareRoot())
    let transforms: [(CGAffineTransform, String)] = [
      (.identity, "identity"),
      (CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0), "scale(2)"),
      (CGAffineTransform(a: 0.5, b: 0, c: 0, d: -1, tx: 0, ty: 0), "scale(0.5, -1)"),
      (CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), "scale(0)"),
      (CGAffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0), "rotate(45deg)"),
      (
        CGAffineTransform(a: 2 * c, b: 2 * s, c: -2 * s, d: 2 * c, tx: 10, ty: -5),
        "scale(2).then(rotate(45deg)).then(translate(10, -5))"
      ),
      (
        CGAffineTransform(a: 0, b: 3, c: 1, d: 0, tx: 0, ty: 0),
        "scale(3, -1).then(rotate(90deg))"
      ),
      (CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 10), "translate(0, 10)"),
      (CGAffineTransform(a: 1, b: 1e-17, c: 0, d: 1, tx: 0, ty: -1e-17), "identity"),
      (CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0), "matrix(1, 0, 0.5, 1, 0, 0)"),
    ]
    for (transform, text) in transforms { #expect(transform.text == text) }
  }
}
