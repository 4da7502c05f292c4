import Testing

@testable import UIKit

@MainActor
struct UICollectionViewControllerTests {
  private final class Grid: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 12 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("its collection view fills its view, is fed by it and follows the screen")
  func controller() {
    let test = TestStage()
    let grid = test.run {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 129, height: 129)
      layout.minimumLineSpacing = 3
      layout.minimumInteritemSpacing = 3
      let grid = Grid(collectionViewLayout: layout)
      #expect(!grid.isViewLoaded)
      #expect(grid.collectionViewLayout === layout)
      test.window.rootViewController = grid
      return grid
    }
    #expect(grid.view !== grid.collectionView)
    #expect(grid.collectionView.superview === grid.view)
    #expect(grid.collectionView.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(grid.collectionView.visibleCells.count == 12)
    let cell = grid.collectionView.cellForItem(at: IndexPath(item: 4, section: 0))
    #expect(cell?.frame == CGRect(x: 132, y: 132, width: 129, height: 129))
    test.run { grid.view.frame = CGRect(x: 0, y: 0, width: 852, height: 393) }
    // Six of 129 with 5 distances fit; (852 - 6 x 129) / 5 between them.
    #expect(near(cell?.frame.minX, 4 * (129 + 15.6)))
  }

  @Test("asked for first, the collection view loads the view")
  func loading() {
    let test = TestStage()
    let grid = test.run { Grid(collectionViewLayout: UICollectionViewFlowLayout()) }
    #expect(test.run { grid.collectionView.superview } === grid.view)
  }

  @Test("index paths have items and sections, whatever their length")
  func indexPaths() {
    var path = IndexPath(item: 3, section: 2)
    #expect((path.section, path.item, path.row) == (2, 3, 3))
    path.item = 5
    path.section = 1
    #expect(path == IndexPath(row: 5, section: 1))
    #expect((IndexPath().section, IndexPath(index: 4).item) == (0, 0))
    var empty = IndexPath()
    empty.item = 6
    #expect(empty == IndexPath(item: 6, section: 0))
  }
}
