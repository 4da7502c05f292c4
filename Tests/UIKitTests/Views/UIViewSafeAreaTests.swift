import Testing

@testable import UIKit

@MainActor
struct UIViewSafeAreaTests {
  private final class Noted: UIView {
    var changes: [UIEdgeInsets] = []
    override func safeAreaInsetsDidChange() { changes.append(safeAreaInsets) }
  }

  @Test("a view is covered where it reaches under what covers the screen")
  func covered() {
    let test = TestStage()
    #expect(
      test.window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(test.box.safeAreaInsets == .zero)
    test.box.frame = CGRect(x: 0, y: 20, width: 393, height: 812)
    #expect(test.box.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 14, right: 0))
    let inner = test.run { UIView(frame: CGRect(x: 0, y: 30, width: 10, height: 10)) }
    #expect(inner.safeAreaInsets == .zero)
    test.box.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0))
    #expect(
      test.box.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 39, width: 393, height: 759))
  }

  @Test("other screens: turned, with a home button, with none that is known")
  func screens() {
    func insets(_ width: CGFloat, _ height: CGFloat) -> UIEdgeInsets {
      Stage(screenSize: CGSize(width: width, height: height)).with {
        UIWindow().safeAreaInsets
      }
    }
    #expect(insets(852, 393) == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(insets(375, 667) == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(insets(400, 800) == .zero)
  }

  @Test("a view that comes under cover is told at layout, once, and its controller's bars count")
  func told() {
    let test = TestStage()
    let (controller, noted) = test.run {
      let noted = Noted(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
      let controller = UIViewController()
      controller.view = noted
      test.window.rootViewController = controller
      return (controller, noted)
    }
    #expect(noted.changes.map(\.top) == [59])
    test.run { noted.setNeedsLayout() }
    #expect(noted.changes.count == 1)
    test.run {
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    }
    #expect(noted.changes.map(\.top) == [59, 103])
  }

  @Test("margins: 8, the system's on a controller's view, and what is covered beside")
  func margins() {
    let test = TestStage()
    #expect(test.box.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let root = test.run {
      let controller = UIViewController()
      test.window.rootViewController = controller
      return controller
    }
    #expect(root.view.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
    root.view.insetsLayoutMarginsFromSafeArea = false
    #expect(root.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    let inner = test.run { UIView(frame: CGRect(x: 4, y: 0, width: 389, height: 10)) }
    root.view.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins.left == 12 && inner.layoutMargins.right == 16)
    inner.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 4)
    #expect(inner.layoutMargins.left == 20 && inner.layoutMargins.right == 16)
  }
}
