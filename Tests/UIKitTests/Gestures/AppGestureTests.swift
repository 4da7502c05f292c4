import Foundation
import Testing

@testable import AppCode5
@testable import AppCode6
@testable import UIKit

/// Gestures as apps write them, run as they stand.
@MainActor
struct AppGestureTests {
  private func touch(_ stage: Stage, _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    stage.touch(phase, at: CGPoint(x: x, y: y))
  }

  @Test("a card is thrown where its velocity carries it, caught on its way, and thrown back")
  func flick() {
    let (stage, card, window) = show { FlickCardViewController() }
    defer { withExtendedLifetime(window) {} }
    touch(stage, .began, 196, 702)
    for step in 1...4 {
      stage.advance(by: 1.0 / 60)
      touch(stage, .moved, 196, 702 - 20 * CGFloat(step))
    }
    // 1200 points per second carry it 598.8 points beyond 622.
    touch(stage, .ended, 196, 622)
    #expect(card.log == ["caught"])
    stage.advance(by: 0.1)
    let y = card.card.layer.presentation()?.position.y ?? .nan
    #expect(y > 150 && y < 622)
    touch(stage, .began, 196, y)
    #expect(near(card.card.center.y, Double(y)) && card.log == ["caught", "caught"])
    stage.advance(by: 1.0 / 60)
    touch(stage, .moved, 196, y + 10)
    #expect(near(card.card.center.y, Double(y) + 10))
    stage.touch(.ended, at: CGPoint(x: 196, y: y + 10), velocity: CGPoint(x: 0, y: 1500))
    _ = stage.advance(.rest)
    #expect(card.log == ["caught", "caught", "at 702"] && card.card.center.y == 702)
  }

  @Test("a photo is moved, scaled and turned by two fingers at once")
  func photo() {
    let (stage, photo, window) = show { PhotoViewController() }
    defer { withExtendedLifetime(window) {} }
    func place(_ phase: UITouch.Phase, _ distance: CGFloat, _ angle: CGFloat, _ x: CGFloat) {
      let (dx, dy) = (distance / 2 * cos(angle), distance / 2 * sin(angle))
      stage.touch([
        TouchSample(phase, finger: 1, at: CGPoint(x: 196 + x - dx, y: 426 - dy)),
        TouchSample(phase, finger: 2, at: CGPoint(x: 196 + x + dx, y: 426 + dy)),
      ])
      stage.advance(by: 1.0 / 60)
    }
    place(.began, 100, 0, 0)
    // All three begin with this; scale and rotation count from here.
    place(.moved, 110, 0.2, 20)
    place(.moved, 220, 0.2 + .pi / 4, 30)
    place(.ended, 220, 0.2 + .pi / 4, 30)
    let transform = photo.photo.transform
    #expect(near(photo.photo.center.x, 226, 1e-6))
    #expect(near((transform.a * transform.a + transform.b * transform.b).squareRoot(), 2, 1e-6))
    #expect(near(atan2(transform.b, transform.a), .pi / 4, 1e-6))
  }

  @Test("one tap, two taps, a long press and a button each do their own")
  func taps() {
    let (stage, photo, window) = show { PhotoViewController() }
    defer { withExtendedLifetime(window) {} }
    func tap(_ x: CGFloat, _ y: CGFloat, hold: Double = 0.05) {
      touch(stage, .began, x, y)
      stage.advance(by: hold)
      touch(stage, .ended, x, y)
    }
    tap(200, 100)
    #expect(photo.bar.alpha == 1)
    _ = stage.advance(.rest)
    #expect(photo.bar.alpha == 0 && photo.asked == 0)
    tap(200, 100)
    _ = stage.advance(.rest)
    photo.photo.center.x = 100
    tap(200, 100)
    stage.advance(by: 0.1)
    tap(200, 100)
    _ = stage.advance(.rest)
    #expect(photo.photo.center.x == 196.5 && photo.bar.alpha == 1)
    tap(200, 100, hold: 0.6)
    #expect(photo.asked == 1)
    tap(50, 800)
    _ = stage.advance(.rest)
    #expect(photo.shares == 1 && photo.bar.alpha == 1)
  }
}
