import Testing

@testable import AppCode5
@testable import AppCode6
@testable import UIKit

@MainActor
@Suite("Transitions as an app writes them")
struct AppTransitionsTests {
  private func seen(_ view: UIView?) -> CGRect {
    guard let layer = view?.layer.presentation() else { return .null }
    return layer.frame
  }

  @Test("a dimmed card: linear 0.4 s up, dimmed alongside, half way at 0.2 s; 0.25 s back")
  func dimmedCard() {
    let (stage, list, window) = show { UIViewController() }
    let (card, delegate) = stage.with { (UIViewController(), DimmedCardDelegate()) }
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate
    stage.with { list.present(card, animated: true) }
    stage.advance(to: 0.2)
    // From below the screen, at 852, to 316 above its end, at 536: 694 half way.
    #expect(seen(card.view) == CGRect(x: 16, y: 694, width: 361, height: 300))
    let dimming = (card.presentationController as? DimmedCardPresentationController)?.dimmingView
    #expect(abs((dimming?.layer.presentation()?.opacity ?? 0) - 0.2) < 1e-6)
    _ = stage.advance(.rest)
    #expect(stage.time == 0.4)
    #expect(card.view.frame == CGRect(x: 16, y: 536, width: 361, height: 300))
    #expect(dimming?.superview === card.presentationController?.containerView)
    stage.with { card.dismiss(animated: true) }
    _ = stage.advance(.rest)
    #expect(abs(stage.time - 0.65) < 1e-9)
    #expect(list.presentedViewController == nil)
    #expect(window.subviews == [list.view])
    #expect(dimming?.superview == nil)
  }

  @Test("a shared element flies from its thumbnail to its picture, linear in 0.3 s, and back")
  func sharedElement() throws {
    let pages = Stage().with { (ThumbnailViewController(), PictureViewController()) }
    let stage = pages.0.stage
    let (window, nav, delegate) = stage.with {
      (
        UIWindow(), UINavigationController(rootViewController: pages.0),
        SharedElementNavigationDelegate()
      )
    }
    nav.delegate = delegate
    stage.with {
      window.rootViewController = nav
      window.makeKeyAndVisible()
    }
    stage.settle()
    stage.with { nav.pushViewController(pages.1, animated: true) }
    stage.advance(to: 0.15)
    let container = try #require(pages.1.view.superview)
    let flyer = try #require(container.subviews.last)
    // (20, 100, 80, 80) to (0, 200, 393, 393).
    let half = CGRect(x: 10, y: 150, width: 236.5, height: 236.5)
    #expect(abs(seen(flyer).midX - half.midX) < 1e-6 && abs(seen(flyer).width - half.width) < 1e-6)
    #expect(pages.0.thumbnail.isHidden && pages.1.picture.isHidden)
    _ = stage.advance(.rest)
    #expect(!pages.0.thumbnail.isHidden && !pages.1.picture.isHidden)
    #expect(container.subviews == [pages.1.view])
    stage.with { _ = nav.popViewController(animated: true) }
    _ = stage.advance(.rest)
    #expect(container.subviews == [pages.0.view])
    #expect(delegate.shown == [pages.0, pages.1, pages.0])
    #expect(abs(stage.time - 0.6) < 1e-9)
  }

  @Test("tabs slide by their order: the third comes from the right, the first from the left")
  func tabSlide() {
    let (stage, root, window) = show {
      let tabs = SlidingTabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
      return tabs
    }
    #expect(root.view.window === window)
    guard let tabs = root as? UITabBarController, let pages = tabs.viewControllers else { return }
    stage.with { tabs.selectedIndex = 2 }
    stage.settle()
    stage.advance(to: 0.175)
    #expect(abs(seen(pages[2].view).minX - 196.5) < 1e-6)
    #expect(abs(seen(pages[0].view).minX + 196.5) < 1e-6)
    _ = stage.advance(.rest)
    #expect(tabs.selectedIndex == 2 && pages[0].view.window == nil)
    let start = stage.time
    stage.with { tabs.selectedIndex = 0 }
    stage.settle()
    stage.advance(to: start + 0.175)
    #expect(abs(seen(pages[0].view).minX + 196.5) < 1e-6)
    _ = stage.advance(.rest)
    #expect(pages[0].view.frame.minX == 0 && pages[2].view.window == nil)
    #expect(window.rootViewController === root)
  }

  @Test("a container with a context of its own plays an animator that was written for UIKit's")
  func ownContext() {
    let rise = RiseAnimator()
    let (stage, container, window) = show { CustomContainerViewController(animator: rise) }
    #expect(container.view.window === window)
    let (a, b) = stage.with { (UIViewController(), UIViewController()) }
    stage.with { container.select(a) }
    stage.settle()
    #expect(a.view.window != nil && a.parent === container)
    stage.with { container.select(b) }
    stage.advance(to: 0.1)
    #expect(abs(seen(b.view).minY - 426) < 1e-6)
    _ = stage.advance(.rest)
    #expect(container.selected === b && container.children == [b])
    #expect(a.view.superview == nil && b.view.frame.minY == 0)
    #expect(rise.ends == [true])
    #expect(window.rootViewController === container)
  }

  @Test("a sheet peeks in at a quarter, grows to the full height, and tells when it is dismissed")
  func sheet() {
    let (stage, host, window) = show { FilterHostViewController() }
    let before = host.appearances
    let filters = stage.with { host.showFilters() }
    _ = stage.advance(.rest)
    #expect(filters.view.frame == CGRect(x: 0, y: 639, width: 393, height: 213))
    stage.with { filters.expand() }
    _ = stage.advance(.rest)
    #expect(filters.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    var isDismissed = false
    filters.onDismiss = { isDismissed = true }
    stage.with { filters.dismiss(animated: true) }
    _ = stage.advance(.rest)
    #expect(isDismissed)
    // A sheet leaves its presenter in place: it hears nothing.
    #expect(host.appearances == before)
    #expect(window.rootViewController === host)
  }
}
