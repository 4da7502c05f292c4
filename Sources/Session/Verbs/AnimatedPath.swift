import Script
import Text
import UIKit

/// A path to one property of a view: `card.center.x`, or through `.layer.` to Core Animation.
@MainActor
struct AnimatedPath {
  let view: UIView
  /// Core Animation's name of the property.
  let keyPath: String
  /// Whether it went through `.layer`: only what is seen moves then.
  let isLayer: Bool
  let property: AnimatedProperty

  /// Core Animation's names by those of the language.
  static func keyPath(_ names: [String]) -> String? {
    guard let first = names.first, let key = keys[first] else { return nil }
    let rest = names.dropFirst().map { parts[$0] ?? $0 }
    let path = ([key] + rest).joined(separator: ".")
    return shortened[path] ?? path
  }

  private static let keys = [
    "center": "position", "position": "position", "bounds": "bounds", "size": "bounds.size",
    "anchor": "anchorPoint", "anchorPoint": "anchorPoint", "alpha": "opacity",
    "opacity": "opacity", "transform": "transform", "color": "backgroundColor",
    "backgroundColor": "backgroundColor", "corner": "cornerRadius",
    "cornerRadius": "cornerRadius", "zPosition": "zPosition",
  ]

  private static let parts = ["scaleX": "scale.x", "scaleY": "scale.y"]

  private static let shortened = [
    "bounds.x": "bounds.origin.x", "bounds.y": "bounds.origin.y",
    "bounds.width": "bounds.size.width", "bounds.height": "bounds.size.height",
    "transform.tx": "transform.translation.x", "transform.ty": "transform.translation.y",
  ]
}

extension Interpreter {
  /// Finds the view at the head of a path, and the property that the rest of it names.
  func animatedPath(_ expression: Expression, _ frame: Frame) throws -> AnimatedPath {
    let place = frame.place(expression.range)
    guard case .postfix(let base, let parts) = expression.kind else {
      throw Diagnostic.notAProperty(place.source.slice(place.range), at: place)
    }
    for count in stride(from: parts.count - 1, through: 0, by: -1) {
      let head =
        count == 0
        ? base : Expression(.postfix(base, Array(parts.prefix(count))), expression.range)
      guard let (view, isLayer) = animatedView(try? evaluate(head, frame)) else { continue }
      let names = parts.dropFirst(count).compactMap { part -> String? in
        if case .member(let name) = part { name.text } else { nil }
      }
      guard names.count == parts.count - count, let keyPath = AnimatedPath.keyPath(names),
        let property = AnimatedProperty(keyPath, of: view.layer)
      else { throw Diagnostic.notAProperty(place.source.slice(place.range), at: place) }
      return AnimatedPath(view: view, keyPath: keyPath, isLayer: isLayer, property: property)
    }
    // Says what of it there is not.
    _ = try evaluate(expression, frame)
    throw Diagnostic.notAProperty(place.source.slice(place.range), at: place)
  }

  private func animatedView(_ value: Value?) -> (view: UIView, isLayer: Bool)? {
    switch value {
    case .view(let view)?: (view, false)
    case .layer(let face)? where face.side == .layer: (face.view, true)
    default: nil
    }
  }

  /// A value as one of a property.
  func layerValue(
    _ name: String, _ arguments: Arguments, of path: AnimatedPath
  ) throws -> LayerValue? {
    guard let value = try arguments.value(name) else { return nil }
    let place = arguments.place(of: name)
    func wanted(_ what: String) -> Diagnostic {
      Diagnostic.argument(name, of: "animate", wants: what, got: value, at: place)
    }
    switch (path.property.model, value) {
    case (.number, .number(let number, _)): return .number(number)
    case (.number, _): throw wanted("a number")
    case (.point, .pair(let x, let y)): return .point(CGPoint(x: x, y: y))
    case (.point, _): throw wanted("a point or size")
    case (.rect, .rect(let rect)): return .rect(rect)
    case (.rect, _): throw wanted("a rect")
    case (.transform, .transform(let transform)): return .transform(transform)
    case (.transform, _): throw wanted("a transform")
    case (.color, .color(let color)): return .color(color)
    case (.color, .word(let word)):
      guard let color = Self.color(named: word) else { throw wanted("a color") }
      return .color(color)
    case (.color, .none): return .color(nil)
    case (.color, _): throw wanted("a color")
    default: throw wanted("another kind of value")
    }
  }
}
