import Testing

@testable import UIKit

@MainActor
struct CollectionSelectionTests {
  private func tap(_ scene: CollectionScene, _ x: CGFloat, _ y: CGFloat, to end: CGPoint? = nil) {
    scene.test.stage.touch(.began, at: CGPoint(x: x, y: y))
    // A finger that goes elsewhere has rested first: a content touch comes late.
    if end != nil { scene.test.stage.advance(by: 0.2) }
    scene.test.stage.touch(.ended, at: end ?? CGPoint(x: x, y: y))
  }

  @Test("a tap selects an item, and the one before is let go of")
  func one() {
    let scene = CollectionScene()
    scene.scroll(to: 100)
    scene.log = []
    tap(scene, 150, 50)
    #expect(scene.log == ["select 4"])
    #expect(scene.view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    tap(scene, 250, 50)
    #expect(scene.log == ["select 4", "deselect 4", "select 5"])
    let cells = scene.view.visibleCells.filter(\.isSelected)
    #expect(cells.map(\.tag) == [5])
  }

  @Test("not where it may not be, where the finger has left the cell, or where nothing is")
  func none() {
    let scene = CollectionScene([4])
    scene.log = []
    tap(scene, 50, 50, to: CGPoint(x: 250, y: 50))
    tap(scene, 250, 350)
    scene.maySelect = false
    tap(scene, 50, 50)
    scene.view.allowsSelection = false
    tap(scene, 50, 50)
    #expect(scene.log == [])
    #expect(scene.view.visibleCells.allSatisfy { !$0.isSelected && !$0.isHighlighted })
  }

  @Test("several: a second tap lets go; a cell that comes back is selected still")
  func several() {
    let scene = CollectionScene()
    scene.view.allowsMultipleSelection = true
    scene.log = []
    tap(scene, 50, 50)
    tap(scene, 150, 50)
    tap(scene, 50, 50)
    #expect(scene.log == ["select 0", "select 1", "deselect 0"])
    scene.scroll(to: 1000)
    #expect(scene.view.visibleCells.allSatisfy { !$0.isSelected })
    scene.scroll(to: 0)
    #expect(scene.view.visibleCells.filter(\.isSelected).map(\.tag) == [1])
  }

  @Test("selected by code, the delegate hears nothing")
  func byCode() {
    let scene = CollectionScene()
    scene.log = []
    let path = IndexPath(item: 30, section: 0)
    scene.test.run { scene.view.selectItem(at: path, animated: false, scrollPosition: .top) }
    #expect(scene.view.contentOffset.y == 1000)
    #expect(scene.view.cellForItem(at: path)?.isSelected == true)
    #expect(!scene.log.contains { $0.hasPrefix("select") })
    scene.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(scene.view.indexPathsForSelectedItems == [])
  }
}
