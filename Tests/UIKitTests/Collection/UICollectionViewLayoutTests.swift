import Testing

@testable import UIKit

@MainActor
struct UICollectionViewLayoutTests {
  private func diagonal(_ scene: CollectionScene) -> DiagonalLayout {
    scene.test.stage.with { DiagonalLayout() }
  }

  @Test("a layout of one's own: prepared once for each invalidation, and its attributes are taken")
  func custom() {
    let scene = CollectionScene([3])
    let layout = diagonal(scene)
    scene.test.run { scene.view.collectionViewLayout = layout }
    #expect(layout.log == ["prepare"])
    #expect(layout.collectionView === scene.view)
    #expect(scene.flow.collectionView == nil)
    let cell = scene.view.cellForItem(at: IndexPath(item: 1, section: 0))
    // 60 x 60 at (50, 50), twice as large around its centre.
    #expect(cell?.frame == CGRect(x: 20, y: 20, width: 120, height: 120))
    #expect(cell?.alpha == 0.5)
    #expect(cell?.layer.zPosition == -1)
    scene.test.run { layout.invalidateLayout() }
    scene.test.run {}
    #expect(layout.log == ["prepare", "prepare"])
    #expect(scene.test.codes(.misuse).isEmpty)
  }

  @Test("it is asked about new bounds while the old ones hold")
  func boundsChange() {
    let scene = CollectionScene([3])
    let layout = diagonal(scene)
    scene.test.run { scene.view.collectionViewLayout = layout }
    layout.log = []
    scene.scroll(to: 10)
    #expect(layout.log == ["0.0 to 10.0"])
    scene.scroll(to: 30)
    #expect(layout.log == ["0.0 to 10.0", "10.0 to 30.0", "prepare"])
  }

  @Test("the cells take their places with the next layout, and the completion comes")
  func change() {
    let scene = CollectionScene()
    let wide = scene.test.stage.with { UICollectionViewFlowLayout() }
    wide.itemSize = CGSize(width: 300, height: 80)
    wide.minimumLineSpacing = 20
    var finished: Bool?
    scene.test.run {
      scene.view.setCollectionViewLayout(wide, animated: false) { finished = $0 }
    }
    #expect(scene.items == Array(0..<4))
    #expect(scene.view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 300)
    scene.test.stage.advance(by: 0.1)
    #expect(finished == true)
    #expect(scene.test.codes(.warning).isEmpty)
  }

  @Test("an animated change says that it is not played")
  func animated() {
    let scene = CollectionScene()
    scene.test.run { scene.view.setCollectionViewLayout(diagonal(scene), animated: true) }
    #expect(scene.test.codes(.warning) == ["no-effect"])
    #expect(scene.view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
  }

  @Test("CV-06 where the content stands is the layout's to say, and then the delegate's")
  func target() {
    let scene = CollectionScene()
    scene.scroll(to: 500)
    scene.log = []
    let layout = diagonal(scene)
    layout.proposed = CGPoint(x: 0, y: 40)
    scene.test.run { scene.view.collectionViewLayout = layout }
    #expect(scene.view.contentOffset.y == 40)
    #expect(scene.log.first == "proposed 40.0")
    scene.target = CGPoint(x: 0, y: 70)
    scene.test.run { scene.view.collectionViewLayout = scene.flow }
    #expect(scene.view.contentOffset.y == 70)
  }

  @Test("what a device raises an exception for is a misuse: strange items, cells and identifiers")
  func misuse() {
    let scene = CollectionScene([3])
    let layout = diagonal(scene)
    layout.count = 4
    scene.test.run { scene.view.collectionViewLayout = layout }
    #expect(scene.items == [0, 1, 2])
    #expect(scene.test.codes(.misuse) == ["no-such-item"])
    let cell = scene.view.dequeueReusableCell(
      withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
    #expect(cell.reuseIdentifier == nil)
    #expect(scene.test.codes(.misuse).last == "not-registered")
    scene.counts = [Int.max]
    scene.test.run { scene.view.reloadData() }
    #expect(scene.view.numberOfItems(inSection: 0) == 1_000_000)
    #expect(scene.test.codes(.misuse).contains("too-many-items"))
  }

  @Test("an item wider than a line is warned of")
  func tooWide() {
    let scene = CollectionScene([3])
    scene.test.run { scene.flow.itemSize.width = 301 }
    #expect(scene.test.codes(.warning) == ["out-of-range"])
    #expect(scene.items == [0, 1, 2])
  }

  @Test("attributes: the frame under a transform, and copies")
  func attributes() {
    let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
    one.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    one.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    one.zIndex = 7
    #expect(one.frame == CGRect(x: 20, y: -10, width: 20, height: 120))
    let two = one.copy() as? UICollectionViewLayoutAttributes
    one.center = .zero
    #expect(two?.center == CGPoint(x: 30, y: 50))
    #expect(two?.indexPath == IndexPath(item: 2, section: 1))
    #expect(two?.zIndex == 7)
  }
}
