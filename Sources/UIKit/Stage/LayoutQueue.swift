/// The views that asked for layout since the last pass.
@MainActor
struct LayoutQueue {
  var views: [WeakView] = []

  mutating func add(_ view: UIView) {
    guard !view.isInLayoutQueue else { return }
    view.isInLayoutQueue = true
    views.append(WeakView(view: view))
  }

  mutating func take() -> [UIView] {
    let taken = views.compactMap(\.view)
    views = []
    for view in taken { view.isInLayoutQueue = false }
    return taken
  }
}

struct WeakView {
  weak var view: UIView?
}
