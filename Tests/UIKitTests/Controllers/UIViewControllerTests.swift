import Testing

@testable import AppCode5
@testable import UIKit

@MainActor
@Suite("UIViewController: view and containment")
struct UIViewControllerTests {
  final class Plain: UIViewController {
    var loads = 0
    var moves: [String] = []
    override func viewDidLoad() { loads += 1 }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      moves.append("will \(parent == nil ? "nil" : "\(self.parent === parent)")")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      moves.append("did \(parent == nil ? "nil" : "\(self.parent === parent)")")
    }
  }

  @Test("CN-06 the view is loaded when it is first asked for, once, as large as the screen")
  func loading() {
    let stage = Stage(screenSize: CGSize(width: 320, height: 568))
    stage.with {
      let controller = Plain()
      #expect(!controller.isViewLoaded)
      #expect(controller.viewIfLoaded == nil)
      #expect(controller.loads == 0)
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
      controller.loadViewIfNeeded()
      #expect(controller.loads == 1)
      #expect(controller.isViewLoaded)
    }
  }

  @Test("CN-06 view = nil unloads; the next one is loaded anew")
  func unloading() {
    let controller = Plain()
    let old: UIView = controller.view
    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(old.next == nil)
    #expect(controller.view !== old)
    #expect(controller.loads == 2)
  }

  @Test("a loadView that sets no view, or asks for it, leaves a plain one")
  func carelessLoadView() {
    final class SetsNothing: UIViewController { override func loadView() {} }
    final class Asks: UIViewController {
      override func loadView() { view.tag = 7 }
    }
    #expect(SetsNothing().view.bounds.size == UIScreen.main.bounds.size)
    #expect(Asks().view.tag == 7)
  }

  @Test("G0-9 the view hands on to its controller, the controller to the superview of the view")
  func responders() {
    let controller = Plain()
    let outer = UIView()
    outer.addSubview(controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === outer)
  }

  @Test("CN-01 addChild sends willMove with the parent set; didMove is the caller's")
  func adding() {
    let (parent, child) = (Plain(), Plain())
    parent.addChild(child)
    #expect(child.moves == ["will true"])
    #expect(parent.children == [child])
    parent.addChild(child)
    #expect(parent.children == [child])
    #expect(child.moves == ["will true"])
  }

  @Test("CN-01 removeFromParent sends didMove(nil); willMove(nil) is the caller's")
  func removing() {
    let (parent, child) = (Plain(), Plain())
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.removeFromParent()
    #expect(child.moves == ["will true", "did true", "did nil"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    child.removeFromParent()
    #expect(child.moves.count == 3)
  }

  @Test("CN-01 a child of another parent leaves that first")
  func moving() {
    let (old, new, child) = (Plain(), Plain(), Plain())
    old.addChild(child)
    child.moves = []
    new.addChild(child)
    #expect(child.moves == ["did nil", "will true"])
    #expect(old.children.isEmpty)
    #expect(child.parent === new)
  }

  @Test("a controller cannot contain itself or what contains it")
  func cycles() {
    let scene = TransitionScene()
    let child = scene.controller("child")
    scene.first.addChild(child)
    child.addChild(scene.first)
    child.addChild(child)
    #expect(child.children.isEmpty)
    #expect(scene.misuses == ["parent-cycle", "parent-cycle"])
  }

  @Test("a controller is freed with its parent, and does not hold the parent")
  func ownership() {
    weak var parent: Plain?
    weak var child: Plain?
    do {
      let strong = Plain()
      let inner = Plain()
      strong.addChild(inner)
      strong.view.addSubview(inner.view)
      parent = strong
      child = inner
    }
    #expect(parent == nil)
    #expect(child == nil)
  }
}
