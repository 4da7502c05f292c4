import Testing

@testable import UIKit

@MainActor
struct UIStackViewTests {
  private let scene = ConstraintScene()

  private func stack(_ widths: [CGFloat], _ size: CGSize? = CGSize(width: 200, height: 50))
    -> UIStackView
  {
    scene.stage.with {
      let views = widths.map { width in
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        if width > 0 { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        return view
      }
      let stack = UIStackView(arrangedSubviews: views)
      if let size { stack.frame = CGRect(origin: .zero, size: size) }
      scene.window.addSubview(stack)
      return stack
    }
  }

  private func frames(_ stack: UIStackView) -> [CGRect] {
    scene.stage.settle()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func xs(_ stack: UIStackView) -> [CGFloat] { frames(stack).map(\.minX) }

  @Test("fill: one after the other with the spacing, the last without a width takes the rest")
  func fill() {
    let stack = stack([40, 60, 0])
    stack.spacing = 10
    #expect(
      frames(stack) == [
        CGRect(x: 0, y: 0, width: 40, height: 50), CGRect(x: 50, y: 0, width: 60, height: 50),
        CGRect(x: 120, y: 0, width: 80, height: 50),
      ])
    stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
    #expect(xs(stack) == [0, 70, 140])
  }

  @Test("equal sizes, equal gaps, equal distances of centres")
  func distributions() {
    let equal = stack([0, 0, 0, 0])
    equal.distribution = .fillEqually
    #expect(frames(equal).map(\.width) == [50, 50, 50, 50])
    let gaps = stack([20, 40, 60])
    gaps.distribution = .equalSpacing
    #expect(xs(gaps) == [0, 60, 140])
    let centres = stack([20, 40, 60])
    centres.distribution = .equalCentering
    // Centres at 10, 90, 170.
    #expect(xs(centres) == [0, 70, 140])
  }

  @Test("proportional sizes keep to the contents'")
  func proportional() {
    let stack = stack([])
    scene.stage.with {
      for text in ["aaaa", "bbbbbbbbbbbb"] {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 10)
        stack.addArrangedSubview(label)
      }
    }
    stack.distribution = .fillProportionally
    #expect(frames(stack).map(\.width) == [50, 150])
  }

  @Test("across: filled, at an end, in the middle")
  func alignments() {
    let stack = stack([200])
    let view = stack.arrangedSubviews[0]
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    stack.alignment = .top
    #expect(frames(stack)[0].minY == 0)
    stack.alignment = .bottom
    #expect(frames(stack)[0].minY == 30)
    stack.alignment = .center
    #expect(frames(stack)[0].minY == 15)
    #expect(scene.misuse.isEmpty)
  }

  @Test("hidden views take no room, and removed ones none either")
  func hidden() {
    let stack = stack([40, 60, 0])
    #expect(xs(stack) == [0, 40, 100])
    stack.arrangedSubviews[1].isHidden = true
    #expect(frames(stack)[2] == CGRect(x: 40, y: 0, width: 160, height: 50))
    stack.arrangedSubviews[0].removeFromSuperview()
    #expect(frames(stack)[1] == CGRect(x: 0, y: 0, width: 200, height: 50))
    let view = stack.arrangedSubviews[1]
    stack.removeArrangedSubview(view)
    #expect(view.superview === stack && stack.arrangedSubviews.count == 1)
  }

  @Test("placed by constraints a stack is as large as what it holds, and stacks nest")
  func nested() {
    let outer: UIStackView = scene.add(
      scene.stage.with {
        let outer = UIStackView()
        outer.axis = .vertical
        outer.spacing = 4
        outer.isLayoutMarginsRelativeArrangement = true
        outer.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        return outer
      })
    let inner = stack([30, 40], nil)
    inner.arrangedSubviews[0].heightAnchor.constraint(equalToConstant: 12).isActive = true
    let last = scene.stage.with { UIView() }
    last.heightAnchor.constraint(equalToConstant: 20).isActive = true
    outer.addArrangedSubview(inner)
    outer.addArrangedSubview(last)
    scene.apply(
      outer.leftAnchor.constraint(equalTo: scene.window.leftAnchor),
      outer.topAnchor.constraint(equalTo: scene.window.topAnchor))
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 84, height: 48))
    #expect(inner.frame == CGRect(x: 6, y: 5, width: 70, height: 12))
    #expect(last.frame == CGRect(x: 6, y: 21, width: 70, height: 20))
    #expect(scene.misuse.isEmpty)
  }
}
