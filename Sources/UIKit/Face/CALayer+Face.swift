// What those who look at a stage from inside the package may see of layers and views.

extension CALayer {
  /// A stored property: as set, or as seen for a copy that `presentation()` gave.
  package func value(of key: LayerKey) -> LayerValue { store.model[key] }

  /// The view that this layer backs.
  package var backedView: UIView? { view }
}

extension UIView {
  /// Called after each layout of the view.
  package var layoutObserver: (@MainActor () -> Void)? {
    get { layoutState.observer }
    set { layoutState.observer = newValue }
  }

  /// The view controller whose view this is.
  package var owningController: UIViewController? { owner as? UIViewController }
}
