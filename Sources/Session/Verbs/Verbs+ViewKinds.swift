import Script
import Text
import UIKit

/// `view NAME image`, `label`, `button`, `scroll`, `slider`: what each has beside a plain view.
extension Interpreter {
  static func makeView(_ kind: String?) -> UIView {
    switch kind {
    case "image": UIImageView(frame: .zero)
    case "label": UILabel(frame: .zero)
    case "button": UIButton(type: .system)
    case "scroll": UIScrollView(frame: .zero)
    case "slider": UISlider(frame: .zero)
    default: UIView(frame: .zero)
    }
  }

  /// Text, content and paging; a size from the text where none is given.
  func prepareKind(_ view: UIView, _ arguments: Arguments) throws {
    if arguments.has("text") {
      guard setText(of: view, to: try arguments.text("text") ?? "") else {
        throw Diagnostic.notOfThisKind(
          "text", "a label or a button", at: arguments.place(of: "text"))
      }
    }
    for option in ["content", "paging"] where arguments.has(option) {
      guard view is UIScrollView else {
        throw Diagnostic.notOfThisKind(option, "a scroll view", at: arguments.place(of: option))
      }
    }
    if let scroll = view as? UIScrollView {
      if let content = try arguments.point("content") {
        scroll.contentSize = CGSize(width: content.x, height: content.y)
      }
      scroll.isPagingEnabled = try arguments.flag("paging")
    }
    if !arguments.has("frame"), !arguments.has("size") { takeOwnSize(view) }
    // A picture as large as its view, so that it counts as one.
    if let image = view as? UIImageView { image.image = UIImage(size: view.bounds.size) }
  }

  private func takeOwnSize(_ view: UIView) {
    let size = view.intrinsicContentSize
    let center = view.center
    view.bounds.size = CGSize(
      width: size.width < 0 ? view.bounds.width : size.width,
      height: size.height < 0 ? view.bounds.height : size.height)
    view.center = center
  }

  /// False for a view that shows no text.
  func setText(of view: UIView, to text: String) -> Bool {
    switch view {
    case let label as UILabel: label.text = text
    case let button as UIButton: button.setTitle(text, for: .normal)
    default: return false
    }
    return true
  }

  /// Runs the `on` blocks of a view when its events come.
  func listen(_ view: UIView, _ arguments: Arguments, _ entity: Entity) throws {
    let handlers = handlers(in: arguments.block)
    guard !handlers.isEmpty else { return }
    let possible = ViewListener.events(of: view)
    for event in ["layout", "tap", "change", "scroll"] {
      if let block = handlers[event]?.first, !possible.contains(event) {
        throw Diagnostic.eventOfAnotherKind(
          event, at: Place(block.source, block.range))
      }
    }
    let scope = arguments.frame.scope
    _ = ViewListener(view) { [weak self, weak entity] event, given in
      guard let entity else { return }
      for block in handlers[event] ?? [] {
        _ = self?.handler(
          block, "`on \(event)` of \(entity.path)", in: Scope(in: scope, owner: entity),
          given: given)
      }
    }
  }
}
