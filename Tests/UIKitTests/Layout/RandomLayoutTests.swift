import Testing

@testable import UIKit

/// Edges, sizes and centres drawn from a seed, each of which refers to views that came before, so
/// that there are no cycles.
@MainActor
struct RandomLayoutTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// What settles an axis: two of these.
  private static let pairs: [([Attribute], [Attribute])] = [
    ([.left, .right], [.top, .bottom]), ([.left, .width], [.top, .height]),
    ([.right, .width], [.bottom, .height]), ([.centerX, .width], [.centerY, .height]),
    ([.left, .centerX], [.top, .centerY]), ([.centerX, .right], [.centerY, .bottom]),
  ]

  private static func value(_ attribute: Attribute, _ rect: CGRect) -> Double {
    switch attribute {
    case .left: rect.minX
    case .right: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerX: rect.midX
    case .centerY: rect.midY
    case .width: rect.width
    default: rect.height
    }
  }

  @Test("each constraint holds to 1e-6, and each view is where it was drawn", arguments: 1...40)
  func residuals(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let scene = ConstraintScene()
    var views: [(view: UIView, rect: CGRect)] = [(scene.window, scene.window.bounds)]
    for _ in 0..<Int(random.next(2, 14)) {
      let view = scene.view(in: views[Int(random.next(0, Double(views.count)))].view)
      let rect = CGRect(
        x: random.next(-100, 400), y: random.next(-100, 800), width: random.next(1, 300),
        height: random.next(1, 300))
      for axis in 0...1 {
        let pair = Self.pairs[Int(random.next(0, 6))]
        for attribute in axis == 0 ? pair.0 : pair.1 {
          constrain(view, rect, attribute, views, &random)
        }
      }
      views.append((view, rect))
    }
    scene.stage.settle()
    #expect(scene.misuse == [])
    for constraint in views.flatMap(\.view.constraints) {
      #expect(abs(residual(constraint)) < 1e-6)
    }
    for (view, rect) in views {
      #expect(near(view.plain.minX, rect.minX, 1e-6) && near(view.plain.maxY, rect.maxY, 1e-6))
      #expect(!view.hasAmbiguousLayout)
    }
  }

  /// An attribute of a rectangle by one of what is there already, so that it comes out as drawn.
  private func constrain(
    _ view: UIView, _ rect: CGRect, _ attribute: Attribute,
    _ others: [(view: UIView, rect: CGRect)],
    _ random: inout Seeded
  ) {
    let other = others[Int(random.next(0, Double(others.count)))]
    let isSize = attribute == .width || attribute == .height
    let isPlain = isSize && random.next() < 0.5
    let multiplier = isSize && !isPlain ? random.next(0.25, 1.5) : 1
    let base = isPlain ? 0 : Self.value(attribute, other.rect) * multiplier
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: isPlain ? nil : other.view,
      attribute: isPlain ? .notAnAttribute : attribute, multiplier: multiplier,
      constant: Self.value(attribute, rect) - base
    ).isActive = true
  }

  private func residual(_ constraint: NSLayoutConstraint) -> Double {
    func value(_ item: AnyObject?, _ attribute: Attribute) -> Double {
      guard let view = item as? UIView else { return 0 }
      return Self.value(attribute, view.plain)
    }
    let second =
      constraint.secondAttribute == .notAnAttribute
      ? 0 : value(constraint.secondItem, constraint.secondAttribute)
    return value(constraint.firstItem, constraint.firstAttribute)
      - constraint.multiplier * second - constraint.constant
  }
}

extension UIView {
  /// In the window's coordinates, by adding up frames.
  fileprivate var plain: CGRect {
    guard let superview else { return bounds }
    return frame.offsetBy(dx: superview.plain.minX, dy: superview.plain.minY)
  }
}
