import Testing

@testable import AppCode5
@testable import UIKit

/// The sheet of Tests/AppCode5 on a screen of 393 x 852, of which 59 points above and 34 below are
/// covered.
@MainActor
@Suite("App code: a sheet by constraints")
struct AppSheetTests {
  private let test = TestStage()
  private let sheet: SheetViewController

  init() {
    let (test, sheet) = (test, test.stage.with { SheetViewController() })
    self.sheet = sheet
    test.run { test.window.rootViewController = sheet }
  }

  private var seenTop: Double {
    sheet.sheetView.layer.presentation().map { Double($0.frame.minY) } ?? .nan
  }

  @Test("it lies below the screen until it is called, and what is in it is in its place")
  func hidden() {
    #expect(sheet.dimmingView.frame == sheet.view.bounds)
    #expect(sheet.sheetView.frame.minY == 852 && sheet.sheetView.frame.width == 393)
    #expect(sheet.grabber.frame == CGRect(x: 178.5, y: 6, width: 36, height: 5))
    // Close: 5 characters of 7.5 points, 16 from the right.
    #expect(sheet.closeButton.frame.maxX == 393 - 16 && sheet.closeButton.frame.width == 38)
    #expect(sheet.stackView.frame.minX == 16)
    #expect(near(sheet.stackView.frame.maxX, 393 - 16 - 38 - 16))
    #expect(sheet.titleLabel.frame.height == 27)
    // 75 characters of 7.5 points in 307: two lines of 18.
    #expect(sheet.detailLabel.frame == CGRect(x: 0, y: 39, width: 307, height: 36))
    #expect(sheet.slider.frame == CGRect(x: 0, y: 99, width: 307, height: 31))
    #expect(test.codes(.misuse) == [])
  }

  @Test("V-15 the way to half of the height is a spring on constraints")
  func medium() {
    var detents: [SheetViewController.Detent] = []
    sheet.onDetentChange = { detents.append($0) }
    test.run { sheet.move(to: .medium) }
    #expect(sheet.sheetView.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(near(seenTop, 852))
    test.stage.advance(to: 0.1)
    // x(t) of the spring with damping 0.8 in 0.4 s: w = ln(1000 z / sqrt(1 - z^2)) / (z d).
    let z = 0.8
    let w = log(1000 * z / (1 - z * z).squareRoot()) / (z * 0.4)
    let damped = w * (1 - z * z).squareRoot()
    let way = 1 - exp(-z * w * 0.1) * (cos(damped * 0.1) + z * w / damped * sin(damped * 0.1))
    #expect(near(seenTop, 852 - 426 * way, 1e-6))
    #expect(near(Double(sheet.dimmingView.layer.presentation()?.opacity ?? 0), way, 1e-6))
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 0.4 && detents == [.medium])
  }

  @Test("full height is under the status bar, and its constant moves it")
  func large() {
    test.run { sheet.move(to: .large, animated: false) }
    #expect(sheet.sheetView.frame == CGRect(x: 0, y: 67, width: 393, height: 785))
    test.run { sheet.setTopInset(40) }
    #expect(sheet.sheetView.frame.minY == 99)
    #expect(near(seenTop, 67))
    test.stage.advance(to: 0.2)
    #expect(seenTop == 99)
  }

  @Test("its controls do what they say")
  func controls() {
    test.run { sheet.move(to: .large, animated: false) }
    test.run { sheet.slider.drag(to: 12, isLast: true) }
    #expect(sheet.titleLabel.text == "Within 12 km")
    test.run { sheet.closeButton.tap() }
    #expect(sheet.detent == .hidden && sheet.sheetView.frame.minY == 852)
  }
}
