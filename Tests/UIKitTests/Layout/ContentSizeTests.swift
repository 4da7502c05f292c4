import Testing

@testable import UIKit

@MainActor
struct ContentSizeTests {
  private let scene = ConstraintScene()

  private func label(_ text: String, size: CGFloat = 20) -> UILabel {
    let label = scene.stage.with { UILabel() }
    label.text = text
    label.font = .systemFont(ofSize: size)
    return scene.add(label)
  }

  @Test("a label is as large as its text by the metric: half a size a character, 1.2 a line")
  func metric() {
    #expect(label("abcdefghij").intrinsicContentSize == CGSize(width: 100, height: 24))
    #expect(label("日本").intrinsicContentSize.width == 40)
    #expect(label("").intrinsicContentSize == .zero)
    let bold = label("abcd")
    bold.font = .boldSystemFont(ofSize: 20)
    #expect(bold.intrinsicContentSize.width == 44)
    bold.sizeToFit()
    #expect(bold.bounds.size == CGSize(width: 44, height: 24))
  }

  @Test("lines break at spaces, in long words, at newlines, and end at their number")
  func wrapping() {
    let font = UIFont.systemFont(ofSize: 10)
    func size(_ text: String, _ width: CGFloat, lines: Int = 0) -> CGSize {
      TextLayout(text, font: font, width: width, lines: lines).size
    }
    #expect(size("aaa bbb ccc", 100) == CGSize(width: 55, height: 12))
    #expect(size("aaa bbb ccc", 35) == CGSize(width: 35, height: 24))
    #expect(size("aaa bbb ccc", 34) == CGSize(width: 15, height: 36))
    #expect(size("abcdefgh", 20) == CGSize(width: 20, height: 24))
    #expect(size("a\nb\n", 100) == CGSize(width: 5, height: 36))
    #expect(size("aaa bbb ccc", 15, lines: 2).height == 24)
  }

  @Test("hugging and resistance decide who stretches and who is cut")
  func priorities() {
    let (a, b) = (label("aaaaa"), label("bbbbb"))
    scene.apply(
      a.leftAnchor.constraint(equalTo: scene.window.leftAnchor),
      a.topAnchor.constraint(equalTo: scene.window.topAnchor),
      b.topAnchor.constraint(equalTo: scene.window.topAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: scene.window.rightAnchor))
    scene.run { a.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal) }
    #expect(a.frame == CGRect(x: 0, y: 0, width: 50, height: 24))
    #expect(b.frame.width == 350)
    scene.run {
      b.text = String(repeating: "b", count: 60)
      b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    }
    #expect(a.frame.width == 50 && b.frame.width == 350)
    scene.run {
      a.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
    }
    #expect(a.frame.width == 0 && b.frame.width == 400)
  }

  @Test("text that wraps is as high as its width makes it")
  func wrapped() {
    let text = label("aaaa bbbb cccc dddd", size: 20)
    text.numberOfLines = 0
    let width = text.widthAnchor.constraint(equalToConstant: 100)
    scene.apply(
      text.leftAnchor.constraint(equalTo: scene.window.leftAnchor),
      text.topAnchor.constraint(equalTo: scene.window.topAnchor), width)
    #expect(text.frame.size == CGSize(width: 100, height: 48))
    scene.run { width.constant = 40 }
    #expect(text.frame.size == CGSize(width: 40, height: 96))
    scene.run { width.constant = 400 }
    #expect(text.frame.size == CGSize(width: 400, height: 24))
  }

  @Test("images, buttons and sliders have sizes of their own")
  func others() {
    scene.stage.imageSizes["photo"] = CGSize(width: 30, height: 40)
    scene.stage.with {
      let image = UIImageView(image: UIImage(named: "photo"))
      #expect(image.frame.size == CGSize(width: 30, height: 40))
      #expect(image.intrinsicContentSize == CGSize(width: 30, height: 40))
      #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
      #expect(UIImage(named: "unknown")?.size == CGSize(width: 100, height: 100))
      let button = UIButton(type: .system)
      button.setTitle("Done", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
      #expect(
        UISlider().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 31))
    }
  }

  @Test("a view fits what its constraints ask for")
  func fitting() {
    let box = scene.stage.with { UIView() }
    let text = label("aaaaaaaaaa")
    box.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
      text.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
      box.rightAnchor.constraint(equalTo: text.rightAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
    ])
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 120, height: 40))
    text.numberOfLines = 0
    #expect(
      box.systemLayoutSizeFitting(
        CGSize(width: 70, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 70, height: 64))
  }

  @Test("baselines are where the metric has them")
  func baselines() {
    let (a, b) = (label("a", size: 40), label("b", size: 20))
    scene.apply(
      a.leftAnchor.constraint(equalTo: scene.window.leftAnchor),
      a.topAnchor.constraint(equalTo: scene.window.topAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor))
    #expect(near(b.frame.minY, 40 * 0.95 - 20 * 0.95))
  }
}
