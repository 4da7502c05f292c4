/// The views that asked for layout since the last pass.
@MainActor
struct LayoutQueue {
  var views: [WeakView] = []

  mutating func add(_ view: UIView) { views.append(WeakView(view: view)) }

  mutating func take() -> [UIView] {
    defer { views = [] }
    return views.compactMap(\.view)
  }
}

struct WeakView {
  weak var view: UIView?
}
