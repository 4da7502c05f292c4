import Testing

@testable import UIKit

@MainActor
struct UICollectionViewTests {
  @Test("there are cells for what the bounds show, in their places")
  func visible() {
    let scene = CollectionScene()
    #expect(scene.items == Array(0..<12))
    #expect(scene.view.contentSize == CGSize(width: 300, height: 2000))
    let cell = scene.view.cellForItem(at: IndexPath(item: 4, section: 0))
    #expect(cell?.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(cell.flatMap(scene.view.indexPath(for:)) == IndexPath(item: 4, section: 0))
    #expect(scene.view.cellForItem(at: IndexPath(item: 12, section: 0)) == nil)
    #expect(scene.log == (0..<12).map { "will \($0)" })
  }

  @Test("scrolling takes cells back and hands them out again")
  func reuse() {
    let scene = CollectionScene()
    scene.scroll(to: 50)
    #expect(scene.items == Array(0..<15))
    scene.log = []
    scene.scroll(to: 100)
    #expect(scene.items == Array(3..<15))
    #expect(scene.log == ["end 0", "end 1", "end 2"])
    for step in 2...15 { scene.scroll(to: CGFloat(step) * 100) }
    #expect(scene.items == Array(45..<57))
    #expect(scene.view.visibleCells.map(\.tag) == Array(45..<57))
    #expect(scene.made.count == 15)
    // Each line that came in was one that had gone.
    #expect(scene.made.map(\.reuses).reduce(0, +) == 57 - 15)
    #expect(scene.view.subviews.count == 12)
  }

  @Test("an animated scroll has its cells at each frame")
  func scrolling() {
    let scene = CollectionScene()
    scene.test.run { scene.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    scene.test.stage.advance(by: 0.15)
    // Half way in easeInOut.
    #expect(abs(scene.view.contentOffset.y - 500) < 1)
    #expect(scene.items.contains(15 + 8))
    #expect(!scene.items.contains(0))
    scene.test.stage.advance(by: 0.2)
    #expect(scene.items == Array(30..<42))
  }

  @Test("reloadData asks anew and ends inside the shorter content")
  func reload() {
    let scene = CollectionScene()
    scene.scroll(to: 1600)
    scene.counts = [15, 3]
    scene.test.run { scene.view.reloadData() }
    #expect(scene.view.numberOfSections == 2)
    #expect(scene.view.contentOffset.y == 200)
    #expect(scene.view.indexPathsForVisibleItems.last == IndexPath(item: 2, section: 1))
    scene.counts = []
    scene.test.run { scene.view.reloadData() }
    #expect(scene.view.visibleCells.isEmpty)
    #expect(scene.view.numberOfItems(inSection: 7) == 0)
  }

  @Test("later items stand before earlier ones whichever way it was scrolled")
  func order() {
    let scene = CollectionScene()
    scene.scroll(to: 500)
    scene.scroll(to: 0)
    #expect(scene.view.subviews.map(\.tag) == Array(0..<12))
    let cover = scene.test.stage.with { UIView(frame: .zero) }
    cover.tag = 99
    scene.view.addSubview(cover)
    scene.scroll(to: 50)
    #expect(scene.view.subviews.map(\.tag) == Array(0..<15) + [99])
  }

  @Test("a new width breaks the lines anew, a new height shows more")
  func resized() {
    let scene = CollectionScene()
    scene.test.run { scene.view.frame.size = CGSize(width: 200, height: 450) }
    #expect(scene.items == Array(0..<10))
    #expect(scene.view.contentSize == CGSize(width: 200, height: 3000))
  }

  @Test("a layout's setting counts from the next layout")
  func settings() {
    let scene = CollectionScene()
    scene.test.run { scene.flow.scrollDirection = .horizontal }
    #expect(scene.view.contentSize == CGSize(width: 1500, height: 400))
    #expect(
      scene.view.layoutAttributesForItem(at: IndexPath(item: 5, section: 0))?.frame.origin
        == CGPoint(x: 100, y: 100))
    scene.test.run {
      scene.flow.sectionInset = UIEdgeInsets(top: 50, left: 7, bottom: 50, right: 9)
    }
    #expect(scene.view.contentSize == CGSize(width: 2000 + 16, height: 400))
  }

  @Test("in a block the cells that are there move, new ones are in their places")
  func block() {
    let scene = CollectionScene([30])
    scene.test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.flow.itemSize = CGSize(width: 75, height: 75)
        scene.view.layoutIfNeeded()
      }
    }
    scene.test.stage.advance(by: 0.5)
    // From (100, 100) to (0, 75): four of 75 a line.
    let old = scene.view.cellForItem(at: IndexPath(item: 4, section: 0))
    #expect(old?.layer.presentation()?.frame == CGRect(x: 50, y: 87.5, width: 87.5, height: 87.5))
    let new = scene.view.cellForItem(at: IndexPath(item: 13, section: 0))
    #expect(new?.layer.presentation()?.frame == CGRect(x: 75, y: 225, width: 75, height: 75))
  }

  @Test("content that scrolls begins below the safe area, content that does not is left alone")
  func safeArea() {
    let scene = CollectionScene()
    scene.test.run { scene.view.contentInsetAdjustmentBehavior = .automatic }
    #expect(scene.view.contentOffset.y == -59)
    let short = CollectionScene([6])
    short.test.run { short.view.contentInsetAdjustmentBehavior = .automatic }
    #expect(short.view.contentOffset.y == 0)
  }

  @Test("scrollToItem puts it where it is to stand, within the content")
  func scrollToItem() {
    let scene = CollectionScene()
    func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
      scene.test.run {
        scene.view.scrollToItem(
          at: IndexPath(item: item, section: 0), at: position, animated: false)
      }
      return scene.view.contentOffset.y
    }
    #expect(offset(30, .top) == 1000)
    #expect(offset(30, .centeredVertically) == 850)
    #expect(offset(30, .bottom) == 700)
    #expect(offset(0, .bottom) == 0)
    #expect(offset(59, .top) == 1600)
    #expect(offset(99, .top) == 1600)
    // As far as it takes.
    #expect(offset(0, .top) == 0)
    #expect(offset(12, []) == 100)
  }
}
