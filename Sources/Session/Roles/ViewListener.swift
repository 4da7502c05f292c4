import UIKit

/// Hears for script code what happens to a view made by `view`; the view keeps it alive.
@MainActor
final class ViewListener: UIScrollViewDelegate {
  /// Runs the `on` blocks of an event with the names that it gives.
  init(_ view: UIView, handle: @escaping (_ event: String, _ given: [(String, Value)]) -> Void) {
    self.handle = handle
    view.layoutObserver = { [self] in self.handle("layout", []) }
    if let scroll = view as? UIScrollView { scroll.delegate = self }
    if let control = view as? UIControl { listen(to: control) }
  }

  private let handle: (String, [(String, Value)]) -> Void

  /// The events that a kind of view has.
  static func events(of view: UIView) -> [String] {
    switch view {
    case is UIScrollView: ["layout", "scroll"]
    case is UISlider: ["layout", "change"]
    case is UIButton: ["layout", "tap"]
    default: ["layout"]
    }
  }

  private func listen(to control: UIControl) {
    control.addAction(
      UIAction { [weak self] _ in self?.handle("tap", []) }, for: .touchUpInside)
    guard let slider = control as? UISlider else { return }
    slider.addAction(
      UIAction { [weak self, weak slider] _ in
        self?.handle("change", [("value", .plain(Double(slider?.value ?? 0)))])
      }, for: .valueChanged)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    handle("scroll", [("offset", .point(scrollView.contentOffset))])
  }
}
