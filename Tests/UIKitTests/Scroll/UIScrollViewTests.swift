import Testing

@testable import UIKit

@MainActor
struct UIScrollViewTests {
  /// A scroll view of 200 x 300 over 200 x 1300 points.
  private final class Scene: UIScrollViewDelegate {
    let test = TestStage()
    let scroll: UIScrollView
    var log: [String] = []
    var target: CGPoint?
    var offsets: [(time: Double, y: Double)] = []

    init(content: CGSize = CGSize(width: 200, height: 1300)) {
      scroll = test.stage.with {
        UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
      }
      scroll.contentSize = content
      test.window.addSubview(scroll)
      scroll.delegate = self
      test.stage.settle()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append((test.stage.time, scrollView.contentOffset.y))
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.append("release \(velocity.y) to \(targetContentOffset.pointee.y.rounded())")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("slow") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("scrolled") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("inset") }

    func flick(_ y: CGFloat, by translation: CGFloat = 0) {
      test.run {
        #expect(scroll.beginDrag())
        scroll.drag(by: CGPoint(x: 0, y: translation))
        scroll.endDrag(velocity: CGPoint(x: 0, y: y))
      }
    }
  }

  @Test("G0-10 the offset is the origin of the bounds, whichever is set")
  func offset() {
    let scene = Scene()
    scene.scroll.contentOffset = CGPoint(x: 0, y: 40)
    #expect(scene.scroll.bounds == CGRect(x: 0, y: 40, width: 200, height: 300))
    scene.scroll.bounds.origin.y = 60
    #expect(scene.scroll.contentOffset == CGPoint(x: 0, y: 60))
    #expect(scene.offsets.map(\.y) == [40, 60])
    let inner = scene.test.stage.with { UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10)) }
    scene.scroll.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 140))
  }

  @Test("V-23 an offset animates in a block")
  func block() {
    let scene = Scene()
    scene.test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.scroll.contentOffset.y = 100
      }
    }
    scene.test.stage.advance(to: 0.25)
    #expect(scene.scroll.layer.presentation()?.bounds.minY == 25)
    #expect(scene.scroll.contentOffset.y == 100 && scene.offsets.count == 1)
  }

  @Test("a flick slows down by the law, frame by frame, and tells in UIKit's order")
  func flick() {
    let scene = Scene()
    scene.flick(-1000, by: -50)
    #expect(scene.log == ["begin", "release 1.0 to 544.0", "end true", "slow"])
    #expect(scene.scroll.isDecelerating && !scene.scroll.isDragging)
    #expect(scene.test.stage.running.map(\.name) == ["scrolling"])
    _ = scene.test.stage.advance(.rest)
    for (time, y) in scene.offsets.dropFirst().dropLast() {
      #expect(near(y, 50 + 499 * (1 - pow(0.998, 1000 * time)), 1e-9))
    }
    #expect(near(scene.scroll.contentOffset.y, 50 + 990 * 0.499))
    #expect(near(scene.test.stage.time, log(0.01) / (1000 * log(0.998)), 1e-9))
    #expect(scene.log.last == "rest" && !scene.scroll.isDecelerating)
  }

  @Test("beyond the edge the finger pulls less and less, and the content comes back")
  func rubberBand() {
    let scene = Scene()
    scene.test.run {
      #expect(scene.scroll.beginDrag())
      scene.scroll.drag(by: CGPoint(x: 30, y: 100))
    }
    // (1 - 1/(d c/dim + 1)) dim of 100 points, c = 0.55, dim = 300; across nothing scrolls.
    let pulled = (1 - 1 / (100 * 0.55 / 300 + 1)) * 300
    #expect(near(scene.scroll.contentOffset.y, -pulled) && scene.scroll.contentOffset.x == 0)
    scene.test.run { scene.scroll.endDrag(velocity: .zero) }
    _ = scene.test.stage.advance(.rest)
    #expect(scene.scroll.contentOffset.y == 0)
    #expect(scene.log == ["begin", "release 0.0 to 0.0", "end true", "slow", "rest"])
  }

  @Test("a finger that takes hold of content beyond the edge holds it where it is")
  func regrab() {
    let scene = Scene()
    scene.scroll.contentOffset.y = -60
    scene.test.run {
      #expect(scene.scroll.beginDrag())
      scene.scroll.drag(by: .zero)
    }
    #expect(near(scene.scroll.contentOffset.y, -60, 1e-9))
    scene.test.run { #expect(!scene.scroll.beginDrag()) }
  }

  @Test("without bounces, content that fits, or scrolling off, nothing goes beyond or moves")
  func limits() {
    let scene = Scene()
    scene.scroll.bounces = false
    scene.flick(0, by: 100)
    #expect(scene.scroll.contentOffset.y == 0 && scene.log.last == "end false")
    scene.scroll.isScrollEnabled = false
    scene.test.run { #expect(!scene.scroll.beginDrag()) }
    let small = Scene(content: CGSize(width: 10, height: 10))
    small.flick(-500, by: -30)
    #expect(small.scroll.contentOffset.y == 0)
    small.scroll.alwaysBounceVertical = true
    small.flick(0, by: 30)
    #expect(small.scroll.contentOffset.y < 0)
  }

  @Test("paging comes to rest at pages: the next after a flick, the nearest after none")
  func paging() {
    let scene = Scene(content: CGSize(width: 200, height: 1200))
    scene.scroll.isPagingEnabled = true
    scene.flick(-300, by: -60)
    _ = scene.test.stage.advance(.rest)
    #expect(scene.scroll.contentOffset.y == 300)
    scene.flick(0, by: -160)
    _ = scene.test.stage.advance(.rest)
    #expect(scene.scroll.contentOffset.y == 600)
    scene.flick(0, by: -140)
    _ = scene.test.stage.advance(.rest)
    #expect(scene.scroll.contentOffset.y == 600)
    scene.flick(-5000, by: -20)
    _ = scene.test.stage.advance(.rest)
    #expect(scene.scroll.contentOffset.y == 900)
  }

  @Test("the delegate may send the content elsewhere; it gets there without a jump")
  func retarget() {
    let scene = Scene()
    scene.target = CGPoint(x: 0, y: 200)
    scene.flick(-1000, by: -50)
    _ = scene.test.stage.advance(.rest)
    #expect(scene.scroll.contentOffset.y == 200)
    let steps = zip(scene.offsets, scene.offsets.dropFirst()).map { $1.y - $0.y }
    #expect(steps.dropFirst().allSatisfy { abs($0) < 20 })
  }

  @Test("an animated offset takes 0.3 s, eased, and tells at its end; at once it tells once")
  func animated() {
    let scene = Scene()
    scene.test.run { scene.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    #expect(scene.scroll.contentOffset.y == 0)
    scene.test.stage.advance(to: 0.15)
    #expect(near(scene.scroll.contentOffset.y, 50))
    _ = scene.test.stage.advance(.rest)
    #expect(scene.test.stage.time == 0.3 && scene.scroll.contentOffset.y == 100)
    #expect(scene.log == ["scrolled"])
    scene.test.run { scene.scroll.setContentOffset(.zero, animated: false) }
    #expect(scene.offsets.last?.y == 0 && scene.log == ["scrolled"])
    scene.test.run { scene.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    scene.test.run { #expect(scene.scroll.beginDrag()) }
    #expect(scene.test.stage.running.isEmpty)
  }

  @Test("numbers that are not finite move nothing")
  func wild() {
    let scene = Scene()
    scene.scroll.contentSize = CGSize(width: CGFloat.infinity, height: .nan)
    scene.scroll.contentInset.top = .nan
    scene.test.run {
      #expect(scene.scroll.beginDrag())
      scene.scroll.drag(by: CGPoint(x: CGFloat.nan, y: .infinity))
      scene.scroll.endDrag(velocity: CGPoint(x: CGFloat.infinity, y: .nan))
      scene.scroll.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
    }
    _ = scene.test.stage.advance(.rest)
    #expect(scene.scroll.contentOffset == .zero)
  }

  @Test("a rectangle is brought into sight as little as it takes")
  func visible() {
    let scene = Scene()
    scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
    #expect(scene.scroll.contentOffset.y == 250)
    scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 260, width: 10, height: 50), animated: false)
    #expect(scene.scroll.contentOffset.y == 250)
    scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 50), animated: false)
    #expect(scene.scroll.contentOffset.y == 10)
    scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 9000, width: 10, height: 50), animated: false)
    #expect(scene.scroll.contentOffset.y == 1000)
  }

  @Test("insets widen the range; the safe area counts along the axes that scroll")
  func insets() {
    let scene = Scene()
    scene.scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(scene.scroll.contentOffset.y == 0)
    #expect(scene.scroll.range(.vertical) == -20...1030)
    scene.test.run {
      scene.scroll.contentInset = .zero
      scene.scroll.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      scene.scroll.contentSize = CGSize(width: 393, height: 2000)
    }
    #expect(
      scene.scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(scene.scroll.contentOffset.y == -59)
    scene.test.run { scene.scroll.contentInsetAdjustmentBehavior = .never }
    #expect(scene.scroll.adjustedContentInset == .zero && scene.scroll.contentOffset.y == 0)
  }

  @Test("constraints of what is inside make the content's size, and scroll along")
  func constraints() {
    let scene = Scene(content: .zero)
    let content = scene.test.stage.with { UIView() }
    content.translatesAutoresizingMaskIntoConstraints = false
    scene.scroll.addSubview(content)
    scene.test.run {
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scene.scroll.topAnchor, constant: 10),
        content.leftAnchor.constraint(equalTo: scene.scroll.contentLayoutGuide.leftAnchor),
        content.rightAnchor.constraint(equalTo: scene.scroll.rightAnchor),
        content.bottomAnchor.constraint(equalTo: scene.scroll.bottomAnchor, constant: -10),
        content.widthAnchor.constraint(equalTo: scene.scroll.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 900),
      ])
    }
    #expect(scene.scroll.contentSize == CGSize(width: 200, height: 920))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 200, height: 900))
    scene.test.run { scene.scroll.contentOffset.y = 100 }
    #expect(content.frame == CGRect(x: 0, y: 10, width: 200, height: 900))
    #expect(scene.test.codes(.misuse) == [])
  }
}
