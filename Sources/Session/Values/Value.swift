import Motion
import Script
import UIKit

/// What an expression is worth. Numbers keep the quantity they were written in, so that seconds are
/// never added to radians.
@MainActor
indirect enum Value {
  case none
  case bool(Bool)
  case number(Double, Quantity)
  case text(String)
  case pair(Double, Double)
  case rect(CGRect)
  case color(ColorComponents)
  case transform(CGAffineTransform)
  case list([Value])
  case curve(Curve)
  /// UIKit's word of an enumeration: `.push`.
  case word(String)
  case view(UIView)
  case controller(UIViewController)
  case animator(ScriptAnimator)
  case delegate(ScriptDelegate)
  case propertyAnimator(UIViewPropertyAnimator)
  case presentation(ScriptPresentation)
  case interactor(ScriptInteractor)
  case recognizer(UIGestureRecognizer)
  case layout(ScriptLayout)
  case context(any UIViewControllerContextTransitioning)
  /// `to` and `from` of an animator.
  case side(TransitionSide)
  /// A layer of a view, as `view.layer` and `view.presentation` show it.
  case layer(LayerFace)
  case screen
  case function(Function)
  /// `material`, whose members are curves.
  case material
}

/// The quantity of a number. A plain number takes the quantity of what it meets.
enum Quantity: Sendable, Hashable {
  case plain, time, angle, length, percent
}

/// A function written in the session.
final class Function: Sendable {
  let name: String
  let parameters: [String]
  let body: Script.Block
  init(name: String, parameters: [String], body: Script.Block) {
    self.name = name
    self.parameters = parameters
    self.body = body
  }
}

extension Value {
  static func plain(_ number: Double) -> Value { .number(number, .plain) }
  static func time(_ seconds: Double) -> Value { .number(seconds, .time) }
  static func point(_ point: CGPoint) -> Value { .pair(Double(point.x), Double(point.y)) }
  static func size(_ size: CGSize) -> Value { .pair(Double(size.width), Double(size.height)) }

  /// A view of a controller or a side where a view is wanted; none where there is none.
  static func optional(_ view: UIView?) -> Value { view.map { .view($0) } ?? .none }
  static func optional(_ controller: UIViewController?) -> Value {
    controller.map { .controller($0) } ?? .none
  }

  /// What messages call its kind, with its article: `a time`, `an angle`, `none`.
  var kindWithArticle: String {
    let kind = self.kind
    if kind == "none" { return kind }
    return ("aeiou".contains(kind.first ?? " ") ? "an " : "a ") + kind
  }

  var kind: String {
    switch self {
    case .none: return "none"
    case .bool: return "truth value"
    case .number(_, let quantity): return quantity.name
    case .text: return "text"
    case .pair: return "pair"
    case .rect: return "rect"
    case .color: return "color"
    case .transform: return "transform"
    case .list: return "list"
    case .curve: return "curve"
    case .word: return "word"
    case .view: return "view"
    case .controller: return "controller"
    case .animator: return "animator"
    case .delegate: return "delegate"
    case .propertyAnimator: return "property animator"
    case .presentation: return "presentation"
    case .interactor: return "interactor"
    case .recognizer: return "recognizer"
    case .layout: return "layout"
    case .context: return "context"
    case .side: return "side"
    case .layer: return "layer"
    case .screen: return "screen"
    case .function: return "function"
    case .material: return "curve family"
    }
  }

  var isNone: Bool {
    if case .none = self { return true }
    return false
  }

  /// The number inside, whatever its quantity.
  var numeric: Double? {
    if case .number(let number, _) = self { return number }
    return nil
  }
}

extension Quantity {
  var withArticle: String { (self == .angle ? "an " : "a ") + name }

  var name: String {
    switch self {
    case .plain: return "plain number"
    case .time: return "time"
    case .angle: return "angle"
    case .length: return "length"
    case .percent: return "percentage"
    }
  }
}
