/// A place in the view tree to which a view can return.
@MainActor
struct ViewPlace {
  private(set) weak var superview: UIView?
  private let index: Int
  private let center: CGPoint
  private let size: CGSize

  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    center = view.center
    size = superview.bounds.size
  }

  /// Puts the view back among its former siblings, where it is seen now, or where it was if it is
  /// nowhere; turned with the screen in between, it is where the screen has put it. Nothing happens
  /// if the place is gone.
  func restore(_ view: UIView) {
    guard let superview, view.superview !== superview else { return }
    let former = superview.bounds.size == size ? center : view.center
    let center = view.superview.map { superview.convert(view.center, from: $0) } ?? former
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    view.center = center
  }
}
