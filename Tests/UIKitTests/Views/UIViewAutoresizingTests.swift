import Testing

@testable import UIKit

@MainActor
struct UIViewAutoresizingTests {
  private let stage = Stage()

  private func views(_ mask: UIView.AutoresizingMask, _ frame: CGRect) -> (
    outer: UIView, inner: UIView
  ) {
    stage.with {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: frame)
      inner.autoresizingMask = mask
      outer.addSubview(inner)
      return (outer, inner)
    }
  }

  private nonisolated static let all: UIView.AutoresizingMask = [
    .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
  ]
  private nonisolated static let front: UIView.AutoresizingMask = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight,
  ]
  private nonisolated static let cases: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 70, height: 60)),
    ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 50, y: 40, width: 30, height: 40)),
    ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 20, width: 30, height: 40)),
    // Margins of 10 and 60 share 40, those of 20 and 40 share 20.
    (all, CGRect(x: 10 + 40.0 / 7, y: 20 + 20.0 / 3, width: 30, height: 40)),
    (front, CGRect(x: 20, y: 20 + 20.0 / 3, width: 60, height: 40 + 40.0 / 3)),
  ]

  @Test("what is flexible takes the difference, in proportion to its size", arguments: cases)
  func masks(mask: UIView.AutoresizingMask, expected: CGRect) {
    let (outer, inner) = views(mask, CGRect(x: 10, y: 20, width: 30, height: 40))
    outer.bounds.size = CGSize(width: 140, height: 120)
    #expect(near(inner.frame.minX, expected.minX) && near(inner.frame.minY, expected.minY))
    #expect(near(inner.frame.width, expected.width) && near(inner.frame.height, expected.height))
  }

  @Test("at once, along the whole tree, and not where it is switched off")
  func nested() {
    let (outer, inner) = views(
      [.flexibleWidth, .flexibleHeight], CGRect(x: 0, y: 0, width: 100, height: 100))
    let leaf = stage.with { UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 20)) }
    leaf.autoresizingMask = .flexibleLeftMargin
    inner.addSubview(leaf)
    outer.frame.size.width = 200
    #expect(leaf.frame == CGRect(x: 180, y: 0, width: 20, height: 20))
    outer.autoresizesSubviews = false
    outer.frame.size.width = 300
    #expect(inner.frame.width == 200)
    outer.bounds.origin.x = 50
    #expect(inner.frame.width == 200)
  }

  @Test("from nothing, what is flexible shares evenly, and no size goes below zero")
  func empty() {
    let (outer, inner) = views(
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], .zero)
    outer.bounds.size = .zero
    inner.frame = .zero
    outer.bounds.size.width = 90
    #expect(inner.frame == CGRect(x: 30, y: 0, width: 30, height: 0))
    let (small, wide) = views(.flexibleWidth, CGRect(x: 50, y: 0, width: 10, height: 10))
    small.bounds.size.width = 20
    #expect(wide.frame.width == 0)
  }

  @Test("a line of views as deep as there may be is resized")
  func deep() {
    let all = stage.with { (0..<UIView.maximumDepth).map { _ in UIView() } }
    for (outer, inner) in zip(all, all.dropFirst()) {
      outer.addSubview(inner)
      inner.autoresizingMask = .flexibleWidth
    }
    all[0].frame.size.width = 70
    #expect(all.allSatisfy { $0.bounds.width == 70 })
  }

  @Test("V-25 subviews animate along with a frame that animates")
  func animated() {
    let test = TestStage()
    let inner = test.run { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    inner.autoresizingMask = .flexibleWidth
    test.run { test.box.addSubview(inner) }
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        test.box.frame.size.width = 140
      }
    }
    test.stage.advance(to: 0.5)
    #expect(inner.layer.presentation()?.bounds.width == 90)
  }
}
