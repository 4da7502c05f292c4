import Testing

@testable import AppCode6
@testable import UIKit

@MainActor
@Suite("App code: a parallax header")
struct AppParallaxTests {
  private let test = TestStage()
  private let page: ParallaxHeaderViewController

  init() {
    let (test, page) = (
      test, test.stage.with { ParallaxHeaderViewController(contentHeight: 2000) }
    )
    self.page = page
    test.run { test.window.rootViewController = page }
  }

  private func flick(by distance: CGFloat, _ velocity: CGFloat) {
    test.run {
      #expect(page.scrollView.beginDrag())
      page.scrollView.drag(by: CGPoint(x: 0, y: distance))
      page.scrollView.endDrag(velocity: CGPoint(x: 0, y: velocity))
    }
    _ = test.stage.advance(.rest)
  }

  @Test("at the start the header is open, and the content begins below it")
  func start() {
    #expect(page.scrollView.contentOffset == CGPoint(x: 0, y: -260))
    #expect(page.header.frame == CGRect(x: 0, y: 0, width: 393, height: 260))
    // Nine characters of 15.4 points, a line of 33.6.
    #expect(page.titleLabel.frame == CGRect(x: 20, y: 260 - 34 - 16, width: 139, height: 34))
  }

  @Test("the picture goes half as fast as the content, and the blur comes with it")
  func parallax() {
    test.run { page.scrollView.contentOffset.y = -260 + 85 }
    #expect(page.header.frame.height == 175)
    #expect(page.imageView.frame == CGRect(x: 0, y: -42.5, width: 393, height: 260))
    #expect(near(page.blurView.alpha, 0.5, 1e-6))
    #expect(page.blurView.frame == page.header.bounds)
    #expect(near(page.titleLabel.frame.minY, 175 - 34 - 16))
    test.run { page.scrollView.contentOffset.y = 500 }
    #expect(page.header.frame.height == 90 && page.blurView.alpha == 1)
  }

  @Test("pulled down the header stretches with the rubber band, and comes back")
  func stretch() {
    test.run {
      #expect(page.scrollView.beginDrag())
      page.scrollView.drag(by: CGPoint(x: 0, y: 100))
    }
    let pulled = (1 - 1 / (100 * 0.55 / 852 + 1)) * 852
    #expect(near(page.header.frame.height, 260 + pulled, 1e-9))
    #expect(page.imageView.frame == page.header.bounds)
    test.run { page.scrollView.endDrag(velocity: .zero) }
    _ = test.stage.advance(.rest)
    #expect(page.header.frame.height == 260)
    #expect(page.events == ["begin", "end", "decelerate", "rest"])
  }

  @Test("a release between open and closed goes to the nearer one, a flick beyond goes its way")
  func snaps() {
    flick(by: -60, 0)
    #expect(page.scrollView.contentOffset.y == -260)
    flick(by: -120, 0)
    #expect(page.scrollView.contentOffset.y == -90)
    flick(by: -100, -1000)
    #expect(near(page.scrollView.contentOffset.y, 10 + 990 * 0.499, 1e-6))
    test.run { page.scrollToTop() }
    _ = test.stage.advance(.rest)
    #expect(page.scrollView.contentOffset.y == -260 && page.events.last == "scrolled")
  }
}
