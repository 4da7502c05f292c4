import Testing

@testable import AppCode5
@testable import UIKit

@MainActor
@Suite("Sheets")
struct UISheetPresentationControllerTests {
  private let width = CGFloat(393)

  @Test("SH-01 the defaults")
  func defaults() throws {
    let scene = TransitionScene()
    try scene.stage.with {
      let sheet = try #require(scene.controller("a", .pageSheet).sheetPresentationController)
      #expect(sheet.detents.map(\.identifier) == [.large])
      #expect(sheet.selectedDetentIdentifier == nil)
      #expect(sheet.largestUndimmedDetentIdentifier == nil)
      #expect(!sheet.prefersGrabberVisible)
      #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
      #expect(!sheet.prefersEdgeAttachedInCompactHeight)
      #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
      #expect(sheet.preferredCornerRadius == nil)
      #expect(scene.controller("b", .formSheet).sheetPresentationController != nil)
      #expect(scene.controller("c", .automatic).sheetPresentationController != nil)
      #expect(scene.controller("d", .fullScreen).sheetPresentationController == nil)
    }
  }

  @Test("SH-01 it rests at the lowest detent until one is selected; medium is half the height")
  func resting() {
    let scene = TransitionScene()
    let card = scene.controller("card", .pageSheet)
    let sheet = scene.stage.with { card.sheetPresentationController }
    sheet?.detents = [.large(), .medium()]
    scene.run { scene.first.present(card, animated: true) }
    #expect(card.view.frame == CGRect(x: 0, y: 426, width: width, height: 426))
    scene.run { sheet?.selectedDetentIdentifier = .large }
    #expect(card.view.frame == CGRect(x: 0, y: 0, width: width, height: 852))
    #expect(scene.stage.time == 0.5)
    scene.run { sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium } }
    #expect(scene.stage.time == 1)
    #expect(card.view.frame.height == 426)
  }

  @Test("a detent of one's own goes by the full height; one that answers nil is out of use")
  func custom() {
    let scene = TransitionScene()
    let card = scene.controller("card", .pageSheet)
    let sheet = scene.stage.with { card.sheetPresentationController }
    let low = UISheetPresentationController.Detent.Identifier("low")
    sheet?.detents = [
      .custom(identifier: low) { $0.maximumDetentValue / 4 },
      .custom { _ in nil }, .large(),
    ]
    scene.run { scene.first.present(card, animated: false) }
    #expect(card.view.frame.height == 213)
    scene.run { sheet?.selectedDetentIdentifier = .large }
    #expect(card.view.frame.height == 852)
  }

  @Test("the sheet follows the screen when that turns")
  func turning() {
    let scene = TransitionScene()
    let card = scene.controller("card", .pageSheet)
    scene.stage.with { card.sheetPresentationController?.detents = [.medium()] }
    scene.run { scene.first.present(card, animated: false) }
    scene.run { scene.stage.turnScreen(to: CGSize(width: 852, height: 393), duration: 0.3) }
    #expect(card.view.frame == CGRect(x: 0, y: 196.5, width: 852, height: 196.5))
    #expect(scene.first.view.bounds.size == CGSize(width: 852, height: 393))
  }
}
