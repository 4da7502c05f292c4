import Session
import Testing

@testable import UIKit

@Suite struct LayerGeometryTests {
  private let plain = LayerGeometry(
    bounds: CGRect(x: 0, y: 0, width: 100, height: 40), position: CGPoint(x: 200, y: 300))

  @Test("G0-1 without a transform the frame is the bounds around the anchor")
  func untransformed() {
    #expect(plain.frame == CGRect(x: 150, y: 280, width: 100, height: 40))
    #expect(plain.center == CGPoint(x: 200, y: 300))
    #expect(plain.size == CGSize(width: 100, height: 40))
    #expect(plain.scale == 1)
  }

  @Test("G0-3 the anchor moves the frame: origin = position - anchor x size")
  func anchor() {
    var geometry = plain
    geometry.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(geometry.frame == CGRect(x: 200, y: 260, width: 100, height: 40))
    #expect(geometry.center == CGPoint(x: 200, y: 300))
  }

  @Test("the origin of the bounds, which scrolls, does not move the frame")
  func scrolled() {
    var geometry = plain
    geometry.bounds.origin = CGPoint(x: 30, y: -70)
    #expect(geometry.frame == plain.frame)
  }

  @Test("scaled and moved: the size grows about the anchor, the translation is added")
  func scaled() {
    var geometry = plain
    geometry.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 10, ty: -20)
    #expect(geometry.frame == CGRect(x: 110, y: 270, width: 200, height: 20))
    #expect(geometry.scale == 1)
    geometry.transform = CGAffineTransform(a: 0.2, b: 0, c: 0, d: 0.2, tx: 0, ty: 0)
    #expect(abs(geometry.scale - 0.2) < 1e-15)
  }

  @Test("turned by 30 degrees: the frame is the box w|cos| + h|sin| by w|sin| + h|cos|")
  func turned() {
    let (c, s) = (0.75.squareRoot(), 0.5)
    var geometry = plain
    geometry.transform = CGAffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    let (width, height) = (100 * c + 40 * s, 100 * s + 40 * c)
    #expect(abs(geometry.frame.size.width - width) < 1e-12)
    #expect(abs(geometry.frame.size.height - height) < 1e-12)
    #expect(abs(geometry.frame.origin.x - (200 - width / 2)) < 1e-12)
    #expect(abs(geometry.frame.origin.y - (300 - height / 2)) < 1e-12)
    #expect(abs(geometry.scale - 1) < 1e-12)
  }

  @Test("a mirrored layer has a frame of positive size and the same scale")
  func mirrored() {
    var geometry = plain
    geometry.anchorPoint = CGPoint(x: 0, y: 0)
    geometry.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(geometry.frame == CGRect(x: 100, y: 300, width: 100, height: 40))
    #expect(geometry.scale == 1)
  }

  @Test("the geometry at a time is read from the four recorded properties, as seen or as set")
  func recorded() {
    var recording = Recording()
    recording.commit(
      0, change(1, .bounds, .rect(plain.bounds)),
      change(1, .position, .point(CGPoint(x: 0, y: 0)), seen: .point(CGPoint(x: 50, y: 20))),
      change(1, .anchorPoint, .point(CGPoint(x: 0.5, y: 0.5))),
      change(1, .transform, .transform(.identity)), change(2, .bounds, .rect(plain.bounds)))
    let seen = recording.geometry(of: .one, at: 0)
    let model = recording.geometry(of: .one, .model, at: 0)
    #expect(seen?.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(model?.frame == CGRect(x: -50, y: -20, width: 100, height: 40))
    #expect(recording.geometry(of: StageObjectID(2), at: 0) == nil)
  }
}
