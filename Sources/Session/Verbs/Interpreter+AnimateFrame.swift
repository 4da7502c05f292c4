import Motion
import Script
import Text
import UIKit

/// `animate V.frame to RECT with LAW`: not one property but two.
extension Interpreter {
  /// The view whose whole frame a path names: `card.frame`.
  func framedView(_ expression: Expression, _ frame: Frame) -> UIView? {
    guard case .postfix(let base, let parts) = expression.kind,
      case .member(let name)? = parts.last, name.text == "frame"
    else { return nil }
    let head =
      parts.count == 1
      ? base : Expression(.postfix(base, Array(parts.dropLast())), expression.range)
    guard case .view(let view)? = try? evaluate(head, frame) else { return nil }
    return view
  }

  /// Place and size go by the same law, each from where it is; they end together.
  func animateFrame(of view: UIView, _ law: Curve, _ arguments: Arguments) throws {
    if case .decay = law { throw Diagnostic.decayOfOne(at: arguments.place(of: "with")) }
    let start = try rect("from", arguments)
    let goal = try frameGoal(start ?? view.frame, arguments)
    if !view.transform.isIdentity {
      stage.emit(
        .misuse, receiver: view, "frame-under-transform",
        reason: DoctorMessages.frameAnimatedUnderTransform)
    }
    let done = completion(arguments)
    var waiting = 2
    var isFinished = true
    for (keyPath, value) in [("position", position), ("bounds.size", size)] {
      guard let property = AnimatedProperty(keyPath, of: view.layer) else { continue }
      let animation = PropertyAnimation(property, law: law, to: value(goal, view))
      animation.start = start.map { value($0, view) }
      animation.delay = try arguments.seconds("delay") ?? 0
      animation.completion = { finished in
        waiting -= 1
        isFinished = isFinished && finished
        if waiting == 0 { done?(isFinished) }
      }
      animation.begin()
    }
  }

  private func frameGoal(_ start: CGRect, _ arguments: Arguments) throws -> CGRect {
    if let goal = try rect("to", arguments) { return goal }
    guard let way = try rect("by", arguments) else {
      throw Diagnostic.needsGoal(at: arguments.verbPlace)
    }
    return CGRect(
      x: start.minX + way.minX, y: start.minY + way.minY, width: start.width + way.width,
      height: start.height + way.height)
  }

  private func rect(_ name: String, _ arguments: Arguments) throws -> CGRect? {
    switch try arguments.value(name) {
    case nil: return nil
    case .rect(let rect)?: return rect
    case let value?:
      throw Diagnostic.argument(
        name, of: "animate", wants: "a rect", got: value, at: arguments.place(of: name))
    }
  }

  /// Where the anchor of a view with this frame stands.
  private func position(_ frame: CGRect, _ view: UIView) -> LayerValue {
    let anchor = view.layer.anchorPoint
    return .point(
      CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height))
  }

  private func size(_ frame: CGRect, _ view: UIView) -> LayerValue {
    .point(CGPoint(x: frame.width, y: frame.height))
  }
}
